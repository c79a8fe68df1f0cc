import type { ComponentType } from 'react';
import type { ClientLoaderFunctionArgs, LoaderFunctionArgs, MetaArgs } from 'react-router';
import { useParams } from 'react-router';
import { shopOf } from '../../../lib/shop.ts';
import { LazyPart } from '../../../ui/lazy-part.tsx';
import { Loading } from '../../../ui/states.tsx';

interface RoomOfBrand {
  name: string;
  load: () => Promise<{ default: ComponentType }>;
}

/** One route for all rooms of a brand: every page of the shop carries the table of routes. */
const ROOMS: Record<string, RoomOfBrand> = {
  shipments: { name: 'Shipment', load: () => import('./shipment-page.tsx') },
  products: { name: 'Products', load: () => import('./products-room.tsx') },
  returns: { name: 'Returns', load: () => import('./returns-page.tsx') },
  reviews: { name: 'Reviews', load: () => import('./reviews-page.tsx') },
  import: { name: 'Import products', load: () => import('./import-page.tsx') },
};

function roomOf({ room = '', id }: { room?: string; id?: string }): RoomOfBrand | undefined {
  if (!Object.hasOwn(ROOMS, room)) return undefined;
  const hasNoPages = ['returns', 'reviews', 'import'].includes(room);
  const isWhole = room !== 'shipments' || id !== undefined;
  return isWhole && !(hasNoPages && id) ? ROOMS[room] : undefined;
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
    <LazyPart key={params.room} load={room.load} skeleton={<Loading text="Loading the workshop..." />}>
      {(Room) => <Room />}
    </LazyPart>
  );
}
