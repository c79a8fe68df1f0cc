import { useCallback, useEffect, useState } from 'react';
import type { PaymentSettings } from '../../../../contract/payments.ts';
import { failureSentence } from '../../../lib/form-errors.ts';
import { readPaymentSettings } from '../api.ts';

export interface PaymentSettingsState {
  settings: PaymentSettings | undefined;
  failure: string | undefined;
  retry: () => void;
}

export function usePaymentSettings(isWanted: boolean): PaymentSettingsState {
  const [settings, setSettings] = useState<PaymentSettings>();
  const [failure, setFailure] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  const isMissing = isWanted && !settings;
  // biome-ignore lint/correctness/useExhaustiveDependencies: reload on retry
  useEffect(() => {
    if (!isMissing) return;
    const asking = new AbortController();
    setFailure(undefined);
    readPaymentSettings(asking.signal).then(setSettings, (error: unknown) => {
      if (!asking.signal.aborted) setFailure(failureSentence(error, 'Card payment is not available.'));
    });
    return () => asking.abort();
  }, [isMissing, attempt]);
  const retry = useCallback(() => setAttempt((last) => last + 1), []);
  return { settings, failure, retry };
}
