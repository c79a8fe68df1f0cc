import { currentLocale, letterWords } from '#words';
import { DIRECTIONS } from '../../../contract/locale.ts';
import type { Letter } from './letter-parts.ts';

/** Mail programs have fonts of their own only. */
const FONTS = {
  en: {
    sans: "font-family:Inter,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif",
    serif: "font-family:Fraunces,Georgia,'Times New Roman',serif",
    lines: 1,
  },
  ur: {
    sans: "font-family:'Noto Nastaliq Urdu','Jameel Noori Nastaleeq','Urdu Typesetting','Segoe UI',Arial,sans-serif",
    serif:
      "font-family:'Noto Nastaliq Urdu','Jameel Noori Nastaleeq','Urdu Typesetting','Segoe UI',Arial,sans-serif",
    /** Nastaliq needs more room between lines. */
    lines: 1.35,
  },
};
const GRADIENT = 'background-color:#4338CA;background-image:linear-gradient(90deg,#4338CA,#9333EA)';
const INK = 'color:#1B1730';
const MUTED = 'color:#5F5A72';
const HAIRLINE = '#E7E2D9';
const STITCH = 'border-top:2px dashed #D9912B';
const NUMERIC = 'font-variant-numeric:tabular-nums;white-space:nowrap';

/** Mail programs without support keep the inline colours. */
const DARK = `@media (prefers-color-scheme:dark){
.paper{background:#14111F!important}.card{background:#1E1A2E!important;border-color:#37314A!important}
.ink{color:#F3EFE6!important}.muted{color:#B7B0C8!important}.line{border-color:#37314A!important}.link{color:#C4B5FD!important}
}`;

/** In the current language, and its direction. */
export function htmlOf(letter: Letter): string {
  const { brand, preheader, greeting, paragraphs, facts = [], table, action, footer } = letter;
  const { SANS, SERIF, high } = layout();
  return `<!doctype html>
<html lang="${currentLocale()}" dir="${DIRECTIONS[currentLocale()]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no">
<title>${escaped(brand)}</title>
<style>:root{color-scheme:light dark}
${DARK}</style>
</head>
<body class="paper" style="margin:0;padding:0;background:#FBF9F5;-webkit-text-size-adjust:100%">
${preheader ? `<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escaped(preheader)}</div>` : ''}
<table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:#FBF9F5">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" class="card" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px;background:#FFFFFF;border:1px solid ${HAIRLINE};border-radius:16px;overflow:hidden">
<tr><td style="height:8px;line-height:8px;font-size:0;${GRADIENT}">&nbsp;</td></tr>
<tr><td class="ink" style="padding:24px 24px 0;${SERIF};font-size:28px;line-height:${high(36)}px;font-weight:600;${INK}">${escaped(brand)}</td></tr>
<tr><td style="padding:16px 24px 0"><div style="${STITCH};font-size:0;line-height:0">&nbsp;</div></td></tr>
<tr><td style="padding:24px;${SANS};font-size:16px;line-height:${high(26)}px">
<h1 class="ink" dir="auto" style="margin:0 0 16px;${SERIF};font-size:22px;line-height:${high(30)}px;font-weight:600;${INK}">${escaped(greeting)}</h1>
${paragraphs.map(paragraph).join('\n')}
${facts.length > 0 ? factsTable(facts) : ''}
${table ? dataTable(table) : ''}
${action ? button(action) : ''}
</td></tr>
</table>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px">
<tr><td class="muted" align="center" style="padding:20px 24px 8px;${SANS};font-size:14px;line-height:${high(22)}px;${MUTED}">${footer.map(escaped).join('<br>\n')}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

function layout() {
  const { sans, serif, lines } = FONTS[currentLocale()];
  const isRightToLeft = DIRECTIONS[currentLocale()] === 'rtl';
  const [start, end] = isRightToLeft ? ['right', 'left'] : ['left', 'right'];
  return { SANS: sans, SERIF: serif, start, end, high: (pixels: number) => Math.round(pixels * lines) };
}

function paragraph(text: string): string {
  return `<p class="ink"${ownDirection(text)} style="margin:0 0 16px;${INK}">${escaped(text)}</p>`;
}

/** For the words of a person in another script than the mail's. */
function ownDirection(text: string): string {
  if (DIRECTIONS[currentLocale()] === 'rtl') return /\p{Script=Arabic}/u.test(text) ? '' : ' dir="ltr"';
  return /^\P{L}*\p{Script=Arabic}/u.test(text) ? ' dir="rtl"' : '';
}

function factsTable(facts: NonNullable<Letter['facts']>): string {
  const { start, end } = layout();
  const rows = facts.map(
    ([label, value]) =>
      `<tr><th scope="row" align="${start}" valign="top" class="muted line" style="padding:10px 0;padding-${end}:16px;border-bottom:1px solid ${HAIRLINE};width:38%;font-size:14px;font-weight:400;text-align:${start};${MUTED}">${escaped(label)}</th>` +
      `<td valign="top" dir="auto" class="ink line" style="padding:10px 0;border-bottom:1px solid ${HAIRLINE};font-weight:600;font-variant-numeric:tabular-nums;overflow-wrap:anywhere;text-align:${start};${INK}">${escaped(value)}</td></tr>`,
  );
  return `<table width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 24px">\n${rows.join('\n')}\n</table>`;
}

function dataTable({ head, rows, total }: NonNullable<Letter['table']>): string {
  const line = `border-bottom:1px solid ${HAIRLINE}`;
  const small = `${line};font-size:14px;font-weight:400;${MUTED}`;
  const large = `font-size:18px;font-weight:700;${INK}`;
  const top = head.map((text, at) => cell('th', text, at === head.length - 1, 'muted line', small));
  const body = rows.map((row) =>
    row.map((text, at) => cell('td', text, at === row.length - 1, 'ink line', `${line};${INK}`)),
  );
  const bottom = total?.map((text, at) => cell('td', text, at === total.length - 1, 'ink', large));
  return `<table width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 24px">
<thead><tr>${top.join('')}</tr></thead>
<tbody>
${[...body, ...(bottom ? [bottom] : [])].map((cells) => `<tr>${cells.join('')}</tr>`).join('\n')}
</tbody>
</table>`;
}

function cell(tag: 'td' | 'th', text: string, last: boolean, classes: string, look: string): string {
  const { start, end } = layout();
  const place = last
    ? `10px 0;text-align:${end};${NUMERIC}`
    : `10px 0;padding-${end}:12px;text-align:${start}`;
  return `<${tag} valign="top" class="${classes}" style="padding:${place};${look}">${escaped(text)}</${tag}>`;
}

function button({ label, url }: NonNullable<Letter['action']>): string {
  const { SANS, high } = layout();
  const address = escaped(url);
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 20px">
<tr><td style="border-radius:10px;${GRADIENT}"><a href="${address}" style="display:inline-block;padding:13px 28px;${SANS};font-size:16px;line-height:${high(22)}px;font-weight:600;color:#FFFFFF;text-decoration:none;border-radius:10px">${escaped(label)}</a></td></tr>
</table>
<p class="muted" style="margin:0;font-size:14px;line-height:${high(22)}px;${MUTED}">${escaped(letterWords.ifTheButtonDoesNotWork)}<br><a href="${address}" dir="ltr" class="link" style="color:#4338CA;overflow-wrap:anywhere;word-break:break-all">${address}</a></p>`;
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
  '\n': '<br>',
};

function escaped(text: string): string {
  return text.replace(/[&<>"'\n]/g, (character) => ENTITIES[character] ?? character);
}
