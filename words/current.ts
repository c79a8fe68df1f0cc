import { AsyncLocalStorage } from 'node:async_hooks';
import type { Locale } from '../contract/locale.ts';
import type { Tongue } from '../contract/tongues.ts';
import * as en from './en/index.ts';
import type { SheetWords } from './tongues.ts';
import type { Translation } from './translation.ts';
import * as ur from './ur/index.ts';

type Words = Omit<typeof en, 'otherTongues'>;

const CATALOGUES: Record<Locale, Translation<Words>> = { en, ur };

const chosen = new AsyncLocalStorage<Locale>();

/** The language of the request, mail or paper in work; English outside of `inLocale`. */
export function currentLocale(): Locale {
  return chosen.getStore() ?? 'en';
}

/** Runs `work` with the words of `locale`, also after its awaits. */
export function inLocale<Result>(locale: Locale, work: () => Result): Result {
  return chosen.run(locale, work);
}

/** Looks the words up when they are read, so that a table of words may be kept at module level; a single text may not. */
function current<Part extends object>(find: (words: Translation<Words>) => object): Part {
  const tables = new Map<string, object>();
  const now = () => find(CATALOGUES[currentLocale()]);
  return new Proxy({} as Part, {
    get(_, name: string) {
      const value = Reflect.get(now(), name);
      if (typeof value !== 'object' || value === null) return value;
      const table = tables.get(name) ?? current((words) => Reflect.get(find(words), name) as object);
      tables.set(name, table);
      return table;
    },
    has: (_, name) => Reflect.has(now(), name),
    ownKeys: () => Reflect.ownKeys(now()).filter((name) => typeof name === 'string'),
    getOwnPropertyDescriptor: (_, name) => {
      const found = Reflect.getOwnPropertyDescriptor(now(), name);
      return found && { ...found, configurable: true };
    },
  });
}

