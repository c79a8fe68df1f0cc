import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { failureSentence } from '../../../lib/form-errors.ts';
import { formatMoment } from '../../../lib/moments.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Banner } from '../../../ui/states.tsx';
import { toast } from '../../../ui/toast.tsx';
import { type Device, endDeviceSession, endOtherSessions } from '../own-account.ts';
import { signOut } from '../sign-out.ts';

const FAILED = 'The device could not be signed out. Please try again.';

/** The sessions of the account, each with its sign-out, and one for all but this (accounts-7). */
export function Devices({ devices, onEnded }: { devices: Device[]; onEnded: () => Promise<unknown> }) {
  const navigate = useNavigate();
  const list = useRef<HTMLUListElement>(null);
  const [ending, setEnding] = useState<number | 'others'>();
  const [failure, setFailure] = useState<{ of: number | 'others'; text: string }>();

  async function act(of: number | 'others', work: () => Promise<unknown>, done: string) {
    if (ending !== undefined) return;
    setEnding(of);
    setFailure(undefined);
    try {
      await work();
      toast.success(done);
      await onEnded();
      // The pressed button goes with its device.
      list.current?.focus({ preventScroll: true });
    } catch (error) {
      setFailure({ of, text: failureSentence(error, FAILED) });
    } finally {
      setEnding(undefined);
    }
  }

  async function end({ id, device, current }: Device) {
    if (!current) return act(id, () => endDeviceSession(id), `${device} is signed out.`);
    signOut();
    await navigate('/login');
  }

  return (
    <div className="flex flex-col gap-4">
      <Card
        as="ul"
        ref={list}
        tabIndex={-1}
        aria-label="Devices"
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
                    This device
                  </Badge>
                )}
              </span>
              <span className="block text-sm text-muted">
                Signed in {formatMoment(session.created_at)}, last used {formatMoment(session.last_used_at)}
              </span>
            </p>
            <Button
              variant="quiet"
              className="-mx-4"
              aria-label={`Sign out ${session.device}`}
              pending={ending === session.id}
              onClick={() => void end(session)}
            >
              Sign out
            </Button>
            {failure?.of === session.id && <Failure text={failure.text} />}
          </li>
        ))}
      </Card>
      {devices.some(({ current }) => !current) && (
        <Button
          variant="secondary"
          className="self-start"
          pending={ending === 'others'}
          onClick={() => void act('others', endOtherSessions, 'Every other device is signed out.')}
        >
          {ending === 'others' ? 'Signing out...' : 'Sign out everywhere else'}
        </Button>
      )}
      {failure?.of === 'others' && <Failure text={failure.text} />}
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
