import { type MailedLinkOptions, useMailedLink } from '../../../lib/mailed-link.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { useFocusOnChange } from '../../../ui/focus.ts';
import { Banner } from '../../../ui/states.tsx';

interface LinkActionProps extends Omit<MailedLinkOptions<string>, 'act'> {
  label: string;
  busyLabel: string;
  /** Resolves to the sentence to show. */
  act: () => Promise<string>;
  next: { to: string; label: string };
}

/** The button of a link mailed to an account. */
export function LinkAction({ label, busyLabel, next, ...link }: LinkActionProps) {
  const { outcome, isPending, failure, press } = useMailedLink(link);
  // The focused button is removed.
  const place = useFocusOnChange<HTMLDivElement>(outcome);

  return (
    <div ref={place} tabIndex={-1} className="flex flex-col gap-5">
      {outcome ? (
        <>
          {'done' in outcome ? (
            <Banner kind="success">{outcome.done}</Banner>
          ) : (
            <Banner kind="error">{outcome.dead}</Banner>
          )}
          <ButtonLink to={next.to}>{next.label}</ButtonLink>
        </>
      ) : (
        <>
          {failure && <Banner kind="error">{failure}</Banner>}
          <Button onClick={press} pending={isPending}>
            {isPending ? busyLabel : label}
          </Button>
        </>
      )}
    </div>
  );
}
