const PRELOAD = /<link rel="modulepreload"[^>]*? href="([^"]+)"[^>]*>/g;
const STARTER = '<script type="module" async="">';

/** How long a page that has been read waits for its paint, in milliseconds. */
const PATIENCE = 3000;

/**
 * The page, its modules fetched once it has been painted for the first time: until then the line belongs to style
 * sheet, fonts and the first pictures, and nothing but layout keeps a phone's processor busy. A page in a tab that
 * nobody looks at is not painted, so it does not wait; nor for ever does one whose browser keeps its paints to itself.
 * The scripts of `data` come at the end of its body. Put together once, for pages are long.
 */
export function scriptsLast(page: string, data = ''): string {
  const body = page.indexOf('<body');
  const starter = page.lastIndexOf(STARTER);
  const end = page.lastIndexOf('</body>');
  const modules: string[] = [];
  const head = page.slice(0, body).replace(PRELOAD, (_link, address: string) => {
    modules.push(address);
    return '';
  });
  if (modules.length === 0 || starter === -1) return page.slice(0, end) + data + page.slice(end);
  const start = `
(start => {
  if (document.hidden || !window.PerformanceObserver?.supportedEntryTypes?.includes('paint')) return start();
  const go = () => {
    painted.disconnect();
    removeEventListener('visibilitychange', go);
    clearTimeout(patience);
    start();
  };
  const painted = new PerformanceObserver(go), patience = setTimeout(go, ${PATIENCE});
  addEventListener('visibilitychange', go);
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
  return [
    head,
    page.slice(body, starter),
    '<script type="text/plain" id="starter">',
    page.slice(starter + STARTER.length, end),
    data,
    `<script>${start}</script>`,
    page.slice(end),
  ].join('');
}
