import { useLoaderData } from 'react-router';
import { storefrontWords } from '#words';
import { contentMeta, contentPage } from '../../features/content/api.ts';
import { ContentText } from '../../features/content/components/content-text.tsx';
import { formatLongDay } from '../../lib/format.ts';
import { Heading } from '../../ui/heading.tsx';
import { Rich } from '../../ui/rich.tsx';

const reads = contentPage();

export const loader = reads.loader;
export const clientLoader = reads.clientLoader;

export const meta = contentMeta;

/** The policies, whose texts staff edits (pages-8). */
export default function PolicyPage() {
  const { title, since, summary, html, language } = useLoaderData<typeof loader>();
  return (
    <div className="page py-12 lg:py-20">
      <div className="mx-auto flex max-w-[44rem] flex-col gap-10">
        <header className="flex flex-col gap-4">
          <Heading level={1} size="page">
            {title}
          </Heading>
          <p className="text-muted">
            <Rich
              text={storefrontWords.inForceSince({ day: formatLongDay(since) })}
              parts={{ time: (text) => <time dateTime={since}>{text}</time> }}
            />
          </p>
          <p className="text-lg">{summary}</p>
          <hr className="stitched mt-2" />
        </header>
        <ContentText html={html} language={language} />
      </div>
    </div>
  );
}
