import type { ComponentType } from 'react';
import type { ClientLoaderFunctionArgs, LoaderFunctionArgs, MetaArgs } from 'react-router';
import { useParams } from 'react-router';
import { shopOf } from '../../lib/shop.ts';
import { Heading } from '../../ui/heading.tsx';
import { LazyPart } from '../../ui/lazy-part.tsx';
import { Loading } from '../../ui/states.tsx';

interface Room {
  name: string;
  load: () => Promise<{ default: ComponentType }>;
}

/** One route for several rooms: every page of the shop carries the table of routes. */
const ROOMS: Record<string, Room> = {
  applications: { name: 'Applications', load: () => import('./applications/applications-page.tsx') },
  inbox: { name: 'Inbox', load: () => import('./inbox/inbox-page.tsx') },
  newsletter: { name: 'Newsletter', load: () => import('./newsletter/newsletter-page.tsx') },
  preferences: { name: 'Preferences', load: () => import('./preferences/preferences-page.tsx') },
  mails: { name: 'Mails', load: () => import('./mails/mails-page.tsx') },
  staff: { name: 'Staff', load: () => import('./staff/staff-page.tsx') },
  audit: { name: 'Audit log', load: () => import('./audit/audit-page.tsx') },
  transfers: { name: 'Transfers', load: () => import('./transfers/transfers-page.tsx') },
};

/** What a room has pages of. */
const PAGES: Record<string, Room> = {
  applications: { name: 'Application', load: () => import('./applications/application-page.tsx') },
  inbox: { name: 'Message', load: () => import('./inbox/message-page.tsx') },
};

function roomOf({ room = '', id }: { room?: string; id?: string }): Room | undefined {
  const rooms = id === undefined ? ROOMS : PAGES;
  return Object.hasOwn(rooms, room) ? rooms[room] : undefined;
}

export function meta({ params, matches }: MetaArgs) {
  const name = roomOf(params)?.name ?? '404 - Page Not Found';
  return [{ title: `${name} · ${shopOf(matches).brand_name}` }, { name: 'robots', content: 'noindex' }];
}

export function loader({ params }: LoaderFunctionArgs): null {
  if (!roomOf(params)) throw new Response(null, { status: 404 });
  return null;
}

export function clientLoader({ params }: ClientLoaderFunctionArgs): null {
  if (!roomOf(params)) throw new Response(null, { status: 404 });
  return null;
}

export default function RoomPage() {
  const params = useParams();
  const room = roomOf(params);
  if (!room) return null;
  return (
    <LazyPart key={room.name} load={room.load} skeleton={<RoomSkeleton name={room.name} />}>
      {(Part) => <Part />}
    </LazyPart>
  );
}

function RoomSkeleton({ name }: { name: string }) {
  return (
    <div className="flex flex-col gap-5 p-4 lg:p-8">
      <Heading level={1} size="part">
        {name}
      </Heading>
      <Loading text="Loading..." />
    </div>
  );
}
