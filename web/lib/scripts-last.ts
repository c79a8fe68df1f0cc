const PRELOAD = /<link rel="modulepreload"[^>]*? href="([^"]+)"[^>]*>/g;
const STARTER = '<script type="module" async="">';

/**
 * The page, its modules fetched once it has been painted for the first time: until then the line belongs to style
 * sheet, fonts and the first pictures, and nothing but layout keeps a phone's processor busy. A page in a tab that
 * nobody looks at is not painted, so it does not wait.
 */
export function scriptsLast(page: string): string {
  const modules = [...page.matchAll(PRELOAD)].map(([, address]) => address);
  if (modules.length === 0 || !page.includes(STARTER)) return page;
  const start = `
(start => {
  if (document.hidden || !PerformanceObserver.supportedEntryTypes.includes('paint')) return start();
  const painted = new PerformanceObserver(() => (painted.disconnect(), start()));
  painted.observe({ type: 'paint', buffered: true });
})(() => {
  for (const href of ${JSON.stringify(modules)}) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', fetchPriority: 'low', href }));
  }
  const starter = Object.assign(document.createElement('script'), { type: 'module' });
  starter.text = document.getElementById('starter').text;
  document.head.append(starter);
});
`;
  return page
    .replace(PRELOAD, '')
    .replace(STARTER, '<script type="text/plain" id="starter">')
    .replace('</body>', () => `<script>${start}</script></body>`);
}
