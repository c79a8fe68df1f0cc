export const XML_HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** XML 1.0 has no way to write these, not even as references. */
const NOT_IN_XML = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

const REFERENCES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** For the text of an element, and for an attribute in double quotes. */
export function escapeXml(text: string): string {
  return text.replace(NOT_IN_XML, '').replace(/[&<>"]/g, (sign) => REFERENCES[sign] ?? '');
}
