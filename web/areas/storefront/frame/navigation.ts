import { basicWords, frameWords } from '#words';

interface Entry {
  to: string;
  text: string;
}

export function mainNavigation(brand: string): readonly Entry[] {
  return [
    { to: '/', text: basicWords.home },
    { to: '/cutome_tailoring', text: frameWords.customTailoring },
    { to: '/culture_by_tailor', text: frameWords.cultureBy({ brand }) },
    { to: '/brands', text: frameWords.brands },
    { to: '/about', text: frameWords.about },
    { to: '/contact-us', text: basicWords.contact },
  ];
}

/** The columns of the footer (pages-3). */
export const footerColumns: readonly { title: string; entries: readonly Entry[] }[] = [
  {
    title: frameWords.tailoringServices,
    entries: [
      { to: '/#tailoring', text: frameWords.customTailoring },
      { to: '/book-tailor', text: frameWords.singleOrders },
      { to: '/book-tailor?type=bulk', text: frameWords.bulkOrders },
      { to: '/profile?tab=measurements', text: frameWords.measurementStorage },
      { to: '/become-a-tailor', text: frameWords.becomeATailor },
    ],
  },
  {
    title: frameWords.cultureCollection,
    entries: [
      { to: '/culture?collection=punjabi', text: frameWords.punjabiCollection },
      { to: '/culture?collection=sindhi', text: frameWords.sindhiHeritage },
      { to: '/culture?collection=balochi', text: frameWords.balochiTradition },
      { to: '/culture?collection=jewelry', text: frameWords.jewelryAccessories },
    ],
  },
  {
    title: frameWords.premiumBrands,
    entries: [
      { to: '/#brands', text: frameWords.premiumBrands },
      { to: '/#brands', text: frameWords.designerCollections },
      { to: '/#brands', text: frameWords.luxuryFashion },
      { to: '/#brands', text: frameWords.exclusiveItems },
    ],
  },
  {
    title: frameWords.customerSupport,
    entries: [
      { to: '/help', text: frameWords.helpCenter },
      { to: '/size-guide', text: frameWords.sizeGuide },
      { to: '/order_tracking', text: frameWords.orderTracking },
      { to: '/returns', text: frameWords.returnsExchanges },
    ],
  },
];

export const policies: readonly Entry[] = [
  { to: '/privacy', text: frameWords.privacyPolicy },
  { to: '/terms', text: frameWords.termsOfService },
  { to: '/cookies', text: frameWords.cookiePolicy },
  { to: '/shipping', text: frameWords.shippingPolicy },
  { to: '/withdraw', text: frameWords.sendGoodsBack },
];
