import { type ReactNode, type RefObject, useId } from 'react';
import { basicWords, uiWords } from '#words';
import { Button } from './button.tsx';

interface Difference {
  name: string;
  mine: unknown;
  theirs: unknown;
  isTouched: boolean;
}

interface EditConflictProps {
  conflict:
    | {
        by: string;
        at: string;
        differences: readonly Difference[];
        keepMine: () => void;
        takeTheirs: () => void;
        ref: RefObject<HTMLDivElement | null>;
      }
    | undefined;
  /** The labels of the form's fields. */
  labels: Readonly<Record<string, string>>;
  /** Formats values other than texts and numbers. */
  show?: (name: string, value: unknown) => ReactNode;
}

/** Shows both sides of concurrent edits, field by field, and lets the second user decide. */
export function EditConflict({ conflict, labels, show = showValue }: EditConflictProps) {
  const titleId = useId();
  if (!conflict) return null;
  const { by, at, differences, keepMine, takeTheirs, ref } = conflict;
  return (
    <section
      ref={ref}
      tabIndex={-1}
      aria-labelledby={titleId}
      className="flex flex-col gap-4 rounded-xl border border-saffron bg-saffron-soft p-4 scroll-mt-24 scroll-mb-24"
    >
      <div>
        <h2 id={titleId} className="text-lg">
          {uiWords.changedSinceYouOpenedIt({ by })}
        </h2>
        <p className="text-sm">{uiWords.nothingIsSavedOrLost({ at })}</p>
      </div>
      {differences.length === 0 ? (
        <p>{uiWords.bothMadeTheSameChange}</p>
      ) : (
        <dl className="flex flex-col gap-3">
          {differences.map(({ name, mine, theirs, isTouched }) => (
            <div key={name} className="flex flex-col gap-1 border-t border-saffron pt-2">
              <dt className="text-sm font-semibold">{labels[name] ?? name}</dt>
              <dd className="grid gap-2 sm:grid-cols-2">
                <Side title={uiWords.yours}>
                  {isTouched ? (
                    show(name, mine)
                  ) : (
                    <span className="text-muted">{uiWords.youLeftThisAsItWas}</span>
                  )}
                </Side>
                <Side title={uiWords.theirs}>{show(name, theirs)}</Side>
              </dd>
            </div>
          ))}
        </dl>
      )}
      <p className="text-sm">{uiWords.whatKeepMineDoes}</p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={keepMine}>{uiWords.keepMine}</Button>
        <Button variant="secondary" onClick={takeTheirs}>
          {uiWords.takeTheirs}
        </Button>
      </div>
    </section>
  );
}

function Side({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <p className="text-sm text-muted">{title}</p>
      <div className="max-h-40 overflow-y-auto wrap-anywhere whitespace-pre-wrap" dir="auto">
        {children}
      </div>
    </div>
  );
}

function showValue(_name: string, value: unknown): ReactNode {
  if (typeof value === 'boolean') return value ? basicWords.yes : basicWords.no;
  if (value === null || value === undefined || value === '') return basicWords.nothing;
  return Array.isArray(value) ? value.join(basicWords.listSeparator) : String(value);
}
