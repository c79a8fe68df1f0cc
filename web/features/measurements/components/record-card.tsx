import { RELATIONS } from '../../../../contract/constants/measurements.ts';
import type { Measurement } from '../../../../contract/measurements.ts';
import { FIRST_EIGHT, MEASURE_CODES, MEASURES } from '../../../../contract/measures.ts';
import { formatDay } from '../../../lib/format.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { measurementsAddress } from '../address.ts';
import { AGE_GROUP_NAMES, GENDER_NAMES, UNIT_NAMES, unitOf } from '../words.ts';

interface RecordCardProps {
  record: Measurement;
  hasDraft: boolean;
  next: string | null;
  onDownload: () => void;
  onDelete: () => void;
}

export function RecordCard({ record, hasDraft, next, onDownload, onDelete }: RecordCardProps) {
  const { id, label, gender, age_group, unit, updated_at, warnings, estimated, relation } = record;
  const taken = MEASURE_CODES.filter((code) => record[code] !== null).length;
  const shown = FIRST_EIGHT.filter((code) => record[code] !== null);
  return (
    <Card as="article" aria-labelledby={`record-${id}`} className="flex flex-col gap-4">
      <header>
        <div className="flex flex-wrap items-baseline justify-between gap-x-3">
          <h3 id={`record-${id}`} className="min-w-0 text-xl wrap-anywhere">
            {label}
          </h3>
          {hasDraft && (
            <Badge tone="saffron" className="font-medium">
              Unsaved changes
            </Badge>
          )}
        </div>
        <p className="text-sm text-muted">
          {relation && `${RELATIONS[relation]} · `}
          {AGE_GROUP_NAMES[age_group]}, {GENDER_NAMES[gender].toLowerCase()} ·{' '}
          {UNIT_NAMES[unit].toLowerCase()} · {taken === 1 ? '1 measure' : `${taken} measures`} · updated{' '}
          {formatDay(updated_at)}
        </p>
      </header>
      <dl className="figures grid grid-cols-2 gap-x-5 sm:grid-cols-4">
        {shown.map((code) => (
          <div key={code} className="flex flex-col border-b border-hairline py-1.5">
            <dt className="text-sm text-muted">{MEASURES[code].name.replace(/ [/(].*/, '')}</dt>
            <dd className="font-semibold">
              {record[code]} <span className="text-sm font-normal text-muted">{unitOf(code, unit)}</span>
              {estimated.includes(code) && (
                <span className="block text-sm font-normal text-saffron-ink">estimated</span>
              )}
            </dd>
          </div>
        ))}
      </dl>
      {estimated.length > 0 && (
        <p className="rounded-xl bg-saffron-soft px-4 py-3 text-sm text-saffron-ink">
          {estimated.length === 1 ? '1 measure is' : `${estimated.length} measures are`} estimated. A tape is
          more exact: the guide takes them one by one.
        </p>
      )}
      {warnings.length > 0 && (
        <details className="rounded-xl bg-saffron-soft px-4 text-sm text-saffron-ink">
          <summary className="flex min-h-11 items-center font-semibold">
            {warnings.length === 1 ? '1 thing to check' : `${warnings.length} things to check`}
          </summary>
          <ul className="flex list-disc flex-col gap-1 ps-5 pb-3">
            {warnings.map(({ sentence }) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </details>
      )}
      <div className="-mb-2 -ms-4 mt-auto flex flex-wrap">
        <ButtonLink
          variant="quiet"
          to={measurementsAddress({ guide: id }, next)}
          aria-label={`Measure ${label} with the guide`}
        >
          Measure
        </ButtonLink>
        <ButtonLink variant="quiet" to={measurementsAddress({ edit: id }, next)} aria-label={`Edit ${label}`}>
          Edit
        </ButtonLink>
        <ButtonLink
          variant="quiet"
          to={measurementsAddress({ history: id }, next)}
          aria-label={`History of ${label}`}
        >
          History
        </ButtonLink>
        <Button variant="quiet" onClick={onDownload} aria-label={`Print or export ${label}`}>
          Print or export
        </Button>
        <Button variant="quiet" className="text-madder" onClick={onDelete} aria-label={`Delete ${label}`}>
          Delete
        </Button>
      </div>
    </Card>
  );
}
