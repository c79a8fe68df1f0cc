import { Outlet } from 'react-router';
import { ErrorPage } from './failure-pages.tsx';
import { StorefrontFrame } from './storefront-frame.tsx';

export default function StorefrontLayout() {
  return (
    <StorefrontFrame>
      <Outlet />
    </StorefrontFrame>
  );
}

/** Keeps the shop's header and footer around failures and unknown addresses. */
export function ErrorBoundary({ error }: { error: unknown }) {
  return (
    <StorefrontFrame>
      <ErrorPage error={error} />
    </StorefrontFrame>
  );
}
