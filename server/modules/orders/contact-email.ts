import { checkWords } from '#words';
import { isNobodysAddress } from '../../../contract/nobodys-address.ts';
import { failFields } from '../../fail.ts';

/** The address of the forms of /order_placement, which only accounts without a mailbox leave empty (accounts-31). */
export function contactEmail(
  typed: string | undefined,
  accountEmail: string,
  field: 'email' | 'Email',
): string | null {
  if (typed === undefined && !isNobodysAddress(accountEmail)) failFields({ [field]: [checkWords.required] });
  return typed ?? null;
}
