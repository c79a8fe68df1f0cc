import { describe, expect, test } from 'vitest';
import { icon, pictures, shareImage } from './pictures.ts';

const drawn = [...pictures, icon, shareImage].map(({ name, svg }) => ({ name, text: svg() }));

/** Undefined when the text is one well-formed XML element. */
function malformation(xml: string): string | undefined {
  const open: string[] = [];
  const rest = xml
    .trim()
    .replaceAll(
      /<(\/?)([a-zA-Z]+)((?:\s+[a-zA-Z][\w-]*="[^"<&]*")*)\s*(\/?)>/g,
      (_tag, end, name, attributes, empty) => {
        const names = [...String(attributes).matchAll(/\s([\w-]+)=/g)].map((match) => match[1]);
        if (new Set(names).size < names.length) open.push(`doubled attribute in ${name}`);
        if (end) return open.pop() === name ? '' : `</${name}>`;
        if (!empty) open.push(name);
        return '';
      },
    );
  return rest || open.at(-1);
}

function idsIn(text: string): string[] {
  return [...text.matchAll(/ id="([^"]+)"/g)].map((match) => match[1] as string);
}

describe('every picture', () => {
  test.each(drawn)('$name is well-formed XML without NaN', ({ text }) => {
    expect(malformation(text)).toBeUndefined();
    expect(text).not.toMatch(/NaN|undefined|Infinity|null/);
  });

  test.each(drawn)('$name has no script and no external reference', ({ text }) => {
    expect(text).not.toMatch(/<script|<foreignObject|<image|<style|\son\w+=|javascript:|data:/i);
    expect(text.replace('xmlns="http://www.w3.org/2000/svg"', '')).not.toMatch(/\/\//);
    for (const [, reference] of text.matchAll(/href="([^"]*)"/g)) expect(reference).toMatch(/^#/);
  });

  test.each(drawn)('$name refers only to its own definitions, each unique', ({ name, text }) => {
    const ids = idsIn(text);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id.startsWith(`${name}-`)).toBe(true);
    for (const [, reference] of text.matchAll(/(?:url\(|href=")#([^)"]+)/g)) expect(ids).toContain(reference);
  });

  test('shares no id with another', () => {
    const ids = drawn.flatMap(({ text }) => idsIn(text));
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('is deterministic', () => {
    for (const { name, svg } of pictures) {
      expect(svg(), name).toBe(drawn.find((one) => one.name === name)?.text);
    }
  });

  test('has a unique name', () => {
    expect(new Set(drawn.map(({ name }) => name)).size).toBe(drawn.length);
  });

  test('stays small', () => {
    for (const { name, text } of drawn) {
      const limit = name.startsWith('tailor-') ? 4_300 : name.startsWith('garment-') ? 20_000 : 70_000;
      expect(text.length, name).toBeLessThan(limit);
    }
  });
});

test('the check for well-formed XML detects errors', () => {
  expect(malformation('<a><b/></a>')).toBeUndefined();
  for (const wrong of ['<a><b></a>', '<a></b>', '<a x="1" x="2"/>', '<a>&</a>', '<a x=1/>']) {
    expect(malformation(wrong)).toBeDefined();
  }
});
