import { type ReactNode, useId } from 'react';
import { Heading } from '../../../ui/heading.tsx';

interface FormPartProps {
  level: 2 | 3;
  title: string;
  lead?: string;
  children: ReactNode;
}

export function FormPart({ level, title, lead, children }: FormPartProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="flex flex-col gap-5 border-t border-hairline pt-8 first:border-0 first:pt-0"
    >
      <div>
        <Heading level={level} size="item" id={id}>
          {title}
        </Heading>
        {lead && <p className="mt-1 text-muted">{lead}</p>}
      </div>
      {children}
    </section>
  );
}
