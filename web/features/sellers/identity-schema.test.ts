import { expect, test } from 'vitest';
import { identityResolver } from './identity-schema.ts';

const TYPED = {
  ...{ cnic: '35202-1234567-1', iban: 'PK36 SCBL 0000 0011 2345 6702', account_title: 'Muhammad Rafiq' },
  ...{ ntn: '', strn: '' },
  documents: { cnic_front: null, cnic_back: null, ntn_certificate: null, strn_certificate: null },
};
const OPTIONS = { fields: {}, shouldUseNativeValidation: false };
const errorsOf = async (typed: typeof TYPED) => (await identityResolver()(typed, undefined, OPTIONS)).errors;

test('the form asks for the name of the account, which the contract does without', async () => {
  expect(await errorsOf(TYPED)).toEqual({});
  for (const account_title of ['', '  ']) {
    const errors = await errorsOf({ ...TYPED, account_title });
    expect(Object.keys(errors)).toEqual(['account_title']);
    expect(errors.account_title?.message).toBe('This field is required.');
  }
});
