import type { ReactNode } from 'react';
import type { Role } from '../../../contract/roles.ts';
import { Icon } from '../../ui/icon.tsx';

export interface Room {
  /** The address of the room; pages below it belong to it. */
  path: `/admin/${string}`;
  name: string;
  roles: readonly Role[];
  icon: ReactNode;
}

/** The rooms of the back office, in the order of the navigation (people-5). */
const ROOMS: readonly Room[] = [
  {
    path: '/admin/chat',
    name: 'Chat',
    roles: ['support', 'admin'],
    icon: (
      <Icon>
        <path d="M20 11.500a7.500 7.500 0 0 1-11.200 6.500L4.500 19.500l1.400-4.200A7.500 7.500 0 1 1 20 11.500ZM9 10.500h7M9 13.500h4.500" />
      </Icon>
    ),
  },
];

/** None for people who do not work here. */
export function roomsFor(role: Role | undefined): readonly Room[] {
  return ROOMS.filter(({ roles }) => role !== undefined && roles.includes(role));
}
