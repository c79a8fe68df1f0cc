import type { Workplace } from '../../features/accounts/workplace/workplace.ts';
import { Icon } from '../../ui/icon.tsx';

export const BACK_OFFICE: Workplace = {
  code: 'backOffice',
  name: 'Back office',
  home: '/admin',
  live: [['staff-orders'], ['dashboard'], ['rounds']],
  closed: 'This page is for staff',
  rooms: [
    {
      path: '/admin',
      name: 'Dashboard',
      isMain: true,
      roles: ['support', 'admin'],
      icon: (
        <Icon>
          <path d="M4.500 19.500h15M7 16v-4.500m5 4.500V6m5 10V9" />
        </Icon>
      ),
    },
    {
      path: '/admin/orders',
      name: 'Orders',
      isMain: true,
      roles: ['support', 'admin'],
      icon: (
        <Icon>
          <path d="M7 4.500h10a1.500 1.500 0 0 1 1.500 1.500v14l-3-2-3.500 2-3.500-2-3 2V6A1.500 1.500 0 0 1 7 4.500ZM9 9h6M9 12.500h6" />
        </Icon>
      ),
    },
    {
      path: '/admin/rounds',
      name: "Rider's list",
      roles: ['support', 'admin'],
      icon: (
        <Icon>
          <path d="M6 19.500a3 3 0 1 0 0-6 3 3 0 0 0 0 6ZM18 19.500a3 3 0 1 0 0-6 3 3 0 0 0 0 6ZM6 16.500l3.500-6h6l2.500 6M13.500 6.500h2.500v4M6.500 10.500h3" />
        </Icon>
      ),
    },
    {
      path: '/admin/payments',
      query: '?state=open',
      name: 'Payments to check',
      roles: ['support', 'admin'],
      icon: (
        <Icon>
          <path d="M3.500 7h17v10.500h-17ZM3.500 10.500h17M7 14.500h3m4.500-.500 1.500 1.500 3-3" />
        </Icon>
      ),
    },
    {
      path: '/admin/owed',
      name: 'Owed back',
      roles: ['support', 'admin'],
      icon: (
        <Icon>
          <path d="M3.500 7h17v10.500h-17ZM12 15a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5ZM6.500 12.250h.5m10 0h.5" />
        </Icon>
      ),
    },
    {
      path: '/admin/returns',
      name: 'Returns',
      roles: ['support', 'admin'],
      icon: (
        <Icon>
          <path d="M8.500 5 4.500 9l4 4M4.500 9h9.500a5 5 0 0 1 0 10H8" />
        </Icon>
      ),
    },
    {
      path: '/admin/came-back',
      name: 'Came back',
      roles: ['support', 'admin'],
      icon: (
        <Icon>
          <path d="M4.500 8.500 12 4.500l7.500 4v8L12 20.500l-7.500-4ZM4.500 8.500l7.500 4 7.500-4M12 12.500v8" />
        </Icon>
      ),
    },
    {
      path: '/admin/customers',
      name: 'Customers',
      isMain: true,
      roles: ['support', 'admin'],
      icon: (
        <Icon>
          <path d="M9 11.500a3.500 3.500 0 1 0 0-7 3.500 3.500 0 0 0 0 7ZM3 19.500a6 6 0 0 1 12 0M15.500 5a3.500 3.500 0 0 1 0 6.500M17.500 14.500a5.500 5.500 0 0 1 3.500 5" />
        </Icon>
      ),
    },
    {
      path: '/admin/applications',
      name: 'Applications',
      roles: ['support', 'admin'],
      icon: (
        <Icon>
          <path d="M6.500 3.500h8l3.500 3.500v13.500h-11.500ZM14 3.500V7.500h4M9 12h6M9 15.500h6" />
        </Icon>
      ),
    },
    {
      path: '/admin/tailors',
      name: 'Tailors',
      roles: ['support', 'admin'],
      icon: (
        <Icon>
          <path d="M7.500 9.500a3 3 0 1 0 0-6 3 3 0 0 0 0 6ZM7.500 20.500a3 3 0 1 0 0-6 3 3 0 0 0 0 6ZM10 8.500l9.500 9M10 15.500l9.500-9" />
        </Icon>
      ),
    },
    {
      path: '/admin/brands',
      name: 'Brands',
      roles: ['support', 'admin'],
      icon: (
        <Icon>
          <path d="M4.500 9.500 6 4.500h12l1.500 5M4.500 9.500a2.500 2.500 0 0 0 5 0 2.500 2.500 0 0 0 5 0 2.500 2.500 0 0 0 5 0M5.500 12v7.500h13V12" />
        </Icon>
      ),
    },
    {
      path: '/admin/sellers',
      name: 'Sellers',
      roles: ['admin'],
      icon: (
        <Icon>
          <path d="M4 6h16v12H4ZM8 10.500a1.500 1.500 0 1 0 0 .01M6 15.500c.6-2 3.400-2 4 0M13 10h4M13 13.500h4" />
        </Icon>
      ),
    },
    {
      path: '/admin/couriers',
      name: 'Cash at couriers',
      roles: ['support', 'admin'],
      icon: (
        <Icon>
          <path d="M3.500 7h10v9h-10ZM13.500 10h3.500l3.500 3v3h-7M7 18.500a1.500 1.500 0 1 0 0-3 1.500 1.500 0 0 0 0 3ZM17 18.500a1.500 1.500 0 1 0 0-3 1.500 1.500 0 0 0 0 3Z" />
        </Icon>
      ),
    },
    {
      path: '/admin/payouts',
      name: 'Payouts',
      roles: ['admin'],
      icon: (
        <Icon>
          <path d="M4 7h16v10H4ZM12 10a2 2 0 1 0 0 4 2 2 0 0 0 0-4ZM7 12h.01M17 12h.01" />
        </Icon>
      ),
    },
    {
      path: '/admin/discounts',
      name: 'Discount codes',
      roles: ['admin'],
      icon: (
        <Icon>
          <path d="M4 8h16v3a1.500 1.500 0 0 0 0 3v3H4v-3a1.500 1.500 0 0 0 0-3ZM9.500 14.500l5-4.500M10 10.500h.01M14 14h.01" />
        </Icon>
      ),
    },
    {
      path: '/admin/products',
      name: 'Products',
      roles: ['support', 'admin'],
      icon: (
        <Icon>
          <path d="M4.500 11.500V5.500a1 1 0 0 1 1-1h6l8.500 8.500-7 7ZM8.500 8.500h.01" />
        </Icon>
      ),
    },
    {
      path: '/admin/chat',
      name: 'Chat',
      isMain: true,
      roles: ['support', 'admin'],
      also: ['/admin/chat-replies'],
      icon: (
        <Icon>
          <path d="M20 11.500a7.500 7.500 0 0 1-11.200 6.500L4.500 19.500l1.400-4.200A7.500 7.500 0 1 1 20 11.500ZM9 10.500h7M9 13.500h4.500" />
        </Icon>
      ),
    },
    {
      path: '/admin/content',
      name: 'Content',
      roles: ['support', 'admin'],
      icon: (
        <Icon>
          <path d="M6 3.500h8l4 4v13H6ZM14 3.500v4h4M9 12h6M9 15.500h6" />
        </Icon>
      ),
    },
    {
      path: '/admin/inbox',
      name: 'Inbox',
      roles: ['support', 'admin'],
      icon: (
        <Icon>
          <path d="M3.500 13.500 6.500 5h11l3 8.500V19h-17ZM3.500 13.500h5l1 2.500h5l1-2.500h5" />
        </Icon>
      ),
    },
    {
      path: '/admin/newsletter',
      name: 'Newsletter',
      roles: ['support', 'admin'],
      icon: (
        <Icon>
          <path d="M4.500 6h11v13h-9a2 2 0 0 1-2-2ZM15.500 10h4v7a2 2 0 0 1-2 2h-2M7.500 9.500h5M7.500 12.500h5M7.500 15.500h3" />
        </Icon>
      ),
    },
    {
      path: '/admin/preferences',
      name: 'Preferences',
      roles: ['support', 'admin'],
      icon: (
        <Icon>
          <path d="M12 19.500 5 12.500a4.200 4.200 0 0 1 7-4.500 4.200 4.200 0 0 1 7 4.500Z" />
        </Icon>
      ),
    },
    {
      path: '/admin/mails',
      name: 'Mails',
      roles: ['support', 'admin'],
      icon: (
        <Icon>
          <path d="M4 6h16v12H4ZM4.500 6.500 12 13l7.500-6.500" />
        </Icon>
      ),
    },
    {
      path: '/admin/messages',
      name: 'Text messages',
      roles: ['support', 'admin'],
      icon: (
        <Icon>
          <path d="M7.500 3.500h9v17h-9ZM10.500 17.500h3" />
        </Icon>
      ),
    },
    {
      path: '/admin/settings',
      name: 'Settings',
      roles: ['support', 'admin'],
      icon: (
        <Icon>
          <path d="M4 7.500h9m4 0h3M4 16.500h3m4 0h9M15 5.500a2 2 0 1 1 0 4 2 2 0 0 1 0-4ZM9 14.500a2 2 0 1 1 0 4 2 2 0 0 1 0-4Z" />
        </Icon>
      ),
    },
    {
      path: '/admin/customs',
      name: 'Customs words',
      roles: ['admin'],
      icon: (
        <Icon>
          <path d="M12 3.500a8.500 8.500 0 1 0 0 17 8.500 8.500 0 0 0 0-17ZM3.500 12h17M12 3.500c-5 5-5 12 0 17M12 3.500c5 5 5 12 0 17" />
        </Icon>
      ),
    },
    {
      path: '/admin/staff',
      name: 'Staff',
      roles: ['admin'],
      icon: (
        <Icon>
          <path d="M12 11.500a3.500 3.500 0 1 0 0-7 3.500 3.500 0 0 0 0 7ZM5.500 19.500a6.500 6.500 0 0 1 13 0M10.500 16l1.500 1.500 2.500-3" />
        </Icon>
      ),
    },
    {
      path: '/admin/connections',
      name: 'Connections',
      roles: ['admin'],
      icon: (
        <Icon>
          <path d="M9.500 14.500l5-5M8 11l-2.500 2.500a3.500 3.500 0 0 0 5 5L13 16M11 8l2.500-2.500a3.500 3.500 0 0 1 5 5L16 13" />
        </Icon>
      ),
    },
    {
      path: '/admin/audit',
      name: 'Audit log',
      roles: ['admin'],
      icon: (
        <Icon>
          <path d="M6 4.500h12v15H6ZM9 8.500h6M9 12h6M9 15.500h3.500" />
        </Icon>
      ),
    },
    {
      path: '/admin/transfers',
      name: 'Transfers',
      roles: ['support', 'admin'],
      icon: (
        <Icon>
          <path d="M8 4v14m0 0-3.500-3.500M8 18l3.500-3.500M16 20V6m0 0-3.500 3.500M16 6l3.500 3.500" />
        </Icon>
      ),
    },
  ],
};
