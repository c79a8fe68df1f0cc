import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { basicWords, goodsReturnWords } from '#words';
import { RETURN_REASON_NAMES } from '../../../../contract/constants/goods-return-names.ts';
import {
  MAX_RETURN_NOTE,
  RETURN_REASONS,
  type ReturnReason,
} from '../../../../contract/constants/goods-returns.ts';
import type { GoodsToTakeBack } from '../../../../contract/goods-returns.ts';
import { CallError } from '../../../lib/call-error.ts';
import { failureSentence } from '../../../lib/form-errors.ts';
import { useFormSubmit } from '../../../lib/form-submit.ts';
import { formatRupees } from '../../../lib/format.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { SelectField, TextAreaField } from '../../../ui/field.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { Banner, Loading, Skeleton } from '../../../ui/states.tsx';
import { FailureBanner, SubmitButton } from '../../../ui/submit.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { toast } from '../../../ui/toast.tsx';
import { takeBackGoods, toTakeBackQuery } from '../api.ts';
import { refreshReturns } from '../refresh.ts';
import { type CameBack, CameBackFields, chosenOf } from './came-back-fields.tsx';

interface TakeBackDialogProps {
  /** The seller order. */
  part: number;
  number: string;
  /** Where the customer's request is answered. */
  returnsPath: string;
  onClose: () => void;
}

/** Records goods that came back without a request (returns-12). */
export default function TakeBackDialog({ part, number, returnsPath, onClose }: TakeBackDialogProps) {
  const { data, error, refetch } = useQuery(toTakeBackQuery(part), queryClient);
  const [isBusy, setBusy] = useState(false);
  return (
    <Dialog title={goodsReturnWords.takeBackSome({ number })} open onClose={isBusy ? undefined : onClose}>
      {error ? (
        <LoadFailure onRetry={() => void refetch()}>
          {failureSentence(error, goodsReturnWords.failedToLoad)}
        </LoadFailure>
      ) : !data ? (
        <Loading text={basicWords.loading}>
          <Skeleton className="h-40" />
        </Loading>
      ) : data.open_return !== null ? (
        <Banner kind="info">
          {goodsReturnWords.answerTheRequestFirst({ id: data.open_return })}{' '}
          <TextLink to={returnsPath}>{goodsReturnWords.seeTheRequest}</TextLink>
        </Banner>
      ) : (
        <TakeBackForm seen={data} onBusy={setBusy} onClose={onClose} />
      )}
    </Dialog>
  );
}

interface Fields {
  items: CameBack[];
  reason: string;
  note: string;
}

interface TakeBackFormProps {
  seen: GoodsToTakeBack;
  onBusy: (isBusy: boolean) => void;
  onClose: () => void;
}

function TakeBackForm({ seen, onBusy, onClose }: TakeBackFormProps) {
  // What a query brings meanwhile must not count as seen (returns-11).
  const [lines, setLines] = useState(seen.items);
  const form = useForm<Fields>({
    defaultValues: {
      items: lines.map(() => ({ quantity: '0', becomes: 'written_off' })),
      reason: '',
      note: '',
    },
  });
  const chosen = chosenOf(lines, form.watch('items'));
  const pieces = JSON.stringify(chosen.map(({ line, quantity }) => ({ line, quantity })));
  const refund = useQuery({ ...toTakeBackQuery(seen.id, pieces), enabled: chosen.length > 0 }, queryClient);
  const readAgain = async () => {
    const { items } = await queryClient.fetchQuery({ ...toTakeBackQuery(seen.id), staleTime: 0 });
    setLines(items);
    items.forEach(({ quantity, returned }, place) => {
      const left = quantity - returned;
      if (Number(form.getValues(`items.${place}.quantity`)) > left)
        form.setValue(`items.${place}.quantity`, '0');
    });
  };
  const { formProps, failure, isSubmitting } = useFormSubmit(form, {
    async send({ items, reason, note }, { keyFor }) {
      const came = chosenOf(lines, items).map(({ one: { returned }, line, quantity, restock }) => ({
        ...{ line, quantity, restock, returned },
      }));
      const body = { items: came, reason: reason as ReturnReason, note: note.trim() };
      onBusy(true);
      return takeBackGoods(seen.id, body, keyFor([seen.id, body])).finally(() => onBusy(false));
    },
    async onSuccess() {
      toast.success(goodsReturnWords.itIsRecorded);
      onClose();
      await refreshReturns();
    },
    onFailure(error) {
      if (error instanceof CallError && error.status === 409) void readAgain().catch(() => undefined);
    },
    fallback: goodsReturnWords.failedToRecord,
    afterLeaving: { onSuccess: () => void refreshReturns() },
  });
  const { errors } = form.formState;
  return (
    <form {...formProps} className="flex flex-col gap-4">
      <CameBackFields
        lines={lines.map(({ line, name, colour, size, quantity, returned }) => ({
          line,
          name: [name, colour, size].filter(Boolean).join(', '),
          most: quantity - returned,
        }))}
        register={form.register}
        isDisabled={isSubmitting}
      />
      <SelectField
        label={goodsReturnWords.reason}
        error={errors.reason?.message}
        disabled={isSubmitting}
        {...form.register('reason', { validate: (typed) => typed !== '' || goodsReturnWords.chooseAReason })}
      >
        <option value="">{goodsReturnWords.chooseAReason}</option>
        {RETURN_REASONS.map((reason) => (
          <option key={reason} value={reason}>
            {RETURN_REASON_NAMES[reason]}
          </option>
        ))}
      </SelectField>
      <TextAreaField
        label={goodsReturnWords.yourAnswer}
        optional
        rows={3}
        maxLength={MAX_RETURN_NOTE}
        disabled={isSubmitting}
        error={errors.note?.message}
        {...form.register('note')}
      />
      {refund.error ? (
        <LoadFailure onRetry={() => void refund.refetch()}>
          {failureSentence(refund.error, goodsReturnWords.failedToCountTheRefund)}
        </LoadFailure>
      ) : (
        <p role="status" className="figures font-semibold">
          {chosen.length === 0
            ? goodsReturnWords.nothingHasCome
            : refund.data
              ? goodsReturnWords.itRefunds({
                  amount: formatRupees(refund.data.refund),
                  credit: refund.data.credit > 0 ? formatRupees(refund.data.credit) : null,
                })
              : basicWords.loading}
        </p>
      )}
      <FailureBanner failure={failure} />
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" pending={isSubmitting} onClick={onClose}>
          {basicWords.back}
        </Button>
        <SubmitButton
          busy={isSubmitting}
          disabled={chosen.length === 0 || !refund.data}
          busyLabel={basicWords.saving}
        >
          {goodsReturnWords.recordAndRefund}
        </SubmitButton>
      </div>
    </form>
  );
}
