import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import type { Measurement } from '../../../../contract/measurements.ts';
import type { CustomerDetails } from '../../../../contract/staff-customers.ts';
import { lackingMeasures } from '../../../features/orders/book-tailor/record-fit.ts';
import { tailorQuery } from '../../../features/tailors/api.ts';
import { CallError } from '../../../lib/call-error.ts';
import { useFormSubmit } from '../../../lib/form-submit.ts';
import { formatDay, formatRupees } from '../../../lib/format.ts';
import { lazyResolver, useLoadOnFocus } from '../../../lib/lazy-resolver.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { useShop } from '../../../lib/shop.ts';
import { useFocusOnChange } from '../../../ui/focus.ts';
import { FailureBanner, SubmitButton } from '../../../ui/submit.tsx';
import { toast } from '../../../ui/toast.tsx';
import { changedTermsIn, enterOrder, type Terms } from './api.ts';
import { EntryCustomer } from './entry-customer.tsx';
import { EntrySummary } from './entry-summary.tsx';
import { type EntryValues, emptyEntry, requestOf, termsOf } from './entry-values.ts';
import { GarmentPart } from './garment-part.tsx';
import { HandoverPart } from './handover-part.tsx';
import { MeasuresPart } from './measures-part.tsx';
import { NewMeasures } from './new-measures.tsx';

const loadResolver = async () => (await import('./entry-schema.ts')).entryResolver;
const resolver = lazyResolver<EntryValues>(loadResolver);

/** The order of one customer; what is filled in stays while the measures are taken. */
export default function EntryForm({ customer }: { customer: CustomerDetails }) {
  const navigate = useNavigate();
  const shop = useShop();
  const form = useForm<EntryValues>({ resolver, defaultValues: emptyEntry(customer) });
  useLoadOnFocus(loadResolver);
  const values = form.watch();
  const { data: tailor } = useQuery(
    { ...tailorQuery(Number(values.tailor)), enabled: values.tailor !== '' },
    queryClient,
  );
  const [records, setRecords] = useState<Measurement[]>();
  const [isMeasuring, setMeasuring] = useState(false);
  const measure = useFocusOnChange<HTMLButtonElement>(isMeasuring);

  // What the server has counted holds until something else is chosen.
  const [changed, setChanged] = useState<Terms>();
  const { subscribe } = form;
  useEffect(
    () => subscribe({ formState: { values: true }, callback: () => setChanged(undefined) }),
    [subscribe],
  );
  const terms = changed ?? termsOf(values, customer, tailor, shop);

  /** Marks what only the customer's records and the tailor's calendar can tell; returns whether it did. */
  function prevent({ measurement, dress_type }: EntryValues): boolean {
    const record = records?.find(({ id }) => String(id) === measurement);
    const lacking = record ? lackingMeasures(record, dress_type) : [];
    if (lacking.length > 0) {
      form.setError('measurement', { message: `These measures lack: ${lacking.join(', ')}.` });
    }
    if (terms === null) form.setError('tailor', { message: 'Fully booked. Choose another tailor.' });
    if (terms === undefined) form.setError('tailor', { message: 'Choose a tailor who stitches it.' });
    return lacking.length > 0 || !terms;
  }

  const { formProps, failure, isSubmitting } = useFormSubmit(form, {
    prevent,
    send(entered, { keyFor }) {
      if (!terms) throw new Error('There is no price.');
      const body = requestOf(entered, customer, terms);
      return enterOrder(customer.id, body, keyFor([customer.id, body])).catch(showChange);
    },
    storedAttempt: { name: `order-entry.${customer.id}`, on: 'tab' },
    fieldOf: (name) => {
      if (name === 'measurement_source') return 'measurement';
      return name in values ? (name as keyof EntryValues) : undefined;
    },
    async onSuccess({ id, tracking_id }) {
      await navigate(`/admin/orders/${id}`);
      toast.success(`Order ${tracking_id} is entered.`);
    },
    fallback: 'Failed to enter the order',
    afterLeaving: {
      onSuccess({ id, tracking_id }) {
        const link = { to: `/admin/orders/${id}`, text: 'Open it' };
        toast.success(`Order ${tracking_id} is entered.`, { link });
      },
    },
  });

  function showChange(error: unknown): never {
    const now = changedTermsIn(error);
    if (!now) throw error;
    setChanged(now);
    const told = `${formatRupees(now.price.total)}, ready on ${formatDay(now.day)}`;
    throw new CallError(
      `Price or day are others by now: ${told}. Tell the customer, and enter the order again.`,
      409,
      { code: 'orders.terms_changed' },
    );
  }

  if (isMeasuring) {
    return (
      <NewMeasures
        customer={customer}
        persons={(records ?? []).map(({ label }) => label)}
        onLeave={() => setMeasuring(false)}
        onSaved={(saved) => {
          setRecords((known = []) => [...known, saved]);
          form.setValue('measurement', String(saved.id), { shouldDirty: true });
          form.clearErrors('measurement');
          setMeasuring(false);
        }}
      />
    );
  }
  return (
    <FormProvider {...form}>
      <form {...formProps} className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <fieldset disabled={isSubmitting} className="flex min-w-0 flex-col gap-5">
          <EntryCustomer customer={customer} />
          <GarmentPart tailor={tailor} />
          <MeasuresPart
            customer={customer}
            records={records}
            onRead={(read) => setRecords(read)}
            onMeasure={() => setMeasuring(true)}
            measure={measure}
          />
          <HandoverPart customer={customer} />
        </fieldset>
        <EntrySummary terms={terms}>
          <FailureBanner failure={failure} />
          <SubmitButton busy={isSubmitting} busyLabel="Entering..." className="w-full">
            Enter the order
          </SubmitButton>
        </EntrySummary>
      </form>
    </FormProvider>
  );
}
