import type { QueryKey } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Role } from '../../../../contract/roles.ts';

export interface Room {
  /** The path; all paths below it belong to the room. */
  path: string;
  /** What of a list its link shows, with its question mark. */
  query?: string;
  name: string;
  roles: readonly Role[];
  icon: ReactNode;
  /** Further paths that belong to the room. */
  also?: readonly string[];
  /** Shown in a phone's bottom bar, which has no space for all. */
  isMain?: boolean;
}

/** A place to work, apart from the shop: the back office or the workshop (people-5). */
export interface Workplace {
  /** For the sentences about it. */
  code: 'workshop' | 'backOffice';
  /** For heading, navigation and title. */
  name: string;
  /** The path that redirects to the first room, or is its own. */
  home: string;
  /** In the order of the navigation. */
  rooms: readonly Room[];
  /** The queries to refetch when an order changes. */
  live: readonly QueryKey[];
  /** The heading for roles that may open no room. */
  closed: string;
}

/** The entries of a phone's bottom bar; if there are more rooms, a button opens the rest. */
const MAX_ON_BAR = 5;

/** Splits the rooms between a phone's bottom bar and its menu. */
export function onPhone(rooms: readonly Room[]): { bar: readonly Room[]; menu: readonly Room[] } {
  if (rooms.length <= MAX_ON_BAR) return { bar: rooms, menu: [] };
  const bar = rooms.filter(({ isMain }) => isMain).slice(0, MAX_ON_BAR - 1);
  return { bar, menu: rooms.filter((room) => !bar.includes(room)) };
}

/** True for the room's path and below; below the home, where every path is, only for paths in `also`. */
export function isRoomOf(place: Workplace, { path, also = [] }: Room, pathname: string): boolean {
  const isOwn = path === place.home ? isHome(place, pathname) : isWithin(pathname, path);
  return isOwn || also.some((address) => isWithin(pathname, address));
}

/** Empty for roles that do not work here. */
export function roomsFor({ rooms }: Workplace, role: Role | undefined): readonly Room[] {
  return rooms.filter(({ roles }) => role !== undefined && roles.includes(role));
}

/** True if the role may open the path. */
export function mayEnter(place: Workplace, role: Role | undefined, pathname: string): boolean {
  const rooms = roomsFor(place, role);
  if (isHome(place, pathname)) return rooms.length > 0;
  return rooms.some((room) => isRoomOf(place, room, pathname));
}

export function isHome({ home }: Workplace, pathname: string): boolean {
  return trimmed(pathname) === home;
}

function isWithin(pathname: string, address: string): boolean {
  return `${trimmed(pathname)}/`.startsWith(`${address}/`);
}

/** Ignores case and a trailing slash, as React Router does. */
function trimmed(pathname: string): string {
  return pathname.toLowerCase().replace(/(?<!\/)\/+$/, '');
}
