import { type ReactNode, useId } from 'react';
import { Heading } from '../../../../ui/heading.tsx';

export function FormSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex flex-col gap-5">
      <Heading level={3} size="item" id={id}>
        {title}
      </Heading>
      {children}
    </section>
  );
}
