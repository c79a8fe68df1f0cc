import { type InvoiceContent, renderInvoice } from '../server/modules/documents/invoice-document.ts';
import type { Bench } from './bench.ts';
import { median, whole } from './report.ts';

const LIMIT_MS = 50;
const WARM_UP = 20;
const PRINTS = 100;

const GARMENT: InvoiceContent = {
  number: 'NP-INV-000042',
  issuedAt: '2026-11-20T20:30:00.000Z',
  seller: { name: 'Naap', lines: ['12 Mall Road, Lahore', 'support@naap.example · +92 42 111 000 000'] },
  customer: { name: 'Ayesha Siddiqui', email: 'ayesha@bench.example', phone: '+923001234567' },
  collectedFrom: ['Ayesha Siddiqui', 'House 12, Street 4, Gulberg III', 'Lahore 54660', 'Pakistan'],
  deliveredTo: ['Ayesha Siddiqui', 'House 12, Street 4, Gulberg III', 'Lahore 54660', 'Pakistan'],
  order: {
    id: 1042,
    trackingId: 'NP-7K3QX9M2TD',
    placedOn: '2026-11-20',
    expectedDelivery: '2026-11-30',
    dressType: 'Shalwar Kameez',
    fabricType: 'Cotton',
    tailorName: 'Ustad Rafiq',
    measurementSource: 'STORE',
    deliveryType: 'URGENT',
    paymentMethod: 'COD',
  },
  lines: [
    { label: 'Stitching: Shalwar Kameez', note: 'Cotton', amount: 9146 },
    { label: 'Urgent delivery', note: 'In half the time', amount: 2744 },
    { label: 'Collection of the cloth', amount: 200 },
    { label: 'Delivery of the garment', amount: 250 },
  ],
  total: 12340,
  paymentState: 'UNPAID',
  paid: 0,
  trackingUrl: 'https://naap.example/order_tracking?number=NP-7K3QX9M2TD',
  notes: ['Payment is due in cash when the garment is handed over.', 'Alterations are free for 14 days.'],
};

const DOCUMENTS: Record<string, InvoiceContent> = {
  'Invoice of a garment': GARMENT,
  'The same for a name and an address in Urdu': {
    ...GARMENT,
    customer: { ...GARMENT.customer, name: 'عائشہ صدیقی' },
    deliveredTo: ['عائشہ صدیقی', 'مکان ۱۲، گلی ۴، گلبرگ', 'لاہور 54660', 'Pakistan'],
  },
  'Invoice of a cart with 30 lines': {
    ...GARMENT,
    order: {
      id: 2042,
      trackingId: 'NP-7K3QX9M2TD',
      placedOn: '2026-11-20',
      expectedDelivery: '2026-11-25',
      deliveryType: 'Standard delivery',
      paymentMethod: 'COD',
      sellers: ['Gul Ahmad Weaves', 'Naap'],
      pieces: 30,
    },
    lines: Array.from({ length: 30 }, (_, n) => ({
      label: `Hand-blocked ajrak kurta ${n + 1}`,
      note: 'Indigo, size M',
      amount: 1000,
    })),
    total: 30_000,
  },
};

/** The processor time of printing a document, with the threads of the garbage collector. */
export async function measurePdf({ report }: Bench): Promise<void> {
  for (const [what, content] of Object.entries(DOCUMENTS)) {
    for (let time = 0; time < WARM_UP; time += 1) await renderInvoice(content);
    const times: number[] = [];
    let bytes = 0;
    for (let time = 0; time < PRINTS; time += 1) {
      const before = process.cpuUsage();
      bytes = (await renderInvoice(content)).byteLength;
      const { user, system } = process.cpuUsage(before);
      times.push((user + system) / 1000);
    }
    const ms = median(times);
    report({
      what: `${what}, as PDF`,
      measured: `${ms.toFixed(0)} ms of the processor for ${whole(bytes / 1024)} kB`,
      goal: `≤ ${LIMIT_MS} ms`,
      isMet: ms <= LIMIT_MS,
      numbers: { times, bytes },
    });
  }
}
