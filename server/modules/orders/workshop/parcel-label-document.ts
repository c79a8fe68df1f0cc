import { inLocale, paperWords, sampleWords } from '#words';
import type { PostalAddress } from '../../../../contract/addresses.ts';
import { countryName } from '../../../../contract/constants/countries.ts';
import type { LabelSize } from '../../../../contract/constants/prints.ts';
import { formatRupees } from '../../../../contract/money.ts';
import { INK } from '../../../infra/pdf/colours.ts';
import type { FontLibrary } from '../../../infra/pdf/fonts.ts';
import { type Label, printLabels, stacked } from '../../../infra/pdf/labels.ts';
import { drawQr } from '../../../infra/pdf/ornaments.ts';
import { qrOutline } from '../../../infra/pdf/qr.ts';
import { isolated } from '../../../infra/pdf/text.ts';

export interface ParcelLabel {
  trackingNumber: string;
  placedAt: string;
  recipient: Pick<PostalAddress, 'full_name' | 'phone'> & {
    /** Null: the customer collects it. */
    address: Omit<PostalAddress, 'full_name' | 'phone'> | null;
  };
  /** Rupees; 0 for nothing. */
  collect: number;
  /** Beside the sum (payments-11). */
  cashCode: string | null;
  /** Garments of the customer that were measured and go back with it. */
  samples: number;
  /** Name and place. */
  sender: string;
  /** Target of the QR code. */
  sheetUrl: string;
}

interface Printing {
  brand: string;
  /** The shop's contact, for a courier who cannot deliver. */
  support: { phone: string; email: string };
  size: LabelSize;
  compress?: boolean;
}

/** Labels in the present language, with names and addresses as they were written (workshop-42). */
export function renderParcelLabels(labels: readonly ParcelLabel[], printing: Printing): Promise<Buffer> {
  const { brand, size, compress = true } = printing;
  const [first, ...others] = labels;
  if (!first) throw new Error('There is nothing to print');
  const title =
    others.length > 0
      ? paperWords.parcelLabels
      : paperWords.parcelLabel({ trackingNumber: isolated(first.trackingNumber) });
  const options = { title, author: brand, createdAt: new Date(first.placedAt), size, compress };
  return printLabels(
    labels,
    (label, fonts, width, scale) => layLabel(label, printing, { fonts, width, scale }),
    options,
  );
}

const QR_SIDE = 50;
/** Scanners need four modules of white around the code. */
const QUIET = 8;
const BOX = { side: 10, padding: 9, gap: 8, weight: 1.4 } as const;

async function layLabel(
  label: ParcelLabel,
  { brand, support }: Printing,
  { fonts, width, scale }: { fonts: FontLibrary; width: number; scale: number },
): Promise<Label> {
  const qr = await qrOutline(label.sheetUrl);
  const side = QR_SIDE * scale;
  const ink = { color: INK } as const;
  const small = { ...ink, face: 'text', size: 8 * scale } as const;
  const written = { ...ink, face: 'text', size: 10.5 * scale } as const;
  const { full_name: name, phone, address } = label.recipient;
  const to = stacked(
    fonts,
    [
      { text: paperWords.to, style: small },
      { text: name, style: { ...ink, face: 'strong', size: 13 * scale }, tag: 'H1' },
      ...(address
        ? placeOf(address).map((text) => ({ text, style: written }))
        : [{ text: paperWords.theCustomerCollectsIt, style: written }]),
      { text: phone, style: { ...ink, face: 'strong', size: 12 * scale, tabular: true }, gap: BOX.gap },
    ],
    width,
  );
  const cash = stacked(
    fonts,
    [
      {
        text:
          label.collect > 0
            ? paperWords.collect({ amount: isolated(formatRupees(label.collect)) })
            : paperWords.nothingToCollect,
        style: { ...ink, face: 'strong', size: 13 * scale, tabular: true },
        gap: 0,
      },
      ...(label.cashCode
        ? [{ text: paperWords.codeOfTheSum({ code: isolated(label.cashCode) }), style: written, gap: 0 }]
        : []),
    ],
    width - 2 * BOX.side,
  );
  const contact = {
    shop: isolated(brand),
    phone: isolated(unbroken(support.phone)),
    email: isolated(support.email),
  };
  const strong = { ...ink, face: 'strong', size: 11 * scale, tabular: true } as const;
  const number = stacked(fonts, [{ text: label.trackingNumber, style: strong, gap: 3 }], width);
  const from = stacked(
    fonts,
    [
      ...(label.samples > 0
        ? [{ text: sampleWords.samplesInTheParcel({ count: label.samples }), style: small }]
        : []),
      { text: paperWords.fromSender({ sender: isolated(label.sender) }), style: small },
      { text: paperWords.ifItCannotBeDelivered(contact), style: small },
    ],
    width - side - QUIET,
  );
  const boxHeight = cash.height + 2 * BOX.padding;
  return {
    height: to.height + boxHeight + BOX.gap + number.height + Math.max(from.height, side),
    draw(sheet, x, y) {
      to.draw(sheet, x, y);
      const top = y + to.height;
      sheet.ornament((pen) => {
        const left = sheet.fromLeft(x, width);
        pen.roundedRect(left, top, width, boxHeight, 3).lineWidth(BOX.weight).stroke(INK);
      });
      cash.draw(sheet, x + BOX.side, top + BOX.padding);
      const below = top + boxHeight + BOX.gap;
      number.draw(sheet, x, below);
      const alt = paperWords.qrCodeThatOpens({ address: label.sheetUrl });
      const figure = sheet.element('Figure', sheet.root, { alt });
      const codeTop = below + number.height;
      sheet.content(figure, () => drawQr(sheet, qr, x + width - side, codeTop, side, INK));
      from.draw(sheet, x, codeTop);
    },
  };
}

/** Kept on one line. */
function unbroken(phone: string): string {
  return phone.replaceAll(' ', '\u00A0');
}

/** For the courier too, with the country in English. */
function placeOf(address: NonNullable<ParcelLabel['recipient']['address']>): string[] {
  return [
    ...address.address.split(/\r\n?|\n/),
    `${address.city} ${address.postal_code}`.trim(),
    inLocale('en', () => countryName(address.country)),
  ];
}
