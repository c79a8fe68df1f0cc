import { useLoaderData } from 'react-router';
import { contentMeta, contentPage } from '../../features/content/api.ts';
import { ContentText } from '../../features/content/components/content-text.tsx';
import { Heading } from '../../ui/heading.tsx';

const day = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

const reads = contentPage();

export const loader = reads.loader;
export const clientLoader = reads.clientLoader;

export const meta = contentMeta;

/** The policies, whose texts staff edits (pages-8). */
export default function PolicyPage() {
  const { title, since, summary, html } = useLoaderData<typeof loader>();
  return (
    <div className="page py-12 lg:py-20">
      <div className="mx-auto flex max-w-[44rem] flex-col gap-10">
        <header className="flex flex-col gap-4">
          <Heading level={1} size="page">
            {title}
          </Heading>
          <p className="text-muted">
            In force since <time dateTime={since}>{day.format(new Date(since))}</time>
          </p>
          <p className="text-lg">{summary}</p>
          <hr className="stitched mt-2" />
        </header>
        <ContentText html={html} />
      </div>
    </div>
  );
}
