import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { failureSentence } from '../../../lib/form-errors.ts';
import { useSubmit } from '../../../lib/form-submit.ts';
import { formatDay } from '../../../lib/format.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { SelectField } from '../../../ui/field.tsx';
import { Heading } from '../../../ui/heading.tsx';
import { PhoneLink } from '../../../ui/phone-link.tsx';
import { FailureBanner, SubmitButton } from '../../../ui/submit.tsx';
import {
  agentsQuery,
  assign,
  type ConversationDetails,
  INBOX_KEY,
  mailTranscript,
  readMeasurements,
} from './api.ts';
import { CustomerMeasurements } from './customer-measurements.tsx';
import { OrderFacts } from './order-facts.tsx';
import { refreshConversation } from './shown.ts';

/** The customer, their orders and, on a press, their measurements (chat-18). */
export function CustomerPanel({ details }: { details: ConversationDetails }) {
  const { customer, orders, measurement_records, assigned_to } = details;
  // The page may contain the panel twice, once hidden.
  const id = useId();
  return (
    <div className="flex flex-col gap-6">
      <section aria-labelledby={`${id}-person`} className="flex flex-col gap-1">
        <Heading level={2} size="item" id={`${id}-person`} className="text-lg">
          Customer
        </Heading>
        <p className="text-sm wrap-anywhere text-muted">
          {customer.username}, {customer.role} since {formatDay(customer.joined_at)}
        </p>
        {customer.role === 'customer' && (
          <Link to={`/admin/customers/${customer.id}`} className={LINK}>
            All about this customer
          </Link>
        )}
        {customer.email && (
          <a href={`mailto:${customer.email}`} className={LINK}>
            {customer.email}
          </a>
        )}
        {customer.phone_number && <PhoneLink number={customer.phone_number} />}
      </section>
      <Assignment customerId={customer.id} assignedTo={assigned_to?.id ?? null} />
      <section aria-labelledby={`${id}-orders`} className="flex flex-col gap-2">
        <Heading level={2} size="item" id={`${id}-orders`} className="text-lg">
          Orders
        </Heading>
        {orders.length === 0 && <p className="text-muted">No orders yet.</p>}
        <ul className="flex flex-col divide-y divide-hairline">
          {orders.map((order) => (
            <li key={order.id}>
              <Link
                to={`/order_tracking?number=${order.tracking_id}`}
                target="_blank"
                className="flex min-h-11 flex-col rounded-lg py-2 hover:text-brand"
              >
                <OrderFacts order={order} />
              </Link>
            </li>
          ))}
        </ul>
      </section>
      <CustomerMeasurements count={measurement_records} read={() => readMeasurements(customer.id)} />
      {customer.email && <Transcript customerId={customer.id} email={customer.email} />}
    </div>
  );
}

const LINK =
  'inline-flex min-h-11 items-center self-start text-sm wrap-anywhere font-semibold text-brand hover:underline';

/** Mails the conversation to its customer, without the notes (chat-19). */
function Transcript({ customerId, email }: { customerId: number; email: string }) {
  const [isSent, setSent] = useState(false);
  const { formProps, failure, isSubmitting } = useSubmit({
    send: (_, { keyFor }) => mailTranscript(customerId, keyFor(customerId)),
    onSuccess: () => setSent(true),
    fallback: 'Failed to mail the transcript',
  });
  return (
    <form {...formProps} className="flex flex-col gap-2">
      <Heading level={2} size="item" className="text-lg">
        Transcript
      </Heading>
      <p className="text-sm wrap-anywhere text-muted">All messages, without the notes, to {email}.</p>
      <FailureBanner failure={failure} />
      <SubmitButton busy={isSubmitting} busyLabel="Sending..." variant="secondary" className="self-start">
        Mail the transcript
      </SubmitButton>
      <p role="status" className="text-sm text-leaf">
        {isSent && `The transcript is on its way to ${email}.`}
      </p>
    </form>
  );
}

interface AssignmentProps {
  customerId: number;
  assignedTo: number | null;
}

/** Assigns a conversation to somebody of support; saves each choice at once (chat-15). */
function Assignment({ customerId, assignedTo }: AssignmentProps) {
  const { data: agents = [] } = useQuery(agentsQuery, queryClient);
  const [wanted, setWanted] = useState<number | null>();
  const [outcome, setOutcome] = useState<{ failure?: string }>();

  async function save(to: number | null) {
    if (wanted !== undefined) return;
    setWanted(to);
    setOutcome(undefined);
    try {
      await assign(customerId, to);
      await queryClient.invalidateQueries({ queryKey: INBOX_KEY });
      refreshConversation(customerId);
      void queryClient.invalidateQueries({ queryKey: agentsQuery.queryKey });
      setOutcome({});
    } catch (error) {
      setOutcome({ failure: failureSentence(error, 'Failed to assign it') });
    }
    setWanted(undefined);
  }

  return (
    <div>
      <SelectField
        label="Assigned to"
        value={String(wanted === undefined ? (assignedTo ?? '') : (wanted ?? ''))}
        aria-busy={wanted !== undefined}
        error={outcome?.failure}
        onChange={({ target }) => void save(target.value ? Number(target.value) : null)}
      >
        <option value="">Nobody</option>
        {agents.map(({ id, username, online, assigned }) => (
          <option key={id} value={id}>
            {username} ({assigned} open{online ? ', online' : ''})
          </option>
        ))}
      </SelectField>
      <p role="status" className="text-sm text-leaf">
        {outcome && !outcome.failure && 'Saved.'}
      </p>
    </div>
  );
}
