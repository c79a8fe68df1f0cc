import { Link, type MetaArgs } from 'react-router';
import { ContactFacts } from '../../features/contact/components/contact-facts.tsx';
import { MessageForm } from '../../features/contact/components/message-form.tsx';
import { ShopMap } from '../../features/contact/components/shop-map.tsx';
import { SupportCards } from '../../features/contact/components/support-cards.tsx';
import { sendPlainMessage } from '../../features/contact/plain-message.ts';
import { QuestionFolds } from '../../features/help/components/question-fold.tsx';
import { CONTACT_QUESTIONS } from '../../features/help/questions.tsx';
import { pageMeta } from '../../lib/page-meta.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Heading } from '../../ui/heading.tsx';
import { TextLink } from '../../ui/text-link.tsx';

export function meta(args: MetaArgs) {
  return pageMeta(args, {
    title: 'Contact us',
    description:
      'Chat, call, e-mail or send a message: how to reach us, our business hours, and answers to common questions.',
  });
}

const SERVICES = [
  {
    to: '/cutome_tailoring',
    title: 'Custom tailoring',
    text: 'A garment to your measurements, and its alterations',
  },
  { to: '/culture', title: 'Cultural products', text: 'What is in stock, and where it is made' },
  { to: '/brands', title: 'Brand shopping', text: 'Sizes, colours, prices' },
  { to: '/book-tailor?type=bulk', title: 'Bulk orders', text: 'Uniforms and collections for a business' },
  { to: '/order_tracking', title: 'Order tracking', text: 'Where it is and when it arrives' },
  { to: '/help', title: 'Technical support', text: 'Signing in, measurements, payment' },
] as const;

export const action = sendPlainMessage;

/** See contact-1. */
export default function ContactPage() {
  return (
    <>
      <section className="khaddar">
        <div className="page grid items-end gap-x-12 sm:grid-cols-[1.4fr_1fr]">
          <div className="flex flex-col gap-4 py-12 sm:self-center lg:py-16">
            <Heading level={1} size="page">
              Contact us
            </Heading>
            <p className="max-w-[34rem] text-lg text-muted">
              A question about a collar, a late order, a wedding for two hundred: tell us, and our team will
              help.
            </p>
          </div>
          <img
            src="/art/partner.svg"
            alt=""
            width={320}
            height={240}
            className="mx-auto w-full max-w-80 rounded-t-[8rem] max-sm:hidden"
          />
        </div>
      </section>
      <div className="tape" />
      <div className="page flex flex-col gap-16 py-12 lg:gap-20 lg:py-16">
        <SupportCards />
        <section aria-labelledby="message-title" className="grid gap-12 lg:grid-cols-[1.5fr_1fr] lg:gap-16">
          <div>
            <Heading level={2} size="section" id="message-title">
              Send us a message
            </Heading>
            <p className="mt-2 mb-8 text-muted">We answer by e-mail during business hours.</p>
            <MessageForm />
          </div>
          <aside aria-label="Contact information" className="flex flex-col gap-10">
            <div>
              <Heading level={2} size="item" className="mb-5">
                Contact information
              </Heading>
              <ContactFacts />
            </div>
            <hr className="stitched" />
            <div>
              <Heading level={2} size="item" className="mb-3">
                Our services
              </Heading>
              <ul>
                {SERVICES.map(({ to, title, text }) => (
                  <li key={title} className="border-b border-hairline py-2 last:border-0">
                    <Link
                      to={to}
                      className="inline-flex min-h-11 items-center font-semibold hover:text-brand"
                    >
                      {title}
                    </Link>
                    <p className="-mt-1.5 text-sm text-muted">{text}</p>
                  </li>
                ))}
              </ul>
            </div>
          </aside>
        </section>
        <section aria-labelledby="faq-title" className="grid gap-x-16 gap-y-10 lg:grid-cols-[1.5fr_1fr]">
          <div>
            <Heading level={2} size="section" id="faq-title" className="mb-6">
              Frequently asked questions
            </Heading>
            <QuestionFolds questions={CONTACT_QUESTIONS} />
            <TextLink to="/help" className="mt-3">
              More answers in the Help Center
            </TextLink>
          </div>
          <div>
            <Heading level={2} size="section" className="mb-6">
              Find us
            </Heading>
            <ShopMap />
          </div>
        </section>
        <ButtonLink to="/" variant="secondary" className="self-center">
          Back to Home
        </ButtonLink>
      </div>
    </>
  );
}
