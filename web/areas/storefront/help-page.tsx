import { Link, type MetaArgs } from 'react-router';
import { ANSWER } from '../../features/help/components/question-fold.tsx';
import { TOPICS, type Topic } from '../../features/help/questions.tsx';
import { pageMeta } from '../../lib/page-meta.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Heading } from '../../ui/heading.tsx';

export function meta(args: MetaArgs) {
  return pageMeta(args, {
    title: 'Help Center',
    description:
      'Answers about custom orders, measurements, delivery, returns, payment and your account, with links to the right page.',
  });
}

/** Shows all answers open, so that find-in-page works. */
export default function HelpPage() {
  return (
    <div className="page py-12 lg:py-20">
      <header className="flex max-w-[44rem] flex-col gap-4">
        <Heading level={1} size="page">
          Help Center
        </Heading>
        <p className="text-lg text-muted">
          Choose a topic, or search this page with your browser. If the answer is not here, ask us.
        </p>
      </header>
      <hr className="stitched mt-8 mb-10" />
      <div className="grid items-start gap-x-16 gap-y-10 lg:grid-cols-[16rem_1fr]">
        <nav aria-label="Topics" className="lg:sticky lg:top-24">
          <ul className="grid gap-x-6 sm:grid-cols-2 lg:grid-cols-1">
            {TOPICS.map(({ id, title }) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  className="flex min-h-11 items-center font-semibold text-brand hover:underline"
                >
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="flex flex-col gap-14">
          {TOPICS.map((topic) => (
            <TopicSection key={topic.id} topic={topic} />
          ))}
          <section aria-labelledby="more-title" className="flex flex-col items-start gap-4">
            <Heading level={2} size="part" id="more-title">
              Something else?
            </Heading>
            <p className="text-muted">Chat, call or write: we are glad to help.</p>
            <div className="flex flex-wrap gap-3">
              <ButtonLink to="/chat">Chat with us</ButtonLink>
              <ButtonLink to="/contact-us" variant="secondary">
                Contact us
              </ButtonLink>
            </div>
          </section>
        </div>
      </div>
    </div>
  );
}

function TopicSection({ topic: { id, title, links, questions } }: { topic: Topic }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="max-w-[44rem]">
      <h2 id={`${id}-title`} className="text-2xl">
        {title}
      </h2>
      <ul className="mt-3 flex flex-wrap gap-2">
        {links.map(({ to, text }) => (
          <li key={to}>
            <Link
              to={to}
              className="inline-flex min-h-11 items-center rounded-full border border-hairline bg-card px-4 font-semibold hover:border-brand hover:text-brand"
            >
              {text}
            </Link>
          </li>
        ))}
      </ul>
      {questions.map(({ id: question_id, question, answer }) => (
        <article key={question_id} id={`${id}-${question_id}`} className={`mt-7 ${ANSWER}`}>
          <h3 className="mb-1 text-lg">{question}</h3>
          <div className="text-muted">{answer}</div>
        </article>
      ))}
    </section>
  );
}
