import { Card } from '../../../ui/card.tsx';

const STEPS = [
  'We look at what you need and call you where something is open.',
  'We send you a quote: the price of a piece, the total and the day.',
  'You accept it under My orders by typing your name.',
];

/** What happens after a bulk order is placed (bulk-2). */
export function QuoteSteps() {
  return (
    <Card>
      <p className="font-display text-xl">What happens next</p>
      <ol className="mt-3 flex list-decimal flex-col gap-2 ps-5 marker:text-muted">
        {STEPS.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p className="mt-3 text-sm text-muted">Nothing is made, and nothing is due, before you accept.</p>
    </Card>
  );
}
