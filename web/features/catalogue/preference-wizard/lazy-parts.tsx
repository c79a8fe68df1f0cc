import { type ComponentProps, useEffect, useState } from 'react';
import { loadedOrNothing } from '../../../lib/loaded-or-nothing.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { LazyPart } from '../../../ui/lazy-part.tsx';
import { Loading, Skeleton } from '../../../ui/states.tsx';
import type Shelf from './suggestion-shelf.tsx';
import { useSuggestions } from './suggestions.ts';
import { useWizardAddress } from './wizard-address.ts';

const loadShelf = () => import('./suggestion-shelf.tsx');

const loadWizard = () => {
  void loadedOrNothing(loadShelf);
  return import('./wizard.tsx');
};

/** For who is about to open the wizard. */
export function preloadWizard(): void {
  void loadedOrNothing(loadWizard);
}

/** The wizard, loaded when it is first opened. It stays from then on: its thanks may outlive its address. */
export function PreferenceWizard() {
  const { slug, close } = useWizardAddress();
  const isOpen = slug !== null;
  const [isNeeded, setNeeded] = useState(false);
  // Not while it hydrates: the server renders the page without the step.
  useEffect(() => {
    if (isOpen) setNeeded(true);
  }, [isOpen]);
  if (!isNeeded) return null;
  return (
    <LazyPart
      load={loadWizard}
      skeleton={
        <Dialog title="Shopping Preferences" wide open={isOpen} onClose={close}>
          <Loading text="Loading the questions...">
            <Skeleton className="h-80" />
          </Loading>
        </Dialog>
      }
    >
      {(Wizard) => <Wizard />}
    </LazyPart>
  );
}

/** What the wizard has suggested, loaded with it. */
export function SuggestionShelf(props: ComponentProps<typeof Shelf>) {
  const hasSuggestions = useSuggestions(({ suggestions }) => suggestions !== null);
  if (!hasSuggestions) return null;
  return (
    <LazyPart load={loadShelf} skeleton={<Skeleton className="h-96" />}>
      {(LoadedShelf) => <LoadedShelf {...props} />}
    </LazyPart>
  );
}
