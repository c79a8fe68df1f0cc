import type { ReactNode } from 'react';
import type { Role } from '../../../../contract/roles.ts';

export interface Room {
  /** The address of the room; pages below it belong to it. */
  path: string;
  name: string;
  roles: readonly Role[];
  icon: ReactNode;
  /** Addresses outside `path` whose pages belong to the room too. */
  also?: readonly string[];
}

/** Where people work, apart from the shop: the back office, or the workshop (people-5). */
export interface Workplace {
  /** As its heading, navigation and title say. */
  name: string;
  /** The address that leads to the first room, or is one. */
  home: string;
  /** In the order of the navigation. */
  rooms: readonly Room[];
  /** The heading for whom no room is open. */
  closed: string;
}

/** None for people who do not work here. */
export function roomsFor({ rooms }: Workplace, role: Role | undefined): readonly Room[] {
  return rooms.filter(({ roles }) => role !== undefined && roles.includes(role));
}

/** Whether somebody with the role may open the address. */
export function mayEnter(place: Workplace, role: Role | undefined, pathname: string): boolean {
  const rooms = roomsFor(place, role);
  if (isHome(place, pathname)) return rooms.length > 0;
  // The home has no pages below it, or it would open all rooms.
  return rooms.some(({ path, also = [] }) =>
    [...(path === place.home ? [] : [path]), ...also].some((address) => isWithin(pathname, address)),
  );
}

export function isHome({ home }: Workplace, pathname: string): boolean {
  return trimmed(pathname) === home;
}

function isWithin(pathname: string, address: string): boolean {
  return `${trimmed(pathname)}/`.startsWith(`${address}/`);
}

/** As React Router matches: in any case, with or without a slash at the end. */
function trimmed(pathname: string): string {
  return pathname.toLowerCase().replace(/\/+$/, '');
}