export const abroadWords = current<Words['abroadWords']>((words) => words.abroadWords);
export const accountWords = current<Words['accountWords']>((words) => words.accountWords);
export const accountsWords = current<Words['accountsWords']>((words) => words.accountsWords);
export const addressesWords = current<Words['addressesWords']>((words) => words.addressesWords);
export const applicationsWords = current<Words['applicationsWords']>((words) => words.applicationsWords);
export const cardsWords = current<Words['cardsWords']>((words) => words.cardsWords);
export const cartWords = current<Words['cartWords']>((words) => words.cartWords);
export const catalogueWords = current<Words['catalogueWords']>((words) => words.catalogueWords);
export const chatWords = current<Words['chatWords']>((words) => words.chatWords);
export const basicWords = current<Words['basicWords']>((words) => words.basicWords);
export const clothWords = current<Words['clothWords']>((words) => words.clothWords);
export const clothReceiptWords = current<Words['clothReceiptWords']>((words) => words.clothReceiptWords);
export const connectionWords = current<Words['connectionWords']>((words) => words.connectionWords);
export const contactWords = current<Words['contactWords']>((words) => words.contactWords);
export const designWords = current<Words['designWords']>((words) => words.designWords);
export const frameWords = current<Words['frameWords']>((words) => words.frameWords);
export const billPaymentWords = current<Words['billPaymentWords']>((words) => words.billPaymentWords);
export const helpWords = current<Words['helpWords']>((words) => words.helpWords);
export const homeWords = current<Words['homeWords']>((words) => words.homeWords);
export const listsWords = current<Words['listsWords']>((words) => words.listsWords);
export const locationWords = current<Words['locationWords']>((words) => words.locationWords);
export const measureLinkWords = current<Words['measureLinkWords']>((words) => words.measureLinkWords);
export const measurementsWords = current<Words['measurementsWords']>((words) => words.measurementsWords);
export const messageWords = current<Words['messageWords']>((words) => words.messageWords);
export const newsChannelWords = current<Words['newsChannelWords']>((words) => words.newsChannelWords);
export const newsMessageWords = current<Words['newsMessageWords']>((words) => words.newsMessageWords);
export const newsletterWords = current<Words['newsletterWords']>((words) => words.newsletterWords);
export const notificationsWords = current<Words['notificationsWords']>((words) => words.notificationsWords);
export const orderFormWords = current<Words['orderFormWords']>((words) => words.orderFormWords);
export const orderingWords = current<Words['orderingWords']>((words) => words.orderingWords);
export const ordersWords = current<Words['ordersWords']>((words) => words.ordersWords);
export const reviewsWords = current<Words['reviewsWords']>((words) => words.reviewsWords);
export const roundWords = current<Words['roundWords']>((words) => words.roundWords);
export const sampleNameWords = current<Words['sampleNameWords']>((words) => words.sampleNameWords);
export const sampleWords = current<Words['sampleWords']>((words) => words.sampleWords);
export const searchWords = current<Words['searchWords']>((words) => words.searchWords);
export const shelfWords = current<Words['shelfWords']>((words) => words.shelfWords);
export const shelfClothWords = current<Words['shelfClothWords']>((words) => words.shelfClothWords);
export const shopWords = current<Words['shopWords']>((words) => words.shopWords);
export const shopOrdersWords = current<Words['shopOrdersWords']>((words) => words.shopOrdersWords);
export const storefrontWords = current<Words['storefrontWords']>((words) => words.storefrontWords);
export const tailorsWords = current<Words['tailorsWords']>((words) => words.tailorsWords);
export const transfersWords = current<Words['transfersWords']>((words) => words.transfersWords);
export const uiWords = current<Words['uiWords']>((words) => words.uiWords);
export const walletPaymentsWords = current<Words['walletPaymentsWords']>(
  (words) => words.walletPaymentsWords,
);
export const wishlistWords = current<Words['wishlistWords']>((words) => words.wishlistWords);
export const workplaceWords = current<Words['workplaceWords']>((words) => words.workplaceWords);
export const workshopWords = current<Words['workshopWords']>((words) => words.workshopWords);
export const workshopBrandWords = current<Words['workshopBrandWords']>((words) => words.workshopBrandWords);
export const workshopsWords = current<Words['workshopsWords']>((words) => words.workshopsWords);
export const siteWords = current<Words['siteWords']>((words) => words.siteWords);
export const designFeatureWords = current<Words['designFeatureWords']>((words) => words.designFeatureWords);
export const fitCheckWords = current<Words['fitCheckWords']>((words) => words.fitCheckWords);
export const fitMemoryWords = current<Words['fitMemoryWords']>((words) => words.fitMemoryWords);
export const garmentPlaceWords = current<Words['garmentPlaceWords']>((words) => words.garmentPlaceWords);
export const garmentWords = current<Words['garmentWords']>((words) => words.garmentWords);
export const goodsReturnNameWords = current<Words['goodsReturnNameWords']>(
  (words) => words.goodsReturnNameWords,
);
export const goodsReturnWords = current<Words['goodsReturnWords']>((words) => words.goodsReturnWords);
export const goodsWords = current<Words['goodsWords']>((words) => words.goodsWords);
export const measureWords = current<Words['measureWords']>((words) => words.measureWords);
export const measurementFileWords = current<Words['measurementFileWords']>(
  (words) => words.measurementFileWords,
);
export const phoneSignInWords = current<Words['phoneSignInWords']>((words) => words.phoneSignInWords);
export const phoneWords = current<Words['phoneWords']>((words) => words.phoneWords);
export const productFileWords = current<Words['productFileWords']>((words) => words.productFileWords);
export const tradeWords = current<Words['tradeWords']>((words) => words.tradeWords);
export const creditWords = current<Words['creditWords']>((words) => words.creditWords);
export const dataExportWords = current<Words['dataExportWords']>((words) => words.dataExportWords);
export const letterWords = current<Words['letterWords']>((words) => words.letterWords);
export const languageWords = current<Words['languageWords']>((words) => words.languageWords);
export const checkWords = current<Words['checkWords']>((words) => words.checkWords);
export const dateWords = current<Words['dateWords']>((words) => words.dateWords);
export const errorWords = current<Words['errorWords']>((words) => words.errorWords);
export const orderMoneyWords = current<Words['orderMoneyWords']>((words) => words.orderMoneyWords);
export const orderNameWords = current<Words['orderNameWords']>((words) => words.orderNameWords);
export const pageSentenceWords = current<Words['pageSentenceWords']>((words) => words.pageSentenceWords);
export const countryWords = current<Words['countryWords']>((words) => words.countryWords);
export const dispatchMailWords = current<Words['dispatchMailWords']>((words) => words.dispatchMailWords);
export const courierNewsWords = current<Words['courierNewsWords']>((words) => words.courierNewsWords);
export const courierBookingWords = current<Words['courierBookingWords']>(
  (words) => words.courierBookingWords,
);
export const accountMailWords = current<Words['accountMailWords']>((words) => words.accountMailWords);
export const applicationMailWords = current<Words['applicationMailWords']>(
  (words) => words.applicationMailWords,
);
export const newsletterMailWords = current<Words['newsletterMailWords']>(
  (words) => words.newsletterMailWords,
);
export const conversationMailWords = current<Words['conversationMailWords']>(
  (words) => words.conversationMailWords,
);
export const workshopMailWords = current<Words['workshopMailWords']>((words) => words.workshopMailWords);
export const deviceWords = current<Words['deviceWords']>((words) => words.deviceWords);
export const notificationTextWords = current<Words['notificationTextWords']>(
  (words) => words.notificationTextWords,
);
export const orderNewsWords = current<Words['orderNewsWords']>((words) => words.orderNewsWords);
export const orderGarmentWords = current<Words['orderGarmentWords']>((words) => words.orderGarmentWords);
export const orderMailWords = current<Words['orderMailWords']>((words) => words.orderMailWords);
export const shopMailWords = current<Words['shopMailWords']>((words) => words.shopMailWords);
export const workMailWords = current<Words['workMailWords']>((words) => words.workMailWords);
export const sellerWords = current<Words['sellerWords']>((words) => words.sellerWords);
export const sheetWords = current<Words['sheetWords']>((words) => words.sheetWords);

export const otherTongues: { readonly [Other in Tongue]?: () => Promise<SheetWords> } = {
  ...en.otherTongues,
  ...ur.otherTongues,
};
export const promiseWords = current<Words['promiseWords']>((words) => words.promiseWords);
export const pushDeviceWords = current<Words['pushDeviceWords']>((words) => words.pushDeviceWords);
export const pushMessageWords = current<Words['pushMessageWords']>((words) => words.pushMessageWords);
export const paperWords = current<Words['paperWords']>((words) => words.paperWords);
export const amountWords = current<Words['amountWords']>((words) => words.amountWords);
export const responseWords = current<Words['responseWords']>((words) => words.responseWords);
