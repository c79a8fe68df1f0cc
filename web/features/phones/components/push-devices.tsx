import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { pushDeviceWords } from '#words';
import { shownDevice } from '../../../../contract/device-names.ts';
import type { PushDevices as Devices, PushDevice } from '../../../../contract/push-devices.ts';
import { CallError } from '../../../lib/call-error.ts';
import { failureSentence } from '../../../lib/form-errors.ts';
import { formatMoment } from '../../../lib/moments.ts';
import { endPush } from '../../../lib/push-worker.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { useAction } from '../../../lib/use-action.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { Banner, Loading } from '../../../ui/states.tsx';
import { addPushDevice, newsChannelQuery, pushDevicesQuery, removePushDevice } from '../api.ts';
import { type PushObstacle, pushObstacle, subscribeBrowser } from '../push-browser.ts';

const OBSTACLES = {
  blocked: () => pushDeviceWords.isBlocked,
  'home-screen': () => pushDeviceWords.addToHomeScreen,
  impossible: () => pushDeviceWords.cannotHere,
} satisfies Record<PushObstacle, () => string>;

/** The browsers that take web push, with a button for this one (messages-26). */
export default function PushDevices() {
  const { data, error, refetch } = useQuery(pushDevicesQuery, queryClient);
  return (
    <section
      aria-labelledby="push-title"
      className="flex flex-col gap-3 rounded-xl border border-hairline bg-sunken p-4"
    >
      <h3 id="push-title" className="font-semibold">
        {pushDeviceWords.yourDevices}
      </h3>
      <p className="text-sm text-muted">{pushDeviceWords.whatTheyShow}</p>
      {data ? (
        <DeviceList devices={data} />
      ) : error ? (
        <LoadFailure onRetry={() => void refetch()}>
          {failureSentence(error, pushDeviceWords.failedToLoad)}
        </LoadFailure>
      ) : (
        <Loading text={pushDeviceWords.loading}>{null}</Loading>
      )}
    </section>
  );
}

function DeviceList({ devices: { key, results } }: { devices: Devices }) {
  const list = useRef<HTMLUListElement>(null);
  const { act, isPending, failure } = useAction();
  const [pressed, setPressed] = useState<number>();

  const remove = ({ id, current }: PushDevice) => {
    setPressed(id);
    void act(async () => {
      await removePushDevice(id).catch((error: unknown) => {
        // It was removed elsewhere, or its answer was lost.
        if (!(error instanceof CallError && error.status === 404)) throw error;
      });
      if (current) endPush();
      await refresh();
      // The pressed button is removed with its device.
      list.current?.focus({ preventScroll: true });
    }, pushDeviceWords.failedToRemove);
  };

  return (
    <>
      <ul ref={list} tabIndex={-1} aria-labelledby="push-title" className="flex flex-col gap-1">
        {results.length === 0 && <li className="text-sm">{pushDeviceWords.noDevicesYet}</li>}
        {results.map((one) => (
          <li key={one.id} className="flex flex-wrap items-center justify-between gap-x-4">
            <p className="min-w-0">
              <span className="block font-semibold">
                {shownDevice(one.device)}
                {one.current && (
                  <Badge tone="leaf" className="ms-2 font-medium">
                    {pushDeviceWords.thisDevice}
                  </Badge>
                )}
              </span>
              <span className="block text-sm text-muted">
                {pushDeviceWords.addedOn({ day: formatMoment(one.added_at) })}
              </span>
            </p>
            <Button
              variant="quiet"
              className="-mx-4"
              aria-label={pushDeviceWords.removeDevice({ device: shownDevice(one.device) })}
              pending={isPending}
              onClick={() => remove(one)}
            >
              {isPending && pressed === one.id ? pushDeviceWords.removing : pushDeviceWords.remove}
            </Button>
            {failure && pressed === one.id && (
              <div className="basis-full">
                <Banner kind="error">{failure}</Banner>
              </div>
            )}
          </li>
        ))}
      </ul>
      {key !== null && <SwitchOn applicationKey={key} isOn={results.some(({ current }) => current)} />}
    </>
  );
}

function SwitchOn({ applicationKey, isOn }: { applicationKey: string; isOn: boolean }) {
  const [obstacle, setObstacle] = useState(pushObstacle);
  const [isRefused, setRefused] = useState(false);
  const { act, isPending, failure } = useAction();
  if (obstacle) return <Banner kind="info">{OBSTACLES[obstacle]()}</Banner>;

  const isShown = isOn && Notification.permission === 'granted';

  const switchOn = () =>
    void act(async () => {
      setRefused(false);
      const subscription = await subscribeBrowser(applicationKey).catch(() => {
        throw new CallError(pushDeviceWords.serviceNotReached, 0);
      });
      if (subscription === 'denied') {
        setObstacle(pushObstacle());
        setRefused(true);
        return;
      }
      queryClient.setQueryData(pushDevicesQuery.queryKey, await addPushDevice(subscription));
      await queryClient.invalidateQueries({ queryKey: newsChannelQuery.queryKey });
    }, pushDeviceWords.failedToSwitchOn);

  return (
    <>
      {!isShown && (
        <Button variant="secondary" className="self-start" pending={isPending} onClick={switchOn}>
          {isPending ? pushDeviceWords.switchingOn : pushDeviceWords.switchOnHere}
        </Button>
      )}
      <p role="status" className="text-sm">
        {isShown ? pushDeviceWords.isOnHere : isRefused && pushDeviceWords.wasNotAllowed}
      </p>
      {failure && <Banner kind="error">{failure}</Banner>}
    </>
  );
}

async function refresh(): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: pushDevicesQuery.queryKey }),
    queryClient.invalidateQueries({ queryKey: newsChannelQuery.queryKey }),
  ]);
}
