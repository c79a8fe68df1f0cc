import { type MouseEvent, useState } from 'react';
import { basicWords, roundWords, sampleWords } from '#words';
import { OUTCOMES_OF, type TickOutcome } from '../../../../contract/constants/rounds.ts';
import type { Day } from '../../../../contract/dates.ts';
import { handedOver, isDone } from '../../../../contract/round-words.ts';
import type { Stop } from '../../../../contract/rounds.ts';
import { formatDay, formatRupees } from '../../../lib/format.ts';
import { formatMoment } from '../../../lib/moments.ts';
import { pressedNow } from '../../../lib/outbox.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { TextField } from '../../../ui/field.tsx';
import { keepPlace, useFocusOnChange } from '../../../ui/focus.ts';
import { Heading } from '../../../ui/heading.tsx';
import { PhoneLink } from '../../../ui/phone-link.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { useSettling } from '../../../ui/use-settling.ts';
import { ticks } from '../outbox.ts';
import { isOf, type Tick } from '../ticks.ts';
import { RefusedTicks } from './refused-ticks.tsx';

interface StopCardProps {
  stop: Stop;
  orders: string;
  today: Day;
}

/** Where the rider goes, what is handed over, and the buttons to tick it off. */
export function StopCard({ stop, orders, today }: StopCardProps) {
  const { id, kind, address, cash, workshop } = stop;
  const pressed = ticks.use((outbox) => outbox.waiting).filter((tick) => isOf(tick, stop));
  const waiting = pressed.filter(({ refusal }) => refusal === undefined);
  const refused = pressed.filter(({ refusal }) => refusal !== undefined);
  const state = `${stop.is_open} ${stop.tick?.at}`;
  const heading = useFocusOnChange<HTMLHeadingElement>(state, { ifLost: true });
  const isLate = stop.is_open && stop.due_on < today;
  return (
    <Card as="li" padding="small" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <Badge tone={kind === 'collection' ? 'saffron' : 'brand'}>{roundWords.kinds[kind]}</Badge>
        {stop.is_urgent && <Badge tone="madder">{roundWords.urgent}</Badge>}
        {isLate && <Badge tone="madder">{roundWords.late}</Badge>}
        <TextLink
          to={`${orders}/${id}`}
          className="figures ms-auto"
          aria-label={`${roundWords.theOrder} ${stop.tracking_id}`}
        >
          <bdi>{stop.tracking_id}</bdi>
        </TextLink>
      </div>
      <div className="flex flex-col wrap-anywhere">
        <Heading level={3} size="item" ref={heading}>
          <bdi>{address.full_name}</bdi>
        </Heading>
        <address className="flex flex-col not-italic">
          <bdi className="self-start whitespace-pre-line">{address.address}</bdi>
          <bdi className="self-start">{[address.city, address.postal_code].filter(Boolean).join(' ')}</bdi>
        </address>
        <PhoneLink
          number={address.phone}
          aria-label={roundWords.call({ phone: address.phone })}
          className="inline-flex min-h-11 items-center self-start text-lg font-semibold text-brand underline"
        />
      </div>
      <div className="flex flex-col gap-1">
        <p>{handedOver(stop)}</p>
        {stop.samples > 0 && (
          <p className="font-semibold">{sampleWords.samplesGoAlong({ count: stop.samples })}</p>
        )}
        {kind === 'delivery' && (stop.is_open || isDone(stop)) && (
          <p className="figures font-display text-xl font-semibold">
            {cash === 0
              ? roundWords.nothingToTake
              : isDone(stop)
                ? roundWords.taken({ amount: formatRupees(cash) })
                : roundWords.collect({ amount: formatRupees(cash) })}
          </p>
        )}
        {kind === 'collection' && (
          <p className="text-sm wrap-anywhere">
            {roundWords.goesTo({
              workshop: [workshop.name, workshop.address].filter(Boolean).join(basicWords.listSeparator),
            })}
          </p>
        )}
        <p className="figures text-sm text-muted">
          {[
            roundWords.dueOn({ day: formatDay(stop.due_on) }),
            ...(stop.promised ? [roundWords.promisedFor({ day: formatDay(stop.promised) })] : []),
          ].join(' · ')}
        </p>
      </div>
      {waiting.length > 0 ? (
        <WaitingTick ticksOfStop={waiting} />
      ) : (
        stop.tick && <Said stop={stop} tick={stop.tick} />
      )}
      <RefusedTicks refused={refused} />
      {stop.is_open && pressed.length === 0 && <TickButtons stop={stop} />}
      {stop.is_revocable && pressed.length === 0 && <UndoButton stop={stop} />}
    </Card>
  );
}

