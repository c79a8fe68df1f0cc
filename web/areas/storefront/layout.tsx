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

/** Failures and unknown addresses keep the shop's frame around them. */
export function ErrorBoundary({ error }: { error: unknown }) {
  return (
    <StorefrontFrame>
      <ErrorPage error={error} />
    </StorefrontFrame>
  );
}
