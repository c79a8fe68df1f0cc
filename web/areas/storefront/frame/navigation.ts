interface Entry {
  to: string;
  text: string;
}

export function mainNavigation(brand: string): readonly Entry[] {
  return [
    { to: '/', text: 'Home' },
    { to: '/cutome_tailoring', text: 'Custom Tailoring' },
    { to: '/culture_by_tailor', text: `Culture by ${brand}` },
    { to: '/brands', text: 'Brands' },
    { to: '/about', text: 'About' },
    { to: '/contact-us', text: 'Contact' },
  ];
}

/** The columns of the footer (pages-3). */
export const footerColumns: readonly { title: string; entries: readonly Entry[] }[] = [
  {
    title: 'Tailoring Services',
    entries: [
      { to: '/#tailoring', text: 'Custom Tailoring' },
      { to: '/book-tailor', text: 'Single Orders' },
      { to: '/book-tailor?type=bulk', text: 'Bulk Orders' },
      { to: '/profile?tab=measurements', text: 'Measurement Storage' },
      { to: '/become-a-tailor', text: 'Become a Tailor' },
    ],
  },
  {
    title: 'Culture Collection',
    entries: [
      { to: '/culture?collection=punjabi', text: 'Punjabi Collection' },
      { to: '/culture?collection=sindhi', text: 'Sindhi Heritage' },
      { to: '/culture?collection=balochi', text: 'Balochi Tradition' },
      { to: '/culture?collection=jewelry', text: 'Jewelry & Accessories' },
    ],
  },
  {
    title: 'Premium Brands',
    entries: [
      { to: '/#brands', text: 'Premium Brands' },
      { to: '/#brands', text: 'Designer Collections' },
      { to: '/#brands', text: 'Luxury Fashion' },
      { to: '/#brands', text: 'Exclusive Items' },
    ],
  },
  {
    title: 'Customer Support',
    entries: [
      { to: '/help', text: 'Help Center' },
      { to: '/size-guide', text: 'Size Guide' },
      { to: '/order_tracking', text: 'Order Tracking' },
      { to: '/returns', text: 'Returns & Exchanges' },
    ],
  },
];

export const policies: readonly Entry[] = [
  { to: '/privacy', text: 'Privacy Policy' },
  { to: '/terms', text: 'Terms of Service' },
  { to: '/cookies', text: 'Cookie Policy' },
  { to: '/shipping', text: 'Shipping Policy' },
];
