import type { ChatUser } from '../../../contract/chat.ts';
import { SUPPORT_USER_ID } from '../../../contract/roles.ts';
import { useShop } from '../../lib/shop.ts';

/** Support has the name of the shop. */
export function useContactName(): (contact: Pick<ChatUser, 'id' | 'username'>) => string {
  const { brand_name } = useShop();
  return ({ id, username }) => (id === SUPPORT_USER_ID ? `${brand_name} Support` : username);
}
