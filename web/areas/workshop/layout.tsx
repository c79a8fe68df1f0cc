import type { ClientLoaderFunctionArgs } from 'react-router';
import { identify } from '../../features/accounts/workplace/guard.ts';
import {
  enter,
  WorkplaceError,
  WorkplaceLayout,
  WorkplaceSkeleton,
} from '../../features/accounts/workplace/workplace-layout.tsx';
import { Bell } from '../../features/notifications/components/bell.tsx';
import { privateMeta } from '../../lib/page-meta.ts';
import { NewRelease } from './new-release.tsx';
import { WORKSHOP } from './rooms.tsx';

export const clientMiddleware = [identify];

export function clientLoader(asked: ClientLoaderFunctionArgs): null {
  return enter(WORKSHOP, asked);
}

export const meta = privateMeta(WORKSHOP.name);

export function HydrateFallback() {
  return <WorkplaceSkeleton place={WORKSHOP} />;
}

export default function WorkshopLayout() {
  return <WorkplaceLayout place={WORKSHOP} bell={<Bell />} notice={<NewRelease />} />;
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <WorkplaceError place={WORKSHOP} error={error} />;
}
