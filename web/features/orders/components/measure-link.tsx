import { useState } from 'react';
import { measureLinkWords } from '#words';
import type { SingleOrder } from '../../../../contract/orders.ts';
import { formatDay } from '../../../lib/format.ts';
import { useAction } from '../../../lib/use-action.ts';
import { Button, buttonClasses } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { Heading } from '../../../ui/heading.tsx';
import { Banner } from '../../../ui/states.tsx';
import { reloadOrders } from '../after-step.ts';
import { createMeasureLink, withdrawMeasureLink } from '../api.ts';
import { itemName } from '../words.ts';
import { OrderFormButton } from './order-form-button.tsx';

type Asked = NonNullable<SingleOrder['measurement_from']>;

/** Makes the link by which somebody gives the measures of an order (orders-71). */
export default function MeasureLink({ order, asked }: { order: SingleOrder; asked: Asked }) {
  const [made, setMade] = useState<string>();
  const making = useAction();
  const withdrawing = useAction();
  const isOpen = asked.link_expires_at !== null;

  async function make() {
    const { url } = await createMeasureLink(order.id);
    setMade(url);
    await reloadOrders();
  }

  async function withdraw() {
    await withdrawMeasureLink(order.id);
    setMade(undefined);
    await reloadOrders();
  }

  return (
    <section
      aria-labelledby={`link-${order.id}`}
      className="flex flex-col gap-3 rounded-2xl border border-saffron bg-saffron-soft p-4 sm:p-5"
    >
      <Heading level={2} size="item" id={`link-${order.id}`}>
        {measureLinkWords.measuresOf(asked)}
      </Heading>
      {made && isOpen ? (
        <MadeLink url={made} name={asked.name} garment={itemName(order)} />
      ) : (
        <p>{isOpen ? stateOf(asked) : measureLinkWords.makeALink(asked)}</p>
      )}
      {(making.failure ?? withdrawing.failure) && (
        <Banner kind="error">{making.failure ?? withdrawing.failure}</Banner>
      )}
      <div className="flex flex-wrap gap-3">
        <Button
          variant={isOpen ? 'secondary' : 'primary'}
          pending={making.isPending}
          onClick={() => making.act(make, measureLinkWords.failedToMakeTheLink)}
        >
          {making.isPending
            ? measureLinkWords.makingTheLink
            : isOpen
              ? measureLinkWords.makeANewLink
              : measureLinkWords.makeTheLink}
        </Button>
        {isOpen && (
          <Button
            variant="quiet"
            pending={withdrawing.isPending}
            onClick={() => withdrawing.act(withdraw, measureLinkWords.failedToWithdrawTheLink)}
          >
            {withdrawing.isPending ? measureLinkWords.withdrawing : measureLinkWords.withdrawTheLink}
          </Button>
        )}
      </div>
      <hr className="stitched" />
      <p className="text-sm">{measureLinkWords.otherWays}</p>
      <div className="self-start">
        <OrderFormButton order={order} kind="edit" variant="quiet" />
      </div>
    </section>
  );
}

function stateOf({ link_expires_at: end }: Asked): string {
  const day = formatDay(end);
  const hasEnded = end !== null && Date.parse(end) <= Date.now();
  return hasEnded ? measureLinkWords.theLinkHasEnded({ day }) : measureLinkWords.theLinkEndsOn({ day });
}

interface MadeLinkProps {
  url: string;
  name: string;
  garment: string;
}

function MadeLink({ url, name, garment }: MadeLinkProps) {
  const [outcome, setOutcome] = useState<'copied' | 'failed'>();
  const message = measureLinkWords.messageWithLink({ name, garment, url });

  async function copy() {
    try {
      // The clipboard is missing on plain http.
      await navigator.clipboard.writeText(url);
      setOutcome('copied');
    } catch {
      setOutcome('failed');
    }
  }

  return (
    <>
      <p role="status" className="font-semibold">
        {measureLinkWords.sendItTo({ name })}
      </p>
      <TextField
        label={measureLinkWords.privateLink}
        dir="ltr"
        readOnly
        value={url}
        error={outcome === 'failed' ? measureLinkWords.couldNotBeCopied : undefined}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <div className="flex flex-wrap gap-3">
        <a
          href={`https://wa.me/?text=${encodeURIComponent(message)}`}
          target="_blank"
          rel="noreferrer"
          className={buttonClasses()}
        >
          {measureLinkWords.sendByWhatsApp}
        </a>
        <Button variant="secondary" onClick={copy}>
          {outcome === 'copied' ? measureLinkWords.linkCopied : measureLinkWords.copyTheLink}
        </Button>
      </div>
    </>
  );
}
