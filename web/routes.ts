import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  layout('areas/storefront/layout.tsx', [
    index('areas/storefront/home-page.tsx'),
    route('*', 'areas/storefront/not-found-page.tsx'),
  ]),
] satisfies RouteConfig;
