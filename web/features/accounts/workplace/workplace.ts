import type { QueryKey } from '@tanstack/react-query';
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
  /** On the bar of a phone, where not all have room. */
  isMain?: boolean;
}

/** Where people work, apart from the shop: the back office, or the workshop (people-5). */
export interface Workplace {
  /** As its heading, navigation and title say. */
  name: string;
  /** The address that leads to the first room, or is one. */
  home: string;
  /** In the order of the navigation. */
  rooms: readonly Room[];
  /** The queries of lists that follow what happens to orders. */
  live: readonly QueryKey[];
  /** The heading for whom no room is open. */
  closed: string;
}

/** Rooms on the bar of a phone; more of them stand behind a button. */
const MAX_ON_BAR = 5;

/** What stands on the bar of a phone, and what in its menu. */
export function onPhone(rooms: readonly Room[]): { bar: readonly Room[]; menu: readonly Room[] } {
  if (rooms.length <= MAX_ON_BAR) return { bar: rooms, menu: [] };
  const bar = rooms.filter(({ isMain }) => isMain).slice(0, MAX_ON_BAR - 1);
  return { bar, menu: rooms.filter((room) => !bar.includes(room)) };
}

/** Whether an address is that of a room or below it; below the home are only those in `also`, or it would have all rooms. */
export function isRoomOf(place: Workplace, { path, also = [] }: Room, pathname: string): boolean {
  const isOwn = path === place.home ? isHome(place, pathname) : isWithin(pathname, path);
  return isOwn || also.some((address) => isWithin(pathname, address));
}

/** None for people who do not work here. */
export function roomsFor({ rooms }: Workplace, role: Role | undefined): readonly Room[] {
  return rooms.filter(({ roles }) => role !== undefined && roles.includes(role));
}

/** Whether somebody with the role may open the address. */
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

/** As React Router matches: in any case, with or without a slash at the end. */
function trimmed(pathname: string): string {
  return pathname.toLowerCase().replace(/(?<!\/)\/+$/, '');
}
