import { inLocale, paperWords } from '#words';
import { countryName } from '../../../../contract/constants/countries.ts';
import type { LabelSize } from '../../../../contract/constants/prints.ts';
import { INK } from '../../../infra/pdf/colours.ts';
import type { FontLibrary } from '../../../infra/pdf/fonts.ts';
import { type Label, printLabels, stacked } from '../../../infra/pdf/labels.ts';
import { drawQr } from '../../../infra/pdf/ornaments.ts';
import { qrOutline } from '../../../infra/pdf/qr.ts';
import { isolated } from '../../../infra/pdf/text.ts';

export interface ReturnLabel {
  /** Number of the return. */
  id: number;
  trackingNumber: string;
  askedAt: string;
  to: { name: string; lines: string[] };
  from: {
    name: string;
    address: string;
    city: string;
    postalCode: string;
    country: string;
    phone: string;
  };
  /** Target of the QR code, where the seller records what has come. */
  url: string;
}

interface Printing {
  brand: string;
  size: LabelSize;
  compress?: boolean;
}

/** One label in the present language, without any amount, from the customer to the seller (returns-13). */
export function renderReturnLabel(label: ReturnLabel, printing: Printing): Promise<Buffer> {
  const { brand, size, compress = true } = printing;
  const title = paperWords.returnLabel({ id: isolated(String(label.id)) });
  const options = { title, author: brand, createdAt: new Date(label.askedAt), size, compress };
  return printLabels([label], (one, fonts, width, scale) => layLabel(one, { fonts, width, scale }), options);
}

const QR_SIDE = 50;
/** Scanners need four modules of white around the code. */
const QUIET = 8;

async function layLabel(
  { id, trackingNumber, to, from, url }: ReturnLabel,
  { fonts, width, scale }: { fonts: FontLibrary; width: number; scale: number },
): Promise<Label> {
  const qr = await qrOutline(url);
  const side = QR_SIDE * scale;
  const ink = { color: INK } as const;
  const small = { ...ink, face: 'text', size: 8 * scale } as const;
  const written = { ...ink, face: 'text', size: 10.5 * scale } as const;
  const strong = { ...ink, face: 'strong', size: 11 * scale, tabular: true } as const;
  const number = { id: String(id), trackingNumber: isolated(trackingNumber) };
  const above = stacked(
    fonts,
    [
      { text: paperWords.to, style: small },
      { text: to.name, style: { ...ink, face: 'strong', size: 13 * scale }, tag: 'H1' },
      ...to.lines.map((text) => ({ text, style: written })),
      { text: paperWords.returnOfOrder(number), style: strong, gap: 3 },
    ],
    width,
  );
  const below = stacked(
    fonts,
    [
      { text: paperWords.fromSender({ sender: isolated(from.name) }), style: small },
      ...placeOf(from).map((text) => ({ text, style: small })),
      ...(from.phone ? [{ text: from.phone, style: small }] : []),
    ],
    width - side - QUIET,
  );
  return {
    height: above.height + QUIET + Math.max(below.height, side),
    draw(sheet, x, y) {
      above.draw(sheet, x, y);
      const top = y + above.height + QUIET;
      const figure = sheet.element('Figure', sheet.root, {
        alt: paperWords.qrCodeThatOpens({ address: url }),
      });
      sheet.content(figure, () => drawQr(sheet, qr, x + width - side, top, side, INK));
      below.draw(sheet, x, top);
    },
  };
}

/** For the courier too, with the country in English. */
function placeOf({ address, city, postalCode, country }: ReturnLabel['from']): string[] {
  return [
    ...address.split(/\r\n?|\n/),
    `${city} ${postalCode}`.trim(),
    inLocale('en', () => countryName(country)),
  ];
}
