import type { ReactNode } from 'react';
import { basicWords, ordersWords } from '#words';
import { TRACKING_STAGES } from '../../../../contract/constants/orders.ts';
import type { TrackedOrder, TrackingStage } from '../../../../contract/tracking.ts';
import { useFormatMoment } from '../../../lib/moments.ts';
import { Badge } from '../../../ui/badge.tsx';
import { STAGE_NAMES, STAGE_WORDS, STATE_WORDS, stageWords } from '../tracking-words.ts';

interface OrderTimelineProps {
  stages: readonly TrackingStage[];
  /** True for a cancelled order, whose open stages stay open. */
  isEnded: boolean;
  kind: TrackedOrder['kind'];
}

/** The stages of an order as a stitched line (tracking-3). */
export function OrderTimeline({ stages, isEnded, kind }: OrderTimelineProps) {
  const formatMoment = useFormatMoment();
  return (
    <ol aria-label={basicWords.progress}>
      {stages.map(({ name, state, at }, place) => {
        const next = stages[place + 1];
        const words = isEnded ? '' : stageWords(name, kind);
        return (
          <Stage
            key={name}
            mark={<Mark state={state} />}
            seam={next && (next.state === 'open' ? 'basted' : 'sewn')}
            isCurrent={state === 'current'}
            note={at ? <time dateTime={at}>{formatMoment(at)}</time> : words}
          >
            <span className={state === 'open' ? 'font-medium text-muted' : undefined}>
              {STAGE_NAMES[name]}
            </span>
            <span className="sr-only">: </span>
            {state === 'current' ? (
              <Badge tone="brand" className="ms-2">
                {STATE_WORDS.current}
              </Badge>
            ) : (
              <span className="sr-only">
                {isEnded && state === 'open' ? ordersWords.notReached : STATE_WORDS[state]}
              </span>
            )}
          </Stage>
        );
      })}
    </ol>
  );
}

export function StageOverview() {
  return (
    <ol>
      {TRACKING_STAGES.map((name, place) => (
        <Stage
          key={name}
          mark={
            <span className={`${MARK} border border-edge bg-card text-sm font-semibold`}>{place + 1}</span>
          }
          seam={place < TRACKING_STAGES.length - 1 && 'basted'}
          note={STAGE_WORDS[name]}
        >
          {STAGE_NAMES[name]}
        </Stage>
      ))}
    </ol>
  );
}

interface StageProps {
  mark: ReactNode;
  /** The line to the next stage: sewn when done, basted when open. */
  seam: 'sewn' | 'basted' | false | undefined;
  isCurrent?: boolean;
  children: ReactNode;
  note: ReactNode;
}

function Stage({ mark, seam, isCurrent = false, children, note }: StageProps) {
  const thread = seam === 'sewn' ? 'text-saffron' : 'text-edge';
  return (
    <li
      aria-current={isCurrent ? 'step' : undefined}
      className="relative flex min-h-20 gap-4 pb-5 last:min-h-0 last:pb-0"
    >
      {seam && (
        <span aria-hidden="true" className={`absolute start-[15px] top-9 bottom-1 stitched-down ${thread}`} />
      )}
      <span aria-hidden="true">{mark}</span>
      <div className="min-w-0 pt-0.5">
        <h3 className="font-sans text-base font-semibold">{children}</h3>
        {note && <p className="figures text-sm text-muted">{note}</p>}
      </div>
    </li>
  );
}

const MARK = 'figures grid size-8 place-items-center rounded-full';

function Mark({ state }: { state: TrackingStage['state'] }) {
  const look = {
    done: 'bg-leaf-soft text-leaf',
    current: 'brand-gradient text-white',
    open: 'border border-edge bg-card',
  }[state];
  return (
    <span className={`${MARK} ${look}`}>
      <svg
        aria-hidden="true"
        viewBox="0 0 16 16"
        width={16}
        height={16}
        fill="none"
        stroke="currentColor"
        strokeWidth={2.2}
      >
        {state === 'done' && <path d="M3 8.5l3.2 3.2L13 4.8" strokeLinecap="round" strokeLinejoin="round" />}
        {state === 'current' && <circle cx={8} cy={8} r={3} fill="currentColor" stroke="none" />}
      </svg>
    </span>
  );
}
