import { useEffect } from 'react';
import { focusOn } from '../../ui/focus.ts';

/** Goes to the garment that the address names, as the code on its job card does, once it is on the page. */
export function useGarmentInAddress(): void {
  useEffect(() => {
    const [, id] = /^#(garment-\d+)$/.exec(window.location.hash) ?? [];
    const garment = id ? document.getElementById(id) : null;
    // By itself the focus would centre what is taller than the screen.
    if (focusOn(garment)) garment?.scrollIntoView();
  }, []);
}
