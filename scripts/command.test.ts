import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('every server command installs what is missing, on any Node from 20', () => {
  const { scripts } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  const commands = Object.entries<string>(scripts).filter(([, line]) => line.includes('server/commands/'));
  expect(commands.map(([name]) => name)).toContain('db:migrate');
  for (const [name, line] of commands)
    expect(line, name).toMatch(/^node scripts\/command\.mjs server\/commands\/[a-z-]+\.ts$/);
});
