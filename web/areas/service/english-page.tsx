import { type ClientLoaderFunctionArgs, redirect } from 'react-router';
import { splitLocale } from '../../../contract/locale.ts';

/** Leaves for the English page, which no other language has; the server redirects whole pages (http/pages.ts). */
export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const { origin, pathname, search } = new URL(request.url);
  return redirect(origin + splitLocale(pathname).path + search + window.location.hash);
}

export default function EnglishPage() {
  return null;
}
