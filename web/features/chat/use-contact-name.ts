import { chatWords } from '#words';
import type { ChatUser } from '../../../contract/chat.ts';
import { SUPPORT_USER_ID } from '../../../contract/roles.ts';
import { useShop } from '../../lib/shop.ts';

/** Support is shown under the shop's name. */
export function useContactName(): (contact: Pick<ChatUser, 'id' | 'username'>) => string {
  const { brand_name } = useShop();
  return ({ id, username }) =>
    id === SUPPORT_USER_ID ? chatWords.supportOf({ brandName: brand_name }) : username;
}
