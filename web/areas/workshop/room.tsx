import type { ReactNode } from 'react';
import { Heading } from '../../ui/heading.tsx';

export function Room({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="flex max-w-6xl flex-col gap-6 p-4 pb-0 sm:p-8 sm:pb-0">
      <Heading level={1} size="part">
        {title}
      </Heading>
      {children}
    </div>
  );
}
