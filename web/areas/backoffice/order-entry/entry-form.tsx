import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { FormProvider, useFieldArray, useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { MAX_GARMENTS } from '../../../../contract/constants/orders.ts';
import type { Measurement } from '../../../../contract/measurements.ts';
import type { CustomerDetails } from '../../../../contract/staff-customers.ts';
import { lackingMeasures } from '../../../features/orders/book-tailor/record-fit.ts';
import { tailorQuery } from '../../../features/tailors/api.ts';
import { fileMark } from '../../../lib/attempt-key.ts';
import { CallError } from '../../../lib/call-error.ts';
import { useFormSubmit } from '../../../lib/form-submit.ts';
import { formatDay, formatRupees } from '../../../lib/format.ts';
import { lazyResolver, useLoadOnFocus } from '../../../lib/lazy-resolver.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { useSession } from '../../../lib/session.ts';
import { useShop } from '../../../lib/shop.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { takeFocus, useFocusOnChange } from '../../../ui/focus.ts';
import { Heading } from '../../../ui/heading.tsx';
import { LazyPart } from '../../../ui/lazy-part.tsx';
import { Banner, Skeleton } from '../../../ui/states.tsx';
import { FailureBanner, SubmitButton } from '../../../ui/submit.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { toast } from '../../../ui/toast.tsx';
import { Section } from '../orders/section.tsx';
import { addMeasures, changedTermsIn, enterOrder, type FitOfRecord, type Terms } from './api.ts';
import { EntrySummary } from './entry-summary.tsx';
import { type EntryValues, emptyEntry, picturesOf, requestOf, termsOf } from './entry-values.ts';
import { fieldOfRefusal } from './field-of-refusal.ts';
import { GarmentPart } from './garment-part.tsx';
import { HandoverPart } from './handover-part.tsx';
import { TailorPart } from './tailor-part.tsx';

const loadResolver = async () => (await import('./entry-schema.ts')).entryResolver;
const resolver = lazyResolver<EntryValues>(loadResolver);

/** The order form for one customer; its values survive while measures are added. */
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
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'garments' });
  const [records, setRecords] = useState<Measurement[]>();
  const [fit, setFit] = useState<FitOfRecord[]>([]);
  const [isMeasuring, setMeasuring] = useState(false);
  /** The garment that was measured for last. */
  const [measured, setMeasured] = useState(0);
  const measure = useFocusOnChange<HTMLButtonElement>(isMeasuring);
  const another = useFocusOnChange<HTMLButtonElement>(fields.length, { ifLost: true });

  // The server's price and day are shown until another choice is made.
  const [changed, setChanged] = useState<Terms>();
  const { subscribe } = form;
  useEffect(
    () => subscribe({ formState: { values: true }, callback: () => setChanged(undefined) }),
    [subscribe],
  );
  const terms = changed ?? termsOf(values, customer, tailor, shop);

  /** Marks errors that need the customer's records or the tailor's calendar; returns whether there are any. */
  function prevent({ garments }: EntryValues): boolean {
    const lacking = garments.map(({ measurement, dress_type, source }) => {
      const record = source === 'STORE' && records?.find(({ id }) => String(id) === measurement);
      return record ? lackingMeasures(record, dress_type) : [];
    });
    for (const [index, measures] of lacking.entries()) {
      if (measures.length === 0) continue;
      const message = `These measures lack: ${measures.join(', ')}.`;
      form.setError(`garments.${index}.measurement`, { message });
    }
    if (terms === null) form.setError('tailor', { message: 'Fully booked. Choose another tailor.' });
    if (terms === undefined) form.setError('tailor', { message: 'Choose a tailor who stitches it.' });
    return lacking.some((measures) => measures.length > 0) || !terms;
  }

  /** Another one like the last, as a family orders them. */
  function addGarment() {
    const last = form.getValues('garments').at(-1);
    const anew = { description: '', dress_design: undefined, measurement_picture: undefined };
    if (last) append({ ...last, ...anew }, { focusName: `garments.${fields.length}.dress_type` });
  }

  const { formProps, failure, isSubmitting } = useFormSubmit(form, {
    prevent,
    send(entered, { keyFor }) {
      if (!terms) throw new Error('There is no price.');
      const body = requestOf(entered, customer, terms);
      const files = picturesOf(entered);
      const marks = Object.entries(files ?? {}).map(([name, file]) => [name, fileMark(file)]);
      const key = keyFor(files ? [customer.id, body, marks] : [customer.id, body]);
      return enterOrder(customer.id, body, files, key).catch(showChange);
    },
    storedAttempt: { name: `order-entry.${customer.id}`, on: 'tab' },
    fieldOf: (name) => fieldOfRefusal(name, values),
    async onSuccess({ id, tracking_id, is_confirmed }) {
      await navigate(`/admin/orders/${id}`);
      toast.success(`Order ${tracking_id} is entered${is_confirmed ? '' : ' and waits for measures'}.`);
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
    const before = now.advance > 0 ? `, ${formatRupees(now.advance)} of it before the work` : '';
    const told = `${formatRupees(now.price.total)}${before}, ready on ${formatDay(now.day)}`;
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
          form.setValue(`garments.${measured}.measurement`, String(saved.id), { shouldDirty: true });
          form.clearErrors(`garments.${measured}.measurement`);
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
          {fields.map(({ id }, index) => (
            <GarmentPart
              key={id}
              index={index}
              count={fields.length}
              tailor={tailor}
              onRemove={() => remove(index)}
              customer={customer}
              records={records}
              fit={fit}
              onRead={(list, notes) => {
                setRecords(list);
                setFit(notes);
              }}
              onMeasure={() => {
                setMeasured(index);
                setMeasuring(true);
              }}
              measure={index === measured ? measure : undefined}
            />
          ))}
          {fields.length < MAX_GARMENTS && (
            <Button ref={another} variant="secondary" className="self-start" onClick={addGarment}>
              Add another garment
            </Button>
          )}
          <TailorPart tailor={tailor} day={terms?.day} />
          <HandoverPart customer={customer} />
        </fieldset>
        <EntrySummary terms={terms} isAwaited={values.garments.some(({ source }) => source === 'LINK')}>
          <FailureBanner failure={failure} />
          <SubmitButton busy={isSubmitting} busyLabel="Entering..." className="w-full">
            Enter the order
          </SubmitButton>
        </EntrySummary>
      </form>
    </FormProvider>
  );
}

function EntryCustomer({ customer }: { customer: CustomerDetails }) {
  const { id, name, phone_number, email, blocked_at } = customer;
  return (
    <Section title="Customer" aside={<TextLink to="/admin/orders/new">Another customer</TextLink>}>
      <div className="wrap-anywhere">
        <TextLink to={`/admin/customers/${id}`}>{name}</TextLink>{' '}
        {blocked_at && <Badge tone="madder">Blocked</Badge>}
        <p className="figures text-muted">
          {[phone_number, email ?? 'No e-mail address'].filter(Boolean).join(', ')}
        </p>
      </div>
      {blocked_at && (
        <Banner kind="warning">This account is blocked. Unblock it before you enter an order.</Banner>
      )}
    </Section>
  );
}

const loadRecordForm = () => import('../../../features/measurements/components/record-form.tsx');

interface NewMeasuresProps {
  customer: CustomerDetails;
  /** The persons of the known records. */
  persons: readonly string[];
  onSaved: (saved: Measurement) => void;
  onLeave: () => void;
}

/** The profile's measurement form, shown in place of the order form, which keeps its values. */
function NewMeasures({ customer: { id, name }, persons, onSaved, onLeave }: NewMeasuresProps) {
  const staff = useSession(({ user }) => user?.username ?? '');
  return (
    <section className="flex flex-col gap-5 [--guide-top:0px]">
      <Heading ref={takeFocus} level={2} size="item">
        Measures for {name}
      </Heading>
      <LazyPart load={loadRecordForm} skeleton={<Skeleton className="h-96" />}>
        {(RecordForm) => (
          <RecordForm
            username={`${staff}/customer-${id}`}
            persons={persons}
            unit="in"
            save={(body, key) => addMeasures(id, body, key)}
            onSaved={onSaved}
            onLeave={onLeave}
          />
        )}
      </LazyPart>
    </section>
  );
}
