import { useId } from 'react';
import { locationWords } from '#words';
import { isStoragePersistent } from '../../../lib/storage.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { chooseLocation, type LocationType, useLocationPreference } from '../store.ts';

/** Asks a first visitor where they shop from; cannot be dismissed without an answer (pages-5). */
export function LocationWelcome() {
  const isUnanswered = useLocationPreference((state) => state.location === null);
  return (
    <Dialog title={locationWords.areYouALocalOrInternational} open={isUnanswered}>
      <p className="text-muted">{locationWords.whatYourAnswerDecides}</p>
      <div className="grid gap-3 sm:grid-cols-2">
        <Choice location="local" name={locationWords.local} meaning={locationWords.iLiveInPakistan} />
        <Choice
          location="international"
          name={locationWords.international}
          meaning={locationWords.iLiveAbroad}
        />
      </div>
    </Dialog>
  );
}

function Choice({ location, name, meaning }: { location: LocationType; name: string; meaning: string }) {
  const id = useId();
  return (
    <div className="relative rounded-xl border border-edge px-5 py-3 transition duration-200 hover:border-brand hover:bg-brand-soft">
      <button
        type="button"
        aria-describedby={id}
        onClick={() => {
          chooseLocation(location);
          if (isStoragePersistent()) window.location.reload();
        }}
        className="font-semibold after:absolute after:inset-0 after:rounded-xl focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-offset-2 focus-visible:after:outline-brand"
      >
        {name}
      </button>
      <p id={id} className="text-sm text-muted">
        {meaning}
      </p>
    </div>
  );
}
