/**
 * Draws the pictures of design choices for job cards into server/, which ships without the code that draws; run as
 * `node art/build-choices.ts` after a change of the drawings, which art/choices.test.ts asks for.
 */
import { execFileSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { choiceDrawings } from './choices.ts';

const ROOT = join(import.meta.dirname, '..');
const TARGET = 'server/modules/orders/workshop/choice-drawings.json';

await writeFile(join(ROOT, TARGET), JSON.stringify(choiceDrawings()));
execFileSync(join(ROOT, 'node_modules/.bin/biome'), ['format', '--write', TARGET], { cwd: ROOT });
