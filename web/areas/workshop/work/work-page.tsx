import { type ReactNode, useEffect } from 'react';
import { workshopWords } from '#words';
import { formatTime } from '../../../lib/moments.ts';
import { SESSION_ENDED, useSession } from '../../../lib/session.ts';
import { cn } from '../../../ui/cn.ts';
import { Heading } from '../../../ui/heading.tsx';
import { Banner } from '../../../ui/states.tsx';
import { toast } from '../../../ui/toast.tsx';
import { useOutbox, watchOutbox } from './outbox.ts';
import { RefusedWork } from './refused-work.tsx';
import type { WaitingWork } from './waiting-work.ts';

interface WorkPageProps {
  title: ReactNode;
  /** When the data was fetched, if it comes from the device. */
  keptSince?: string | undefined;
  /** Uses the whole width. */
  isWide?: boolean;
  children: ReactNode;
}

/** A page of a tailor, with the work that waits for the network (workshop-10, workshop-11). */
export function WorkPage({ title, keptSince, isWide = false, children }: WorkPageProps) {
  useEffect(watchOutbox, []);
  useEffect(watchSessionEnd, []);
  return (
    <div className={cn('mx-auto flex flex-col gap-5 p-4 pb-8 sm:p-8', !isWide && 'max-w-6xl')}>
      <Heading level={1} size="part" className="wrap-anywhere">
        {title}
      </Heading>
      {keptSince && (
        <Banner kind="warning">{workshopWords.noNetworkGoOnWorking({ time: formatTime(keptSince) })}</Banner>
      )}
      <WaitingNotice />
      <RefusedWork />
      {children}
    </div>
  );
}

/** The layout removes the page when the session ends, before an effect could see it. */
function watchSessionEnd(): () => void {
  return useSession.subscribe(({ hasEnded }, before) => {
    const count = countToSend(useOutbox.getState().waiting);
    if (hasEnded && !before.hasEnded && count > 0)
      toast.info(workshopWords.signInToSend({ count }), { id: SESSION_ENDED, durationMs: 15_000 });
  });
}

function countToSend(waiting: readonly WaitingWork[]): number {
  return waiting.filter(({ refusal }) => refusal === undefined).length;
}

function WaitingNotice() {
  const waiting = useOutbox((outbox) => outbox.waiting);
  const isCutOff = useOutbox((outbox) => outbox.isCutOff);
  const isUnkept = useOutbox((outbox) => outbox.isUnkept);
  const count = countToSend(waiting);
  if (count === 0) return null;
  return (
    <>
      {isUnkept && <Banner kind="error">{workshopWords.noRoomOnThisDevice}</Banner>}
      {isCutOff && <Banner kind="info">{workshopWords.stepsWait({ count })}</Banner>}
    </>
  );
}
