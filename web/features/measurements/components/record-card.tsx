import { basicWords, measurementsWords, measureWords, sampleWords } from '#words';
import { monthsOutgrown } from '../../../../contract/child-records.ts';
import type { Measurement } from '../../../../contract/measurements.ts';
import { FIRST_EIGHT, MEASURE_CODES } from '../../../../contract/measures.ts';
import { formatDay } from '../../../lib/format.ts';
import { useShop } from '../../../lib/shop.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { LazyPart } from '../../../ui/lazy-part.tsx';
import { Rich } from '../../../ui/rich.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { measurementsAddress } from '../address.ts';
import { unitOf } from '../words.ts';

const loadFitChooser = () => import('./fit-chooser.tsx');

interface RecordCardProps {
  record: Measurement;
  hasDraft: boolean;
  next: string | null;
  onDownload: () => void;
  onDelete: () => void;
}

/** Asks to measure a child again (measurements-17). */
function Outgrown({ record, next }: Pick<RecordCardProps, 'record' | 'next'>) {
  const months = monthsOutgrown(record, useShop().order_rules.child_months);
  if (months === null) return null;
  return (
    <p className="rounded-xl bg-saffron-soft px-4 py-3 text-sm text-saffron-ink">
      <Rich
        text={measurementsWords.childOutgrown({ months })}
        parts={{
          guide: (text) => (
            <TextLink to={measurementsAddress({ guide: record.id }, next)} variant="inline">
              {text}
            </TextLink>
          ),
        }}
      />
    </p>
  );
}

export function RecordCard({ record, hasDraft, next, onDownload, onDelete }: RecordCardProps) {
  const { id, label, gender, age_group, unit, updated_at, warnings, estimated, relation } = record;
  const taken = MEASURE_CODES.filter((code) => record[code] !== null).length;
  const facts = [
    ...(relation ? [measureWords.relations[relation]] : []),
    measurementsWords.kindsOfPerson[age_group][gender],
    measurementsWords.inUnit[unit],
    measurementsWords.countOfMeasures({ count: taken }),
    measurementsWords.updated({ day: formatDay(updated_at) }),
  ];
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
              {measurementsWords.unsavedChanges}
            </Badge>
          )}
        </div>
        <p className="text-sm text-muted">{facts.join(' · ')}</p>
        {record.measured_on && (
          <p className="text-sm font-semibold wrap-anywhere">{sampleWords.measuredOn(record.measured_on)}</p>
        )}
      </header>
      <dl className="figures grid grid-cols-2 gap-x-5 sm:grid-cols-4">
        {shown.map((code) => (
          <div key={code} className="flex flex-col border-b border-hairline py-1.5">
            <dt className="text-sm text-muted">{measureWords.shortNames[code]}</dt>
            <dd className="font-semibold">
              {record[code]} <span className="text-sm font-normal text-muted">{unitOf(code, unit)}</span>
              {estimated.includes(code) && (
                <span className="block text-sm font-normal text-saffron-ink">
                  {measurementsWords.estimatedValue}
                </span>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <LazyPart load={loadFitChooser} skeleton={null}>
        {(FitChooser) => <FitChooser record={record} dressType={null} />}
      </LazyPart>
      {estimated.length > 0 && (
        <p className="rounded-xl bg-saffron-soft px-4 py-3 text-sm text-saffron-ink">
          {measurementsWords.measuresAreEstimated({ count: estimated.length })}
        </p>
      )}
      <Outgrown record={record} next={next} />
      {warnings.length > 0 && (
        <details className="rounded-xl bg-saffron-soft px-4 text-sm text-saffron-ink">
          <summary className="flex min-h-11 items-center font-semibold">
            {measurementsWords.thingsToCheck({ count: warnings.length })}
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
          aria-label={measurementsWords.measureRecordWithTheGuide({ label })}
        >
          {measurementsWords.measure}
        </ButtonLink>
        <ButtonLink
          variant="quiet"
          to={measurementsAddress({ edit: id }, next)}
          aria-label={measurementsWords.editRecord({ label })}
        >
          {measurementsWords.edit}
        </ButtonLink>
        <ButtonLink
          variant="quiet"
          to={measurementsAddress({ history: id }, next)}
          aria-label={measurementsWords.historyOf({ label })}
        >
          {basicWords.history}
        </ButtonLink>
        <Button
          variant="quiet"
          onClick={onDownload}
          aria-label={measurementsWords.printOrExportRecord({ label })}
        >
          {measurementsWords.printOrExport}
        </Button>
        <Button
          variant="quiet"
          className="text-madder"
          onClick={onDelete}
          aria-label={measurementsWords.deleteRecord({ label })}
        >
          {basicWords.deleteLabel}
        </Button>
      </div>
    </Card>
  );
}
