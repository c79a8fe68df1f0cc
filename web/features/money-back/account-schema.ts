import { zodResolver } from '@hookform/resolvers/zod';
import { z } from 'zod';
import { RefundAccount } from '../../../contract/money-back.ts';
import { issueSentence } from '../../../contract/validation.ts';
import { checkedText } from '../../lib/check-schema.ts';

const { iban, account_title } = RefundAccount.shape;

/** The contract's checks; both are sent as typed. */
export const accountResolver = () =>
  zodResolver(z.object({ iban: checkedText(iban), account_title: checkedText(account_title) }), {
    error: issueSentence,
  });
