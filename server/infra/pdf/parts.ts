import type { Sheet } from './sheet.ts';

/** Draws each part from the top of a page. The footer gets page numbers within its part. */
export async function drawParts<Part>(
  sheet: Sheet,
  parts: readonly Part[],
  draw: (part: Part) => Promise<void>,
  footer: (part: Part, page: number, pages: number) => void,
): Promise<Buffer> {
  const pages: { part: Part; page: number; of: number }[] = [];
  for (const [place, part] of parts.entries()) {
    if (place > 0) sheet.newPage();
    await draw(part);
    const of = sheet.pages - pages.length;
    for (let page = 1; page <= of; page += 1) pages.push({ part, page, of });
  }
  return sheet.finish((number) => {
    const place = pages[number - 1];
    if (place) footer(place.part, place.page, place.of);
  });
}
