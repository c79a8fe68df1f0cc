import { useRouteLoaderData } from 'react-router';
import { DATA_SAVER_COOKIE } from '../../../contract/constants/data-saver.ts';

/** Whether the page is light: no fonts, and pictures on a press (pages-31). The server decides. */
export function useIsLight(): boolean {
  return (useRouteLoaderData('root') as { is_light?: boolean } | undefined)?.is_light ?? false;
}

/** Remembers the choice for a year and loads the page again. */
export function switchDataSaver(isOn: boolean): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the server reads it, and the Cookie Store API is not universal
  document.cookie = `${DATA_SAVER_COOKIE}=${isOn ? 'on' : 'off'}; path=/; max-age=31536000; SameSite=Lax`;
  window.location.reload();
}
