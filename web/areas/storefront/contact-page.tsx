import { Link, type MetaArgs } from 'react-router';
import { frameWords, storefrontWords } from '#words';
import { ContactFacts } from '../../features/contact/components/contact-facts.tsx';
import { MessageForm } from '../../features/contact/components/message-form.tsx';
import { ShopMap } from '../../features/contact/components/shop-map.tsx';
import { SupportCards } from '../../features/contact/components/support-cards.tsx';
import { sendPlainMessage } from '../../features/contact/plain-message.ts';
import { QuestionFolds } from '../../features/help/components/question-fold.tsx';
import { CONTACT_QUESTIONS } from '../../features/help/questions.tsx';
import { pageMeta } from '../../lib/page-meta.ts';
import { useSession } from '../../lib/session.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Heading } from '../../ui/heading.tsx';
import { TextLink } from '../../ui/text-link.tsx';

export function meta(args: MetaArgs) {
  return pageMeta(args, {
    title: storefrontWords.contactUs,
    description: storefrontWords.contactUsDescription,
  });
}

const SERVICES = [
  {
    to: '/cutome_tailoring',
    title: storefrontWords.customTailoring,
    text: storefrontWords.aGarmentToYourMeasurements,
  },
  { to: '/culture', title: storefrontWords.culturalProducts, text: storefrontWords.whatIsInStock },
  { to: '/brands', title: storefrontWords.brandShopping, text: storefrontWords.sizesColoursPrices },
  {
    to: '/book-tailor?type=bulk',
    title: storefrontWords.bulkOrders,
    text: storefrontWords.uniformsAndCollections,
  },
  {
    to: '/order_tracking',
    title: storefrontWords.orderTracking,
    text: storefrontWords.whereItIsAndWhenItArrives,
  },
  {
    to: '/help',
    title: storefrontWords.technicalSupport,
    text: storefrontWords.signingInMeasurementsPayment,
  },
] as const;

export const action = sendPlainMessage;

/** See contact-1. */
export default function ContactPage() {
  const hasMailbox = useSession(({ user }) => user?.email !== '');
  return (
    <>
      <section className="khaddar">
        <div className="page grid items-end gap-x-12 sm:grid-cols-[1.4fr_1fr]">
          <div className="flex flex-col gap-4 py-12 sm:self-center lg:py-16">
            <Heading level={1} size="page">
              {storefrontWords.contactUs}
            </Heading>
            <p className="max-w-[34rem] text-lg text-muted">{storefrontWords.aQuestionAboutACollar}</p>
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
              {storefrontWords.sendUsAMessage}
            </Heading>
            <p className="mt-2 mb-8 text-muted">
              {hasMailbox ? storefrontWords.weAnswerByEMail : storefrontWords.weAnswerInTheChat}
            </p>
            <MessageForm />
          </div>
          <aside aria-label={storefrontWords.contactInformation} className="flex flex-col gap-10">
            <div>
              <Heading level={2} size="item" className="mb-5">
                {storefrontWords.contactInformation}
              </Heading>
              <ContactFacts />
            </div>
            <hr className="stitched" />
            <div>
              <Heading level={2} size="item" className="mb-3">
                {storefrontWords.ourServices}
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
              {storefrontWords.frequentlyAskedQuestions}
            </Heading>
            <QuestionFolds questions={CONTACT_QUESTIONS} />
            <TextLink to="/help" className="mt-3">
              {storefrontWords.moreAnswersInTheHelpCenter}
            </TextLink>
          </div>
          <div>
            <Heading level={2} size="section" className="mb-6">
              {storefrontWords.findUs}
            </Heading>
            <ShopMap />
          </div>
        </section>
        <ButtonLink to="/" variant="secondary" className="self-center">
          {frameWords.backToHome}
        </ButtonLink>
      </div>
    </>
  );
}
