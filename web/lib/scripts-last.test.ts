import { expect, test } from 'vitest';
import { scriptsLast } from './scripts-last.ts';

const PRELOADS =
  '<link rel="modulepreload" href="/assets/root.js"/><link rel="modulepreload" crossorigin="" href="/assets/$1.js"/>';
const STARTER = '<script type="module" async="">import "/assets/root.js";</script>';

test('asks for no module before the first paint', () => {
  const page = scriptsLast(`<html><head>${PRELOADS}</head><body><p>$& stays</p>${STARTER}</body></html>`);
  expect(page).toMatch(/^<html><head><\/head><body><p>\$& stays<\/p>/);
  expect(page).not.toContain('<link');
  expect(page).not.toContain('type="module"');
  expect(page).toContain('<script type="text/plain" id="starter">import "/assets/root.js";</script><script>');
  expect(page).toContain('["/assets/root.js","/assets/$1.js"]');
  expect(page).toMatch(/<\/script><\/body><\/html>$/);
});

test.for([PRELOADS, ''])('brings the data of a page at the end of its body', (preloads) => {
  const data = '<script>data("$&")</script>';
  const page = scriptsLast(`<html><head>${preloads}</head><body>${STARTER}</body></html>`, data);
  expect(page).toContain(`import "/assets/root.js";</script>${data}<`);
  expect(page).toMatch(/<\/script><\/body><\/html>$/);
});

test('leaves a page alone whose modules are not known beforehand, as in development', () => {
  const page = `<html><head></head><body>${STARTER}</body></html>`;
  expect(scriptsLast(page)).toBe(page);
});

test.for([PRELOADS, ''])('leaves a page without scripts of ours alone', (preloads) => {
  const page = `<html><head>${preloads}</head><body><p>Nothing to start.</p></body></html>`;
  expect(scriptsLast(page)).toBe(page);
});
