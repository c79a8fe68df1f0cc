import type { Measurement } from '../../../../contract/measurements.ts';
import type { CustomerDetails } from '../../../../contract/staff-customers.ts';
import { useSession } from '../../../lib/session.ts';
import { takeFocus } from '../../../ui/focus.ts';
import { Heading } from '../../../ui/heading.tsx';
import { LazyPart } from '../../../ui/lazy-part.tsx';
import { Skeleton } from '../../../ui/states.tsx';
import { addMeasures } from './api.ts';

const loadRecordForm = () => import('../../../features/measurements/components/record-form.tsx');

interface NewMeasuresProps {
  customer: CustomerDetails;
  /** Of the records that are known. */
  persons: readonly string[];
  onSaved: (saved: Measurement) => void;
  onLeave: () => void;
}

/** The form of the customer's profile, in place of the order, which stays as it is. */
export function NewMeasures({ customer: { id, name }, persons, onSaved, onLeave }: NewMeasuresProps) {
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
