import { useState } from 'react';
import { useNavigate } from 'react-router';
import { failureSentence } from '../../../lib/form-errors.ts';
import { formatMoment } from '../../../lib/format.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { toast } from '../../../ui/toast.tsx';
import { type Device, endDeviceSession } from '../api.ts';
import { signOut } from '../sign-out.ts';

export function Devices({ devices, onEnded }: { devices: Device[]; onEnded: () => void }) {
  const navigate = useNavigate();
  const [ending, setEnding] = useState<number>();

  async function end({ id, device, current }: Device) {
    if (current) {
      signOut();
      await navigate('/login');
      return;
    }
    setEnding(id);
    try {
      await endDeviceSession(id);
      toast.success(`${device} is signed out.`);
      onEnded();
    } catch (error) {
      toast.error(failureSentence(error, 'The device could not be signed out. Please try again.'));
    } finally {
      setEnding(undefined);
    }
  }

  return (
    <Card as="ul" padding="none" className="divide-y divide-hairline overflow-hidden">
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
            onClick={() => end(session)}
          >
            Sign out
          </Button>
        </li>
      ))}
    </Card>
  );
}