function Said({ stop, tick }: { stop: Stop; tick: NonNullable<Stop['tick']> }) {
  const words = isDone(stop) ? roundWords.done : roundWords.notDone;
  const time = formatMoment(tick.at);
  return (
    <div className="flex flex-col items-start gap-1">
      <Badge tone={isDone(stop) ? 'leaf' : 'madder'}>{words[stop.kind]}</Badge>
      <p className="figures text-sm text-muted">
        {tick.by ? roundWords.tickedAt({ time, by: tick.by }) : time}
      </p>
      {tick.note && (
        <p dir="auto" className="wrap-anywhere">
          {tick.note}
        </p>
      )}
    </div>
  );
}

/** The tick is kept on the device; without a network the last one can be taken back. */
function WaitingTick({ ticksOfStop }: { ticksOfStop: readonly Tick[] }) {
  const isCutOff = ticks.use((outbox) => outbox.isCutOff);
  const last = ticksOfStop.at(-1);
  if (!last) return null;
  const tick = roundWords.ticks[last.kind][last.outcome];

  async function takeBack({ currentTarget }: MouseEvent<HTMLButtonElement>, { key }: Tick) {
    const focusBack = keepPlace(currentTarget);
    await ticks.drop(key);
    focusBack();
  }

  return (
    <div className="flex flex-wrap items-center gap-2">
      <Badge tone="saffron">{roundWords.waitsToBeSent({ tick })}</Badge>
      {isCutOff && (
        <Button variant="secondary" onClick={(event) => void takeBack(event, last)}>
          {roundWords.takeItBack({ tick })}
        </Button>
      )}
    </div>
  );
}

/** Opens a collection again that was ticked by mistake. */
function UndoButton({ stop }: { stop: Stop }) {
  const { isSettling, settleAgain } = useSettling(`${stop.id} ${stop.tick?.at}`);
  return (
    <Button
      variant="secondary"
      className="self-start"
      pending={isSettling}
      onClick={() => {
        settleAgain();
        void ticks.press({ ...pressedNow(), ...tickedStop(stop), outcome: 'UNDONE' });
      }}
    >
      {roundWords.ticks[stop.kind].UNDONE}
    </Button>
  );
}

const tickedStop = ({ id: orderId, kind, tracking_id: trackingNumber }: Stop) => ({
  orderId,
  kind,
  trackingNumber,
});

const MAX_NOTE_LENGTH = 200;

function TickButtons({ stop }: { stop: Stop }) {
  const { id, kind, cash } = stop;
  const [note, setNote] = useState('');
  const { isSettling, settleAgain } = useSettling(`${id} ${stop.tick?.at}`);

  function press(outcome: TickOutcome) {
    settleAgain();
    const said = note.trim();
    setNote('');
    void ticks.press({
      ...pressedNow(),
      ...tickedStop(stop),
      outcome,
      ...(said ? { note: said } : {}),
    });
  }

  return (
    <div className="flex flex-col gap-3">
      <details>
        <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-brand">
          {roundWords.addANote}
        </summary>
        <TextField
          label={roundWords.note}
          optional
          hint={roundWords.noteHint}
          maxLength={MAX_NOTE_LENGTH}
          autoComplete="off"
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
      </details>
      <div className="flex flex-wrap gap-3">
        {OUTCOMES_OF[kind]
          .filter((outcome) => outcome !== 'UNDONE')
          .map((outcome) => (
            <Button
              key={outcome}
              variant={outcome === 'DONE' ? 'primary' : 'secondary'}
              className="min-h-14 flex-auto text-lg"
              pending={isSettling}
              onClick={() => press(outcome)}
            >
              {kind === 'delivery' && outcome === 'DONE' && cash > 0
                ? roundWords.deliveredCashTaken({ amount: formatRupees(cash) })
                : roundWords.ticks[kind][outcome]}
            </Button>
          ))}
      </div>
    </div>
  );
}
