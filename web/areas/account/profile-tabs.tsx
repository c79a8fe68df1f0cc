import type { ReactNode } from 'react';
import { accountWords, basicWords } from '#words';
import { TabLinks } from '../../ui/tab-links.tsx';

/** The tabs of /profile by `?tab=` (pages-7). */
export const TABS = {
  profile: accountWords.profile,
  measurements: basicWords.measurements,
  orders: accountWords.orders,
  wishlist: accountWords.wishlist,
  payment: basicWords.payment,
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
      <TabLinks label={accountWords.profile} tabs={LINKS} chosen={chosen}>
        {children}
      </TabLinks>
    </div>
  );
}
