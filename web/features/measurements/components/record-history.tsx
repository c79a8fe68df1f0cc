import type { Version } from '../../../../contract/measurements.ts';
import { MEASURE_CODES } from '../../../../contract/measures.ts';
import { formatMoment } from '../../../lib/format.ts';
import { type Change, changesBetween } from '../changes.ts';

export function RecordHistory({ versions }: { versions: Version[] }) {
  return (
    <ol className="flex flex-col">
      {versions.map((version, index) => {
        const older = versions[index + 1];
        return (
          <li
            key={version.version}
            className="relative flex flex-col gap-2 border-s-2 border-dashed border-saffron ps-6 pb-8 last:border-transparent last:pb-0"
          >
            <span
              aria-hidden="true"
              className="absolute -start-[9px] top-1.5 size-4 rounded-full border-2 border-saffron bg-paper"
            />
            <h3 className="font-sans text-base font-semibold">
              {older ? `Version ${version.version}` : 'First version'}
              <time dateTime={version.updated_at} className="ms-3 text-sm font-normal text-muted">
                {formatMoment(version.updated_at)}
              </time>
            </h3>
            {older ? <Changes changes={changesBetween(older, version)} /> : <p>{summaryOf(version)}</p>}
          </li>
        );
      })}
    </ol>
  );
}

function Changes({ changes }: { changes: Change[] }) {
  if (changes.length === 0) return <p className="text-muted">Saved again without a change.</p>;
  return (
    <ul className="figures flex flex-col gap-1">
      {changes.map(({ what, from, to }) => (
        <li key={what} className="wrap-anywhere">
          <span className="text-muted">{what}:</span>{' '}
          {from === null ? 'added' : <del className="text-muted">{from}</del>}{' '}
          {to === null ? 'removed' : <ins className="font-semibold no-underline">{to}</ins>}
        </li>
      ))}
    </ul>
  );
}

function summaryOf(version: Version): string {
  const taken = MEASURE_CODES.filter((code) => version[code] !== null).length;
  return `${version.label}, with ${taken === 1 ? '1 measure' : `${taken} measures`}.`;
}
