import { ordersWords } from '#words';
import { Card } from '../../../ui/card.tsx';

const STEPS = [
  ordersWords.weLookAtWhatYouNeed,
  ordersWords.weSendYouAQuote,
  ordersWords.youAcceptItUnderMyOrders,
];

/** What happens after a bulk order is placed (bulk-2). */
export function QuoteSteps() {
  return (
    <Card>
      <p className="font-display text-xl">{ordersWords.whatHappensNext}</p>
      <ol className="mt-3 flex list-decimal flex-col gap-2 ps-5 marker:text-muted">
        {STEPS.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p className="mt-3 text-sm text-muted">{ordersWords.nothingIsMadeBeforeYouAccept}</p>
    </Card>
  );
}
