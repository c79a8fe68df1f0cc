// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { queryClient } from '../../../lib/query-client.ts';
import { standingQuery } from '../../orders/api.ts';
import { phoneCheckQuery } from '../api.ts';
import PhoneCode from './phone-code.tsx';

const PHONE = '0300 1234567';

afterEach(() => {
  cleanup();
  queryClient.clear();
});

test.each([
  [false, /sent to somebody who did not order it.*Who has received an order of ours is not asked/],
  [true, /your last parcel was refused at the door.*Once you have received an order, we no longer do/],
])('says why a code is asked for; last parcel refused: %s (payments-30)', async (hasRefused, reason) => {
  queryClient.setQueryData(phoneCheckQuery(PHONE).queryKey, { needed: true });
  queryClient.setQueryData(standingQuery.queryKey, { is_new: false, has_refused: hasRefused });
  render(<PhoneCode phone={PHONE} from={5000} otherWay="none" />);
  expect(await screen.findByText(reason)).toBeTruthy();
});
