import { type ReactNode, useId } from 'react';

export function FormSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex flex-col gap-5">
      <h3 id={id} className="text-xl">
        {title}
      </h3>
      {children}
    </section>
  );
}
