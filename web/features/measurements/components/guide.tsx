import { useNavigate } from 'react-router';
import { measurementsWords } from '#words';
import type { DressTypeCode } from '../../../../contract/garments.ts';
import type { Measurement } from '../../../../contract/measurements.ts';
import type { Unit } from '../../../../contract/measures.ts';
import { recordName } from '../../../lib/record-name.ts';
import { SelectField } from '../../../ui/field.tsx';
import { type GuidePage, type MeasurementsView, measurementsAddress } from '../address.ts';
import { useRecordForm } from '../use-record-form.ts';
import { GuideSteps } from './guide-steps.tsx';
import { GuideWho } from './guide-who.tsx';

interface GuideProps {
  username: string;
  records: readonly Measurement[];
  /** Undefined for a new record. */
  record?: Measurement | undefined;
  unit: Unit;
  garment: DressTypeCode | undefined;
  at: GuidePage;
  next: string | null;
  onSaved: (saved: Measurement) => void;
}

/** Leads through the measures that the garment needs, the required ones first. */
export default function Guide(props: GuideProps) {
  const { records, record, garment, at, next } = props;
  const navigate = useNavigate();
  const id = record?.id ?? 'new';
  return (
    <div className="flex flex-col gap-6">
      {at === 'who' && records.length > 0 && (
        <SelectField
          label={measurementsWords.person}
          name="who"
          value={String(id)}
          onChange={({ target }) => {
            const guide = target.value === 'new' ? 'new' : Number(target.value);
            const address = measurementsAddress({ guide, ...(garment && { garment }) }, next);
            void navigate(address, { replace: true, preventScrollReset: true });
          }}
        >
          {records.map((one) => (
            <option key={one.id} value={one.id}>
              {recordName(one, records)}
            </option>
          ))}
          <option value="new">{measurementsWords.somebodyNew}</option>
        </SelectField>
      )}
      <GuidedRecord key={id} {...props} />
    </div>
  );
}

function GuidedRecord({ username, records, record, unit, garment, at, next, onSaved }: GuideProps) {
  const navigate = useNavigate();
  const form = useRecordForm({ username, record, unit, origin: 'guide', onSaved });
  const view: MeasurementsView = { guide: record?.id ?? 'new', ...(garment && { garment }) };
  return (
    <GuideSteps
      form={form}
      garment={garment}
      at={at}
      onPage={(page) =>
        void navigate(measurementsAddress({ ...view, at: page }, next), { preventScrollReset: true })
      }
      checkWho={() => record !== undefined || form.checkPerson()}
      who={(heading) => (
        <GuideWho
          form={form}
          records={records}
          record={record}
          garment={garment}
          view={view}
          next={next}
          ref={heading}
        />
      )}
    />
  );
}
