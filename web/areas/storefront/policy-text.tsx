import type { ReactNode } from 'react';
import { Heading } from '../../ui/heading.tsx';

interface PolicyProps {
  title: string;
  /** ISO date. */
  since: string;
  summary: ReactNode;
  children: ReactNode;
}

const day = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

export function Policy({ title, since, summary, children }: PolicyProps) {
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
        {children}
      </div>
    </div>
  );
}

export function PolicySection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-3 [&_a]:font-semibold [&_a]:text-brand [&_a]:underline [&_li]:ps-1 [&_ul]:flex [&_ul]:list-disc [&_ul]:flex-col [&_ul]:gap-2 [&_ul]:ps-5 [&_ul]:marker:text-saffron">
      <Heading level={2} size="item">
        {title}
      </Heading>
      {children}
    </section>
  );
}
