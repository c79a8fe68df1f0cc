import { ALTERATION_DAYS } from '../../../../contract/constants/business-facts.ts';
import { Heading } from '../../../ui/heading.tsx';
import { TextLink } from '../../../ui/text-link.tsx';

const STEPS = [
  {
    title: 'Measure once',
    text: 'With a soft tape and the guide beside each field, or with a picture of what your own tailor has written down. We save it for the next time.',
    to: '/size-guide',
    link: 'How to measure',
  },
  {
    title: 'Choose who stitches',
    text: 'Our own workshop, or a partner tailor by area, rating and rate.',
  },
  {
    title: 'Show what you have in mind',
    text: 'The garment, the fabric, a picture of the design, and a word about the collar.',
  },
  {
    title: 'See price and day, then order',
    text: 'The price adds up while you choose. Nothing is added later.',
  },
  {
    title: 'Follow it, and try it on',
    text: `Stage by stage to your door. If it does not fit as measured, we alter it at no charge within ${ALTERATION_DAYS} days.`,
    to: '/order_tracking',
    link: 'Track an order',
  },
] as const;

export function Steps() {
  return (
    <section aria-labelledby="steps-title" className="page py-14 lg:py-20">
      <Heading level={2} size="section" id="steps-title">
        How it works
      </Heading>
      <ol className="mt-8 grid gap-x-8 gap-y-6 lg:grid-cols-5">
        {STEPS.map((step, index) => (
          <li key={step.title} className="relative flex gap-4 lg:flex-col">
            <span className="figures grid size-11 shrink-0 place-items-center rounded-full border-2 border-dashed border-saffron bg-paper font-display text-lg font-semibold">
              {index + 1}
            </span>
            <div>
              <h3 className="text-lg max-lg:pt-2">{step.title}</h3>
              <p className="mt-1 text-muted">{step.text}</p>
              {'to' in step && <TextLink to={step.to}>{step.link}</TextLink>}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
