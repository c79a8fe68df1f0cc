import type { ReactNode } from 'react';
import { Heading } from '../../ui/heading.tsx';

interface PageHeadProps {
  title: string;
  /** Beside the title where it fits, else below the intro. */
  action?: ReactNode;
  /** The intro. */
  children?: ReactNode;
}

/** The head of a page of the back office. */
export function PageHead({ title, action, children }: PageHeadProps) {
  return (
    <div
      className={`flex flex-wrap justify-between gap-x-6 gap-y-3 ${children ? 'items-start' : 'items-center'}`}
    >
      <div className="flex max-w-prose flex-col items-start gap-2">
        <Heading level={1} size="part">
          {title}
        </Heading>
        {children}
      </div>
      {action}
    </div>
  );
}
