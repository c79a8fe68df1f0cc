import { type ReactNode, useId } from 'react';
import { Card } from '../../../ui/card.tsx';
import { Heading } from '../../../ui/heading.tsx';

interface SectionProps {
  title: string;
  /** Where links to this part lead. */
  anchor?: string;
  /** Beside the title. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A part of the order page. */
export function Section({ title, anchor, aside, children }: SectionProps) {
  const id = useId();
  return (
    <Card
      as="section"
      id={anchor}
      tabIndex={anchor === undefined ? undefined : -1}
      aria-labelledby={id}
      className="flex scroll-mt-4 flex-col gap-3"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <Heading level={2} size="item" id={id} className="text-lg">
          {title}
        </Heading>
        {aside}
      </div>
      {children}
    </Card>
  );
}
