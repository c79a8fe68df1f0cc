import { useRef, useState } from 'react';
import { basicWords, cardsWords } from '#words';
import type { SavedCard } from '../../../../contract/payments.ts';
import { failureSentence } from '../../../lib/form-errors.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { useAction } from '../../../lib/use-action.ts';
import { AlertDialog } from '../../../ui/alert-dialog.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Rich } from '../../../ui/rich.tsx';
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
        aria-label={cardsWords.savedCards}
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
          title={cardsWords.removeThisCard}
          open
          cancelLabel={basicWords.keep}
          confirmLabel={cardsWords.removeCard}
          pendingLabel={cardsWords.removing}
          onCancel={() => setRemoved(undefined)}
          onConfirm={async () => {
            await removeCard(removed.id);
            await queryClient.invalidateQueries({ queryKey: savedCardsQuery.queryKey });
            toast.success(cardsWords.theCardIsRemoved);
            setRemoved(undefined);
            requestAnimationFrame(() => list.current?.focus({ preventScroll: true }));
          }}
          errorText={(thrown) => failureSentence(thrown, cardsWords.failedToRemoveTheCard)}
        >
          <p>{cardsWords.paidOrdersAreNotAffected({ card: cardName(removed), expiry: removed.expiry })}</p>
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
              {cardsWords.defaultLabel}
            </Badge>
          )}
          {card.problem === 'expired' && (
            <Badge tone="madder" className="font-medium">
              {cardsWords.expired}
            </Badge>
          )}
        </p>
        <p className="text-lg font-semibold">{card.brand}</p>
        <p className="figures text-muted">
          <Rich
            text={cardsWords.numberAndExpiry({ last4: card.last4, expiry: card.expiry })}
            parts={{
              dots: (text) => (
                <bdi aria-hidden="true" dir="ltr">
                  {text}
                </bdi>
              ),
              spoken: (text) => <span className="sr-only">{text}</span>,
            }}
          />
        </p>
        {card.problem === 'other_gateway' && (
          <p className="text-sm text-muted">{cardsWords.cardOfOtherService}</p>
        )}
      </div>
      {failure && <Banner kind="error">{failure}</Banner>}
      <div className="-mb-2 -ms-4 mt-auto flex flex-wrap">
        {!card.is_default && card.problem === null && (
          <Button
            variant="quiet"
            pending={isPending}
            onClick={() => act(makeDefault, cardsWords.failedToChangeTheDefaultCard)}
            aria-label={cardsWords.makeThisDefault({ name })}
          >
            {cardsWords.makeDefault}
          </Button>
        )}
        <Button
          variant="quiet"
          className="text-madder"
          onClick={onRemove}
          aria-label={basicWords.remove({ name })}
        >
          {basicWords.removeLabel}
        </Button>
      </div>
    </Card>
  );
}
