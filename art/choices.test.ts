import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { choiceDrawings } from './choices.ts';

const FILE = join(import.meta.dirname, '../server/modules/orders/workshop/choice-drawings.json');

test('job cards have the drawings of today: if not, run node art/build-choices.ts', () => {
  expect(JSON.parse(readFileSync(FILE, 'utf8'))).toEqual(choiceDrawings());
});
