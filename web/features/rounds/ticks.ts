import type { StopKind, TickOutcome } from '../../../contract/constants/rounds.ts';
import { cashOf, roundSums } from '../../../contract/round-words.ts';
import type { Round, Stop } from '../../../contract/rounds.ts';
import { nextOf, type Pressed } from '../../lib/outbox.ts';

/** What the rider has pressed at a stop. */
export interface Tick extends Pressed {
  orderId: number;
  trackingNumber: string;
  kind: StopKind;
  outcome: TickOutcome;
  note?: string;
}

/** Ticks of a stop wait while an earlier one of it is refused. */
export function nextTick(waiting: readonly Tick[]): Tick | undefined {
  return nextOf(waiting, ({ orderId, kind }) => `${kind} ${orderId}`);
}

export function isOf(tick: Tick, { id, kind }: Pick<Stop, 'id' | 'kind'>): boolean {
  return tick.orderId === id && tick.kind === kind;
}

/** The list as it will be after the ticks that wait (backoffice-28). */
export function foreseen(round: Round, waiting: readonly Tick[]): Round {
  return waiting.filter(({ refusal }) => refusal === undefined).reduce(afterTick, round);
}

export function afterTick(round: Round, tick: Tick): Round {
  const areas = round.areas.map((area) => {
    const stops = area.stops.map((stop) => (isOf(tick, stop) ? stopAfter(stop, tick) : stop));
    return { ...area, stops, cash: cashOf(stops) };
  });
  return { ...round, areas, ...roundSums(areas.flatMap(({ stops }) => stops)) };
}

/** Cloth that was not there stays to be collected. */
function stopAfter(stop: Stop, { kind, outcome, pressedAt, note }: Tick): Stop {
  return {
    ...stop,
    is_open: kind === 'collection' && outcome !== 'DONE',
    is_revocable: kind === 'collection' && outcome === 'DONE',
    tick: {
      outcome: outcome === 'DONE' ? 'DONE' : 'NOT_DONE',
      at: pressedAt,
      by: '',
      note: note ?? null,
    },
  };
}
