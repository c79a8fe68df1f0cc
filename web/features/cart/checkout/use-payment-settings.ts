import { useQuery } from '@tanstack/react-query';
import { cartWords } from '#words';
import type { PaymentSettings } from '../../../../contract/payments.ts';
import { failureSentence } from '../../../lib/form-errors.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { paymentSettingsQuery } from '../api.ts';

export interface PaymentSettingsState {
  settings: PaymentSettings | undefined;
  failure: string | undefined;
  retry: () => void;
}

/** Loads the payment settings when the customer first chooses to pay by card. */
export function usePaymentSettings(isWanted: boolean): PaymentSettingsState {
  const { data, error, refetch } = useQuery({ ...paymentSettingsQuery, enabled: isWanted }, queryClient);
  return {
    settings: data,
    failure: error ? failureSentence(error, cartWords.cardPaymentIsNotAvailable) : undefined,
    retry: () => void refetch(),
  };
}
