import { useState } from 'react';
import { pageSentence } from '../../../../contract/page-sentences.ts';
import { useSubmit } from '../../../lib/form-submit.ts';
import { deadLinkSentence } from '../../../lib/mailed-token.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { useFocusOnChange } from '../../../ui/focus.ts';
import { Banner } from '../../../ui/states.tsx';
import { FailureBanner, SubmitButton } from '../../../ui/submit.tsx';

interface LinkActionProps {
  label: string;
  busyLabel: string;
  /** Resolves to the sentence to show. */
  act: () => Promise<string>;
  /** For a link that the server cannot read. */
  invalid: string;
  next: { to: string; label: string };
}

/** Acts only when its button is pressed: mail scanners open every link. */
export function LinkAction({ label, busyLabel, act, invalid, next }: LinkActionProps) {
  const [done, setDone] = useState<{ kind: 'success' | 'error'; text: string }>();
  // The focused button is gone.
  const place = useFocusOnChange<HTMLDivElement>(done);

  const { formProps, failure, isSubmitting } = useSubmit({
    send: async () => {
      try {
        return { kind: 'success' as const, text: await act() };
      } catch (error) {
        const text = deadLinkSentence(error, invalid);
        if (text === undefined) throw error;
        return { kind: 'error' as const, text };
      }
    },
    onSuccess: setDone,
    fallback: pageSentence('server.failed'),
  });

  return (
    <div ref={place} tabIndex={-1} className="flex flex-col gap-5">
      {done ? (
        <>
          <Banner kind={done.kind}>{done.text}</Banner>
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
