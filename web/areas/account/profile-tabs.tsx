import type { ReactNode } from 'react';
import { TabLinks } from '../../ui/tab-links.tsx';

/** The tabs of /profile by `?tab=` (pages-7). */
export const TABS = {
  profile: 'Profile',
  measurements: 'Measurements',
  orders: 'Orders',
  wishlist: 'Wishlist',
  payment: 'Payment',
} as const;
export type Tab = keyof typeof TABS;

export function tabOf(search: URLSearchParams): Tab {
  const asked = search.get('tab');
  return NAMES.find((name) => name === asked) ?? 'profile';
}

const NAMES = Object.keys(TABS) as Tab[];
const LINKS = NAMES.map((name) => ({ name, to: `/profile?tab=${name}`, text: TABS[name] }));

interface ProfileTabsProps {
  chosen: Tab;
  children: ReactNode;
}

/** The tab list and the chosen panel; each tab has its own URL. */
export function ProfileTabs({ chosen, children }: ProfileTabsProps) {
  return (
    <div className="flex flex-col gap-8">
      <TabLinks label="Profile" tabs={LINKS} chosen={chosen}>
        {children}
      </TabLinks>
    </div>
  );
}
