import { useEffect, useState } from 'react';
import { workshopWords } from '#words';
import { openOffline, useNewRelease } from '../../lib/offline-pages.ts';
import { useSession } from '../../lib/session.ts';
import { mustStay } from '../../lib/storage.ts';
import { Button } from '../../ui/button.tsx';
import { Banner } from '../../ui/states.tsx';

/** Lets tailors open the workshop without a network (workshop-71), and offers a new release (workshop-73). */
export function NewRelease() {
  const isTailor = useSession(({ user }) => user?.user_type === 'tailor');
  const isHere = useNewRelease((release) => release.isHere);
  useEffect(() => (isTailor ? openOffline('/workshop', true) : undefined), [isTailor]);
  const [isLossy, setLossy] = useState(false);
  const update = () => {
    setLossy(mustStay());
    if (!mustStay()) window.location.reload();
  };
  if (!isHere) return null;
  return (
    <div className="p-4 pb-0 sm:px-8">
      <Banner kind={isLossy ? 'error' : 'info'}>
        <span className="flex flex-wrap items-center justify-between gap-3">
          {isLossy ? workshopWords.updateWouldLose : workshopWords.aNewVersionIsHere}
          <Button variant="secondary" onClick={update}>
            {workshopWords.update}
          </Button>
        </span>
      </Banner>
    </div>
  );
}
