import { useRef, useState } from 'react';
import type { SavedCard } from '../../../../contract/payments.ts';
import { failureSentence } from '../../../lib/form-errors.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { useAction } from '../../../lib/use-action.ts';
import { AlertDialog } from '../../../ui/alert-dialog.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Banner } from '../../../ui/states.tsx';
import { toast } from '../../../ui/toast.tsx';
import { cardName, makeCardDefault, removeCard, savedCardsQuery } from '../api.ts';

/** The saved cards, with buttons to remove them and to change the default (payments-7). */
export function SavedCards({ cards }: { cards: readonly SavedCard[] }) {
  const [removed, setRemoved] = useState<SavedCard>();
  const list = useRef<HTMLUListElement>(null);
  return (
    <>
      <ul
        ref={list}
        tabIndex={-1}
        aria-label="Saved cards"
        className="grid gap-4 focus-visible:outline-none sm:grid-cols-2"
      >
        {cards.map((card) => (
          <li key={card.id} className="grid">
            <OneCard card={card} onRemove={() => setRemoved(card)} />
          </li>
        ))}
      </ul>
      {removed && (
        <AlertDialog
          title="Remove this card?"
          open
          cancelLabel="Keep"
          confirmLabel="Remove card"
          pendingLabel="Removing..."
          onCancel={() => setRemoved(undefined)}
          onConfirm={async () => {
            await removeCard(removed.id);
            await queryClient.invalidateQueries({ queryKey: savedCardsQuery.queryKey });
            toast.success('The card is removed.');
            setRemoved(undefined);
            requestAnimationFrame(() => list.current?.focus({ preventScroll: true }));
          }}
          errorText={(thrown) => failureSentence(thrown, 'Failed to remove the card')}
        >
          <p>
            {cardName(removed)}, expiry {removed.expiry}. Orders already paid with it are not affected.
          </p>
        </AlertDialog>
      )}
    </>
  );
}

function OneCard({ card, onRemove }: { card: SavedCard; onRemove: () => void }) {
  const { act, isPending, failure } = useAction();
  const title = useRef<HTMLDivElement>(null);
  const name = cardName(card);

  async function makeDefault() {
    const cards = await makeCardDefault(card.id);
    queryClient.setQueryData(savedCardsQuery.queryKey, cards);
    // The pressed button is removed, and the card has moved.
    requestAnimationFrame(() => title.current?.focus());
  }

  return (
    <Card as="article" aria-label={name} className="flex flex-col gap-3">
      <div ref={title} tabIndex={-1} className="flex flex-col gap-1">
        <p className="flex flex-wrap gap-2 empty:hidden">
          {card.is_default && (
            <Badge tone="leaf" className="font-medium">
              Default
            </Badge>
          )}
          {card.problem === 'expired' && (
            <Badge tone="madder" className="font-medium">
              Expired
            </Badge>
          )}
        </p>
        <p className="text-lg font-semibold">{card.brand}</p>
        <p className="figures text-muted">
          <span aria-hidden="true">•••• •••• •••• {card.last4}</span>
          <span className="sr-only">ending in {card.last4}</span>, expiry {card.expiry}
        </p>
        {card.problem === 'other_gateway' && (
          <p className="text-sm text-muted">
            We have changed our payment service, so this card cannot be used any more.
          </p>
        )}
      </div>
      {failure && <Banner kind="error">{failure}</Banner>}
      <div className="-mb-2 -ms-4 mt-auto flex flex-wrap">
        {!card.is_default && card.problem === null && (
          <Button
            variant="quiet"
            pending={isPending}
            onClick={() => act(makeDefault, 'Failed to change the default card')}
            aria-label={`Make default: ${name}`}
          >
            Make default
          </Button>
        )}
        <Button variant="quiet" className="text-madder" onClick={onRemove} aria-label={`Remove ${name}`}>
          Remove
        </Button>
      </div>
    </Card>
  );
}
