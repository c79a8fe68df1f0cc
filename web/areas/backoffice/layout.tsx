import type { ClientLoaderFunctionArgs } from 'react-router';
import { identify } from '../../features/accounts/workplace/guard.ts';
import {
  enter,
  WorkplaceError,
  WorkplaceLayout,
  WorkplaceSkeleton,
} from '../../features/accounts/workplace/workplace-layout.tsx';
import { privateMeta } from '../../lib/page-meta.ts';
import { BACK_OFFICE } from './rooms.tsx';

export const clientMiddleware = [identify];

export function clientLoader(asked: ClientLoaderFunctionArgs): null {
  return enter(BACK_OFFICE, asked);
}

export const meta = privateMeta(BACK_OFFICE.name);

export function HydrateFallback() {
  return <WorkplaceSkeleton place={BACK_OFFICE} />;
}

export default function BackOfficeLayout() {
  return <WorkplaceLayout place={BACK_OFFICE} />;
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <WorkplaceError place={BACK_OFFICE} error={error} />;
}
