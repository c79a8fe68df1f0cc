import { useLoaderData } from 'react-router';
import { promiseWords, storefrontWords } from '#words';
import { contentMeta, contentPage } from '../../features/content/api.ts';
import { ContentText } from '../../features/content/components/content-text.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Heading } from '../../ui/heading.tsx';

const reads = contentPage();

export const loader = reads.loader;
export const clientLoader = reads.clientLoader;

export const meta = contentMeta;

/** All answers are open, so that find-in-page works. */
export default function HelpPage() {
  const { title, summary, html, headings, language } = useLoaderData<typeof loader>();
  return (
    <div className="page py-12 lg:py-20">
      <header className="flex max-w-[44rem] flex-col gap-4">
        <Heading level={1} size="page">
          {title}
        </Heading>
        <p className="text-lg text-muted">{summary}</p>
      </header>
      <hr className="stitched mt-8 mb-10" />
      <div className="grid items-start gap-x-16 gap-y-10 lg:grid-cols-[16rem_1fr]">
        <nav aria-label={storefrontWords.topics} className="lg:sticky lg:top-24">
          <ul className="grid gap-x-6 sm:grid-cols-2 lg:grid-cols-1">
            {headings.map(({ id, text }) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  className="flex min-h-11 items-center font-semibold text-brand hover:underline"
                >
                  {text}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="flex max-w-[44rem] flex-col gap-14">
          <ContentText html={html} language={language} />
          <section aria-labelledby="more-title" className="flex flex-col items-start gap-4">
            <Heading level={2} size="part" id="more-title">
              {storefrontWords.somethingElse}
            </Heading>
            <p className="text-muted">{storefrontWords.chatCallOrWrite}</p>
            <div className="flex flex-wrap gap-3">
              <ButtonLink to="/chat">{storefrontWords.chatWithUs}</ButtonLink>
              <ButtonLink to="/contact-us" variant="secondary">
                {storefrontWords.contactUs}
              </ButtonLink>
              <ButtonLink to="/promise" variant="quiet">
                {promiseWords.howWePromiseADay}
              </ButtonLink>
            </div>
          </section>
        </div>
      </div>
    </div>
  );
}
