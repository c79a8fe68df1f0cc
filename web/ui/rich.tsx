import { Fragment, type ReactNode } from 'react';

type Tags<Text extends string> = Text extends `${string}<${infer Tag}>${infer Rest}`
  ? (Tag extends `/${string}` ? never : Tag) | Tags<Rest>
  : never;

type Parts<Text extends string> = string extends Text
  ? Record<string, (text: string) => ReactNode>
  : Record<Tags<Text>, (text: string) => ReactNode>;

interface RichProps<Text extends string> {
  /** Has `<tag>text</tag>`, not nested. */
  text: Text;
  /** Draws the text between the tags, by tag. */
  parts: Parts<Text>;
}

/** A sentence with links or other elements in it, which stand elsewhere in another language. */
export function Rich<Text extends string>({ text, parts }: RichProps<Text>) {
  const draw = parts as Record<string, (text: string) => ReactNode>;
  return piecesOf(text, Object.keys(draw)).map(({ tag, inner }, at) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: a sentence's pieces never change places.
    tag === undefined ? inner : <Fragment key={at}>{draw[tag]?.(inner)}</Fragment>,
  );
}

interface Piece {
  tag?: string;
  inner: string;
}

/** What people typed may look like a tag, so a tag without its end is text. */
function piecesOf(text: string, tags: readonly string[]): Piece[] {
  const pieces: Piece[] = [];
  let rest = text;
  let known = [...tags];
  for (;;) {
    const found = known.map((tag) => ({ tag, at: rest.indexOf(`<${tag}>`) })).filter(({ at }) => at >= 0);
    const next = found.toSorted((one, other) => one.at - other.at)[0];
    if (!next) break;
    const begin = next.at + next.tag.length + 2;
    const end = rest.indexOf(`</${next.tag}>`, begin);
    if (end < 0) {
      known = known.filter((tag) => tag !== next.tag);
      continue;
    }
    pieces.push({ inner: rest.slice(0, next.at) }, { tag: next.tag, inner: rest.slice(begin, end) });
    rest = rest.slice(end + next.tag.length + 3);
  }
  return [...pieces, { inner: rest }];
}
