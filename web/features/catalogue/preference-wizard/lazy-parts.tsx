import { type ComponentProps, useEffect, useState } from 'react';
import { catalogueWords } from '#words';
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

/** For a button that opens the wizard. */
export function preloadWizard(): void {
  void loadedOrNothing(loadWizard);
}

/** The wizard, loaded when first opened. It stays mounted, because its thanks may outlive its URL. */
export function PreferenceWizard() {
  const { slug, close } = useWizardAddress();
  const isOpen = slug !== null;
  const [isNeeded, setNeeded] = useState(false);
  // In an effect, because the server renders the page without the wizard.
  useEffect(() => {
    if (isOpen) setNeeded(true);
  }, [isOpen]);
  if (!isNeeded) return null;
  return (
    <LazyPart
      load={loadWizard}
      skeleton={
        <Dialog title={catalogueWords.shoppingPreferences} wide open={isOpen} onClose={close}>
          <Loading text={catalogueWords.loadingTheQuestions}>
            <Skeleton className="h-80" />
          </Loading>
        </Dialog>
      }
    >
      {(Wizard) => <Wizard />}
    </LazyPart>
  );
}

/** The wizard's suggestions, loaded together with them. */
export function SuggestionShelf(props: ComponentProps<typeof Shelf>) {
  const hasSuggestions = useSuggestions(({ suggestions }) => suggestions !== null);
  if (!hasSuggestions) return null;
  return (
    <LazyPart load={loadShelf} skeleton={<Skeleton className="h-96" />}>
      {(LoadedShelf) => <LoadedShelf {...props} />}
    </LazyPart>
  );
}
