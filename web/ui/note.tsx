import { useId } from 'react';

interface NoteProps {
  title: string;
  /** `lang` of a paragraph that is not in the page's language. */
  lines: readonly { text: string; lang?: string }[];
}

/** Something to know beside what is decided. */
export function Note({ title, lines }: NoteProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="rounded-xl border border-hairline bg-brand-soft px-4 py-3 text-sm wrap-anywhere print:break-inside-avoid"
    >
      <h3 id={id} className="text-sm font-semibold">
        {title}
      </h3>
      {lines.map(({ text, lang }) => (
        <p key={text} lang={lang} dir={lang === undefined ? undefined : 'auto'} className="mt-1">
          {text}
        </p>
      ))}
    </section>
  );
}
