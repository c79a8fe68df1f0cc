import { useEffect, useRef, useState } from 'react';
import { errorSentence } from '../../../../contract/errors.ts';
import { useSubmit } from '../../../lib/form-submit.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Banner } from '../../../ui/states.tsx';
import { FailureBanner, SubmitButton } from '../../../ui/submit.tsx';

interface LinkActionProps {
  /** The text of the button, idle and busy. */
  label: string;
  busyLabel: string;
  /** Does what the mailed link is for; resolves to a sentence about it. */
  act: () => Promise<string>;
  /** Where to go on afterwards. */
  next: { to: string; label: string };
}

/**
 * Does what a mailed link is for when its button is pressed: programs that check mails open every link, which must not be
 * enough. Shows the outcome in the same place, and the next step.
 */
export function LinkAction({ label, busyLabel, act, next }: LinkActionProps) {
  const [done, setDone] = useState<string>();
  const place = useRef<HTMLDivElement>(null);
  // The button that had the focus is gone.
  useEffect(() => {
    if (done) place.current?.focus();
  }, [done]);

  const { formProps, failure, isSubmitting } = useSubmit({
    send: act,
    onSuccess: setDone,
    fallback: errorSentence('server.failed'),
  });

  return (
    <div ref={place} tabIndex={-1} className="flex flex-col gap-5">
      {done ? (
        <>
          <Banner kind="success">{done}</Banner>
          <ButtonLink to={next.to}>{next.label}</ButtonLink>
        </>
      ) : (
        <form {...formProps} className="flex flex-col gap-5">
          <FailureBanner failure={failure} />
          <SubmitButton busy={isSubmitting} busyLabel={busyLabel}>
            {label}
          </SubmitButton>
        </form>
      )}
    </div>
  );
}
