import { useId } from 'react';
import { isStoragePersistent } from '../../../lib/storage.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { chooseLocation, type LocationType, useLocationPreference } from '../store.ts';

/** Asks a first visitor where they shop from; cannot be dismissed without an answer (pages-5). */
export function LocationWelcome() {
  const isUnanswered = useLocationPreference((state) => state.location === null);
  return (
    <Dialog title="Are you a local or international customer?" open={isUnanswered}>
      <p className="text-muted">
        Your answer decides prices, phone format and delivery options. You can change it at the bottom of
        every page.
      </p>
      <div className="grid gap-3 sm:grid-cols-2">
        <Choice location="local" name="Local" meaning="I live in Pakistan" />
        <Choice location="international" name="International" meaning="I live abroad" />
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
