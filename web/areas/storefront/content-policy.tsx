import type { MetaArgs } from 'react-router';
import type { ContentPage } from '../../../contract/content.ts';
import { ContentText } from '../../features/content/components/content-text.tsx';
import { pageMeta } from '../../lib/page-meta.ts';
import { Heading } from '../../ui/heading.tsx';

const day = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

export function contentMeta(args: MetaArgs) {
  const page = args.loaderData as ContentPage | undefined;
  return page ? pageMeta(args, { title: page.title, description: page.description }) : [];
}

/** A policy whose text staff edits (pages-8). */
export function ContentPolicy({ page: { title, since, summary, html } }: { page: ContentPage }) {
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
