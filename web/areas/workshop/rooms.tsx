import { basicWords, connectionWords, sellerWords, workshopBrandWords, workshopWords } from '#words';
import type { Workplace } from '../../features/accounts/workplace/workplace.ts';
import { Icon } from '../../ui/icon.tsx';

const EARNINGS_ICON = (
  <Icon>
    <path d="M4.500 7h15v11h-15ZM4.500 10.500c2 0 3.500-1.500 3.500-3.500M19.500 14.500c-2 0-3.500 1.500-3.500 3.500M12 10.500a2 2 0 1 0 0 4 2 2 0 0 0 0-4Z" />
  </Icon>
);

export const WORKSHOP: Workplace = {
  code: 'workshop',
  name: workshopWords.workshop,
  home: '/workshop',
  live: [['workshop'], ['seller-orders'], ['rounds']],
  closed: workshopWords.thisPageIsForTailorsAndBrands,
  rooms: [
    {
      path: '/workshop',
      name: workshopWords.today,
      isMain: true,
      roles: ['tailor'],
      also: ['/workshop/rounds'],
      icon: (
        <Icon>
          <path d="M4.500 6.500h15v13h-15ZM4.500 10.500h15M8.500 4v4M15.500 4v4M9 15l2 2 4-4" />
        </Icon>
      ),
    },
    {
      path: '/workshop/board',
      name: workshopWords.board,
      isMain: true,
      roles: ['tailor'],
      also: ['/workshop/orders'],
      icon: (
        <Icon>
          <path d="M4.500 4.500h4.500v15h-4.500ZM9.750 4.500h4.500v10h-4.500ZM15 4.500h4.500v12.500h-4.500Z" />
        </Icon>
      ),
    },
    {
      path: '/workshop',
      name: workshopBrandWords.toPack,
      isMain: true,
      roles: ['brand'],
      also: ['/workshop/shipments'],
      icon: (
        <Icon>
          <path d="M4 8.500 12 4.500l8 4v8l-8 4-8-4ZM4 8.500l8 4 8-4M12 12.500v8" />
        </Icon>
      ),
    },
    {
      path: '/workshop/products',
      name: basicWords.products,
      isMain: true,
      roles: ['brand'],
      icon: (
        <Icon>
          <path d="M4.500 11.500V5.500a1 1 0 0 1 1-1h6l8.500 8.500-7 7ZM8.500 8.500h.01" />
        </Icon>
      ),
    },
    {
      path: '/workshop/returns',
      name: workshopBrandWords.returns,
      isMain: true,
      roles: ['brand'],
      icon: (
        <Icon>
          <path d="M8.500 6.500 4.500 10.500l4 4M5 10.500h9a5.500 5.500 0 0 1 0 9h-3" />
        </Icon>
      ),
    },
    {
      path: '/workshop/reviews',
      name: basicWords.reviews,
      roles: ['brand'],
      icon: (
        <Icon>
          <path d="M12 4.500l2.300 4.900 5.200.7-3.800 3.700.9 5.300-4.600-2.600-4.600 2.600.9-5.300-3.800-3.700 5.200-.7Z" />
        </Icon>
      ),
    },
    {
      path: '/workshop/codes',
      name: workshopBrandWords.discountCodes,
      roles: ['brand'],
      icon: (
        <Icon>
          <path d="M4 7.500h16v3a1.500 1.500 0 0 0 0 3v3H4v-3a1.500 1.500 0 0 0 0-3ZM9.500 14.500l5-5M9.500 9.500h.01M14.500 14.500h.01" />
        </Icon>
      ),
    },
    {
      path: '/workshop/import',
      name: workshopWords.importRoom,
      isMain: true,
      roles: ['brand'],
      icon: (
        <Icon>
          <path d="M12 4v10m0 0-4-4M12 14l4-4M4.500 15.500v4h15v-4" />
        </Icon>
      ),
    },
    {
      path: '/workshop/rates',
      name: workshopWords.rates,
      isMain: true,
      roles: ['tailor'],
      icon: (
        <Icon>
          <path d="M12.500 4H20v7.500l-8.500 8.500L4 12.500ZM16.500 7.500v.01M9.500 12.500l2 2" />
        </Icon>
      ),
    },
    {
      path: '/workshop/calendar',
      name: workshopWords.calendar,
      roles: ['tailor'],
      icon: (
        <Icon>
          <path d="M4.500 6h15v13.500h-15ZM4.500 10.500h15M8.500 3.500v4M15.500 3.500v4M8.500 14h.01M12 14h.01M15.500 14h.01" />
        </Icon>
      ),
    },
    {
      path: '/workshop/earnings',
      name: workshopWords.earnings,
      isMain: true,
      roles: ['tailor'],
      icon: EARNINGS_ICON,
    },
    {
      path: '/workshop/earnings',
      name: workshopWords.earnings,
      roles: ['brand'],
      icon: EARNINGS_ICON,
    },
    {
      path: '/workshop/identity',
      name: sellerWords.yourIdentity,
      roles: ['tailor', 'brand'],
      icon: (
        <Icon>
          <path d="M4 6h16v12H4ZM8 10.500a1.500 1.500 0 1 0 0 .01M6 15.500c.6-2 3.400-2 4 0M13 10h4M13 13.500h4" />
        </Icon>
      ),
    },
    {
      path: '/workshop/connections',
      name: connectionWords.connections,
      roles: ['tailor', 'brand'],
      icon: (
        <Icon>
          <path d="M9.500 14.500l5-5M8 11l-2.500 2.500a3.500 3.500 0 0 0 5 5L13 16M11 8l2.500-2.500a3.500 3.500 0 0 1 5 5L16 13" />
        </Icon>
      ),
    },
  ],
};
