import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { basicWords, measureLinkWords } from '#words';
import { LinkAction } from '../../features/accounts/components/link-action.tsx';
import { keepGivenMeasures } from '../../features/measurements/given.ts';
import { attemptKeys } from '../../lib/attempt-key.ts';
import { mailedToken } from '../../lib/mailed-link.ts';
import { mailedLinkMeta } from '../../lib/mailed-link-meta.ts';
import { withNext } from '../../lib/next-path.ts';
import type { PageHandle } from '../../lib/page-handle.ts';
import { useSession } from '../../lib/session.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EntryFrame } from './entry-frame.tsx';

export const handle: PageHandle = { query: ['token'] };

export const meta = mailedLinkMeta(measureLinkWords.keepYourMeasures);

const FRAME = { picture: 'single', promise: measureLinkWords.measureOnceOrderAnywhere };

/** Copies measures that were given by a link into the own account (orders-72). */
export default function KeepMeasuresPage() {
  const [search] = useSearchParams();
  const token = mailedToken(search);
  const user = useSession((session) => session.user);
  const [attempts] = useState(() => attemptKeys({ name: 'keep-measures', on: 'tab' }));
  if (!token) {
    return (
      <EntryFrame
        title={measureLinkWords.keepYourMeasures}
        lead={measureLinkWords.linkIsIncomplete}
        {...FRAME}
      >
        <ButtonLink to="/login">{basicWords.signIn}</ButtonLink>
      </EntryFrame>
    );
  }
  async function keep(): Promise<string> {
    const { label } = await keepGivenMeasures(token, attempts.keyFor(token));
    attempts.forget();
    return measureLinkWords.theyAreYours({ name: label });
  }

  const here = `/keep-measures?${new URLSearchParams({ token })}`;
  return (
    <EntryFrame
      title={measureLinkWords.keepYourMeasures}
      lead={measureLinkWords.theyBecomeYourOwn}
      {...FRAME}
    >
      {user ? (
        <LinkAction
          label={measureLinkWords.keepMyMeasures}
          busyLabel={measureLinkWords.keeping}
          invalid={measureLinkWords.linkIsIncomplete}
          act={keep}
          next={{ to: '/profile?tab=measurements', label: measureLinkWords.seeMyMeasures }}
        />
      ) : (
        <>
          <p>{measureLinkWords.signInFirst}</p>
          <ButtonLink to={withNext('/signup', here)}>{measureLinkWords.createAnAccount}</ButtonLink>
          <ButtonLink variant="secondary" to={withNext('/login', here)}>
            {basicWords.signIn}
          </ButtonLink>
        </>
      )}
    </EntryFrame>
  );
}
