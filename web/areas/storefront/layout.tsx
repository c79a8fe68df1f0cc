import { Outlet } from 'react-router';
import { StorefrontFrame } from './storefront-frame.tsx';

export default function StorefrontLayout() {
  return (
    <StorefrontFrame>
      <Outlet />
    </StorefrontFrame>
  );
}
