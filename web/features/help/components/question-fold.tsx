import type { Question } from '../questions.tsx';

/** Classes for links within answers. */
const ANSWER = '[&_a]:font-semibold [&_a]:text-brand [&_a]:underline';

export function QuestionFolds({ questions }: { questions: readonly Question[] }) {
  return (
    <div className="border-t border-hairline">
      {questions.map(({ id, question, answer }) => (
        <details key={id} className="group border-b border-hairline">
          <summary className="flex min-h-14 list-none items-center justify-between gap-4 py-3 font-display text-lg font-semibold hover:text-brand [&::-webkit-details-marker]:hidden">
            {question}
            <span aria-hidden="true" className="text-2xl text-saffron-ink transition group-open:rotate-45">
              +
            </span>
          </summary>
          <div className={`max-w-[40rem] pb-5 text-muted ${ANSWER}`}>{answer}</div>
        </details>
      ))}
    </div>
  );
}
