import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { accountsWords } from '#words';
import { formatMoment } from '../../../lib/moments.ts';
import { useAction } from '../../../lib/use-action.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Banner } from '../../../ui/states.tsx';
import { toast } from '../../../ui/toast.tsx';
import { type Device, endDeviceSession, endOtherSessions } from '../own-account.ts';
import { signOut } from '../sign-out.ts';

/** The sessions of the account with a sign-out for each, and one for all others (accounts-7). */
export function Devices({ devices, onEnded }: { devices: Device[]; onEnded: () => Promise<unknown> }) {
  const navigate = useNavigate();
  const list = useRef<HTMLUListElement>(null);
  const { act, isPending, failure } = useAction();
  const [pressed, setPressed] = useState<number | 'others'>();

  function endBy(of: number | 'others', work: () => Promise<unknown>, done: string) {
    if (isPending) return;
    setPressed(of);
    void act(async () => {
      await work();
      toast.success(done);
      await onEnded();
      // The pressed button is removed with its device.
      list.current?.focus({ preventScroll: true });
    }, accountsWords.deviceCouldNotBeSignedOut);
  }

  async function end({ id, device, current }: Device) {
    if (!current) return endBy(id, () => endDeviceSession(id), accountsWords.deviceIsSignedOut({ device }));
    signOut();
    await navigate('/login');
  }

  return (
    <div className="flex flex-col gap-4">
      <Card
        as="ul"
        ref={list}
        tabIndex={-1}
        aria-label={accountsWords.devices}
        padding="none"
        className="divide-y divide-hairline overflow-hidden"
      >
        {devices.map((session) => (
          <li
            key={session.id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-3"
          >
            <p className="min-w-0">
              <span className="block font-semibold">
                {session.device}
                {session.current && (
                  <Badge tone="leaf" className="ms-2 font-medium">
                    {accountsWords.thisDevice}
                  </Badge>
                )}
              </span>
              <span className="block text-sm text-muted">
                {accountsWords.signedInLastUsed({
                  createdAt: formatMoment(session.created_at),
                  lastUsedAt: formatMoment(session.last_used_at),
                })}
              </span>
            </p>
            <Button
              variant="quiet"
              className="-mx-4"
              aria-label={accountsWords.signOutDevice({ device: session.device })}
              pending={isPending && pressed === session.id}
              onClick={() => void end(session)}
            >
              {accountsWords.signOut}
            </Button>
            {failure && pressed === session.id && <Failure text={failure} />}
          </li>
        ))}
      </Card>
      {devices.some(({ current }) => !current) && (
        <Button
          variant="secondary"
          className="self-start"
          pending={isPending && pressed === 'others'}
          onClick={() => endBy('others', endOtherSessions, accountsWords.everyOtherDeviceIsSignedOut)}
        >
          {isPending && pressed === 'others' ? accountsWords.signingOut : accountsWords.signOutEverywhereElse}
        </Button>
      )}
      {failure && pressed === 'others' && <Failure text={failure} />}
    </div>
  );
}

function Failure({ text }: { text: string }) {
  return (
    <div className="basis-full">
      <Banner kind="error">{text}</Banner>
    </div>
  );
}
