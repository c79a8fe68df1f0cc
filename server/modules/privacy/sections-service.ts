import type { Deps } from '../../deps.ts';
import type { Actor } from '../../infra/access-tokens.ts';
import type { ExportEntry } from '../../infra/data-export/entries.ts';
import { exportAccount } from '../accounts/export-service.ts';
import { exportAddresses } from '../addresses/export-service.ts';
import { exportCards } from '../cards/export-service.ts';
import { exportPreferences } from '../catalogue/export-service.ts';
import { exportChat } from '../chat/export-service.ts';
import { exportDocuments } from '../documents/export-service.ts';
import { exportPictures } from '../files/export-service.ts';
import { exportMeasurements } from '../measurements/export-service.ts';
import { exportSubscription } from '../newsletter/export-service.ts';
import { exportNotifications } from '../notifications/export-service.ts';
import { exportOrders } from '../orders/export-service.ts';
import { exportReviews } from '../reviews/export-service.ts';
import { exportShopOrders } from '../shop/export-service.ts';
import { exportWishlist } from '../wishlist/export-service.ts';
import { exportRecords } from './record-service.ts';

/** What a module adds to the copy of an account's data (accounts-17). */
type Section = (deps: Deps, actor: Actor) => Promise<ExportEntry[]> | ExportEntry[];

/** A module with data of its own about people has a line here. */
export const SECTIONS: readonly Section[] = [
  exportAccount,
  exportAddresses,
  exportCards,
  exportMeasurements,
  exportOrders,
  exportShopOrders,
  exportDocuments,
  exportReviews,
  exportWishlist,
  exportPreferences,
  exportNotifications,
  exportSubscription,
  exportChat,
  exportRecords,
  exportPictures,
];
