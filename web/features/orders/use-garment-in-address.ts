import { useEffect } from 'react';
import { focusOn } from '../../ui/focus.ts';

/** Goes to the garment that the address names, as the code on its job card does, once it is on the page. */
export function useGarmentInAddress(): void {
  useEffect(() => {
    const [, id] = /^#(garment-\d+)$/.exec(window.location.hash) ?? [];
    if (id) focusOn(document.getElementById(id), false);
  }, []);
}
