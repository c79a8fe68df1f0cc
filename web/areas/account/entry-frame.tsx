import type { ReactNode } from 'react';
import { Heading } from '../../ui/heading.tsx';

interface EntryFrameProps {
  title: string;
  lead: ReactNode;
  /** A file under /art/, without its extension, and its caption. */
  picture: string;
  promise: string;
  children: ReactNode;
}

export function EntryFrame({ title, lead, picture, promise, children }: EntryFrameProps) {
  return (
    <div className="page grid items-start gap-12 py-8 sm:py-12 lg:grid-cols-[minmax(0,26rem)_1fr] lg:justify-between lg:gap-20 lg:py-16">
      <div className="mx-auto flex w-full min-w-0 max-w-md flex-col gap-6 lg:mx-0">
        <header className="flex flex-col gap-2">
          <Heading level={1} size="form" className="wrap-anywhere">
            {title}
          </Heading>
          <p className="text-muted">{lead}</p>
        </header>
        {children}
      </div>
      <div className="sticky top-24 hidden flex-col gap-5 lg:flex">
        <img
          src={`/art/${picture}.svg`}
          alt=""
          width={640}
          height={480}
          loading="lazy"
          className="aspect-4/3 w-full rounded-3xl border border-hairline object-cover"
        />
        <hr className="w-24 stitched" />
        <p className="max-w-md font-display text-xl">{promise}</p>
      </div>
    </div>
  );
}
