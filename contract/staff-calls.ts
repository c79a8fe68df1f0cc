import type * as audit from './audit.ts';
import type { TypedCallsOf } from './calls.ts';
import type * as chat from './chat.ts';
import type * as content from './content.ts';
import type * as dashboard from './dashboard.ts';
import type * as earnings from './earnings.ts';
import type * as orderEntry from './order-entry.ts';
import type * as savedViews from './saved-views.ts';
import type * as staffAccounts from './staff-accounts.ts';
import type * as staffApplications from './staff-applications.ts';
import type * as staffBrands from './staff-brands.ts';
import type * as staffCustomers from './staff-customers.ts';
import type * as staffInbox from './staff-inbox.ts';
import type * as staffMails from './staff-mails.ts';
import type * as staffNewsletter from './staff-newsletter.ts';
import type * as staffOrders from './staff-orders.ts';
import { staff } from './staff-paths.ts';
import type * as staffPreferences from './staff-preferences.ts';
import type * as staffSettings from './staff-settings.ts';
import type * as staffTailors from './staff-tailors.ts';
import type * as workshops from './workshops.ts';

type Domains = typeof audit &
  typeof chat &
  typeof content &
  typeof dashboard &
  typeof earnings &
  typeof orderEntry &
  typeof staffApplications &
  typeof staffInbox &
  typeof staffMails &
  typeof staffNewsletter &
  typeof staffPreferences &
  typeof savedViews &
  typeof staffBrands &
  typeof staffAccounts &
  typeof staffCustomers &
  typeof staffOrders &
  typeof staffSettings &
  typeof staffTailors &
  typeof workshops;

/** The calls of the back office, with the types of their endpoints. */
export const staffCalls: TypedCallsOf<typeof staff, Domains> = staff;
