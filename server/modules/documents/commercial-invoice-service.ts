import { inLocale } from '#words';
import { countryName } from '../../../contract/constants/countries.ts';
import type { Config } from '../../config.ts';
import type { Actor } from '../../infra/access-tokens.ts';
import { printPdf } from '../../infra/pdf/threaded-pdf.ts';
import type { CommercialInvoice, renderCommercialInvoice } from './commercial-invoice-document.ts';

const DOCUMENT = {
  file: 'modules/documents/commercial-invoice-document.ts',
  name: 'renderCommercialInvoice',
} as const;

export type { CommercialInvoice, CommercialLine } from './commercial-invoice-document.ts';

/** The shop itself as exporter. */
export function shopAsExporter({ brandName, support }: Pick<Config, 'brandName' | 'support'>) {
  return { name: brandName, lines: [support.address, support.phone, support.email] };
}

export interface SentTo {
  full_name: string;
  address: string;
  city: string;
  postal_code: string;
  country: string;
  phone: string | null;
}

/** Who gets the parcel, and where. */
export function consigneeOf({ full_name, address, city, postal_code, country, phone }: SentTo) {
  const destination = englishName(country);
  const place = `${city} ${postal_code}`.trim();
  return {
    consignee: {
      name: full_name,
      lines: [...address.split(/\r\n?|\n/), place, destination, ...(phone ? [phone] : [])],
    },
    destination,
  };
}

export function englishName(country: string): string {
  return inLocale('en', () => countryName(country));
}

/** In English, whatever the reader's language is (abroad-8). */
export async function printCommercialInvoice(
  { brandName: brand }: Pick<Config, 'brandName'>,
  actor: Actor,
  invoice: CommercialInvoice,
) {
  const bytes = await inLocale('en', () =>
    printPdf<typeof renderCommercialInvoice>(String(actor.id), DOCUMENT, invoice, { brand }),
  );
  return { bytes, filename: `commercial-invoice-${invoice.number}.pdf` };
}
