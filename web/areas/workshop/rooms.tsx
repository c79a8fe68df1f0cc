import type { Workplace } from '../../features/accounts/workplace/workplace.ts';

export const WORKSHOP: Workplace = {
  name: 'Workshop',
  home: '/workshop',
  closed: 'This page is for tailors and brands',
  rooms: [],
};
