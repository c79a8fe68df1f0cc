import { giveIdentity } from '../../../contract/seller-identity.ts';
import { validate } from '../../../contract/validation.ts';
import { checkResolver } from '../../lib/check-schema.ts';
import type { IdentityFields } from './api.ts';

/** Pages that were opened before it was asked for send no title, so the contract does without. */
const body = giveIdentity.body.required({ account_title: true });

/** The contract's checks; the numbers are sent as typed, and the server reads them. */
export const identityResolver = () =>
  checkResolver<IdentityFields>((typed) => {
    const { cnic, iban, account_title, ntn, strn } = typed;
    const checked = validate(body, { cnic, iban, account_title, ntn, strn });
    return checked.ok ? { ok: true, data: typed } : checked;
  });
