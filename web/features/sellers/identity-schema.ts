import { giveIdentity } from '../../../contract/seller-identity.ts';
import { validate } from '../../../contract/validation.ts';
import { checkResolver } from '../../lib/check-schema.ts';
import type { IdentityFields } from './api.ts';

/** The contract's checks; the numbers are sent as typed, and the server reads them. */
export const identityResolver = () =>
  checkResolver<IdentityFields>((typed) => {
    const { cnic, iban, ntn, strn } = typed;
    const checked = validate(giveIdentity.body, { cnic, iban, ntn, strn });
    return checked.ok ? { ok: true, data: typed } : checked;
  });
