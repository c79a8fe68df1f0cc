import { dayInKarachi } from '../../../contract/dates.ts';
import type { SavedCard } from '../../../contract/payments.ts';
import type { SavedCardRow } from './queries.ts';

/** `gateway`: the gateway in use, which cannot charge other gateways' cards. */
export function presentCard(row: SavedCardRow, gateway: string): SavedCard {
  const { id, brand, last4, expiry, isDefault } = row;
  const problem = row.gateway !== gateway ? 'other_gateway' : isExpired(row) ? 'expired' : null;
  return { id, brand, last4, expiry, is_default: isDefault, problem };
}

/** A card is valid to the end of its month. */
export function isExpired({ expiry }: Pick<SavedCardRow, 'expiry'>, today = dayInKarachi()): boolean {
  const [month = '', year = ''] = expiry.split('/');
  return `20${year}-${month}` < today.slice(0, 7);
}
