import { type FormEvent, useId, useRef, useState } from 'react';
import { useHref } from 'react-router';
import { basicWords, newsletterWords } from '#words';
import { useAction } from '../../../lib/use-action.ts';
import { buttonClasses } from '../../../ui/button.tsx';
import { subscribe } from '../api.ts';

interface Outcome {
  wrong: boolean;
  sentence: string;
}

/** See contact-6. */
export function SubscribeBox() {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [outcome, setOutcome] = useState<Outcome>();
  const { act, isPending } = useAction(showError);

  function showError(sentence: string) {
    setOutcome({ wrong: true, sentence });
    field.current?.focus();
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const input = field.current;
    if (isPending || !input) return;
    const email = input.value.trim();
    if (email === '') return showError(newsletterWords.enterYourEMailAddress);
    if (!input.validity.valid || !/^[^@]+@[^.]+\../.test(email))
      return showError(newsletterWords.enterAValidEMailAddress);
    void act(async () => {
      setOutcome({ wrong: false, sentence: await subscribe(email) });
      input.value = '';
    }, basicWords.networkErrorOccurred);
  }

  return (
    <form
      method="post"
      action={useHref('/newsletter')}
      noValidate
      onSubmit={submit}
      className="grid gap-x-12 gap-y-4 lg:grid-cols-2 lg:items-center"
    >
      <div>
        <h2 id={`${id}-title`} className="text-xl">
          {newsletterWords.stayUpdated}
        </h2>
        <p id={`${id}-about`} className="text-muted">
          {newsletterWords.newsNowAndThen}
        </p>
      </div>
      <div>
        <div className="flex flex-col gap-2 sm:flex-row">
          <input
            ref={field}
            type="email"
            name="newsletter_email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            placeholder={newsletterWords.enterYourEmail}
            aria-labelledby={`${id}-title`}
            aria-describedby={`${id}-about ${id}-outcome`}
            aria-invalid={outcome?.wrong || undefined}
            className="min-h-11 min-w-0 flex-1 rounded-full border border-edge bg-card px-5 placeholder:text-muted hover:border-brand aria-invalid:border-madder"
          />
          <button type="submit" aria-disabled={isPending} className={buttonClasses('secondary')}>
            {isPending ? newsletterWords.subscribing : newsletterWords.subscribe}
          </button>
        </div>
        <p
          id={`${id}-outcome`}
          aria-live="polite"
          className={`rounded-xl text-sm font-medium ${outcome?.wrong ? 'bg-madder-soft text-madder' : 'bg-leaf-soft text-leaf'} not-empty:mt-2 not-empty:px-4 not-empty:py-2.5`}
        >
          {outcome?.sentence}
        </p>
      </div>
    </form>
  );
}
