import type { Page } from '@playwright/test';

/** A slow machine shows the first text after the seconds that the browser waits for it. */
const LATE_FONT = /\.woff2 was preloaded using link preload but not used within a few seconds/;

/** Playwright says so when a page installs a service worker, which most journeys do without. */
const NO_WORKER = /Service Worker registration blocked by Playwright/;

/** The workshop reads sheets ahead; meanwhile another journey may give such an order to another tailor. */
const GONE_SHEET = /404 \(Not Found\) \S+\/api\/orders\/\d+\/$/;

/** Collects the errors and warnings of the page's console, each with its address. */
export async function complaintsOf(page: Page): Promise<string[]> {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return;
    const complaint = `${message.text()} ${message.location().url}`;
    const isReadAhead = GONE_SHEET.test(complaint) && new URL(page.url()).pathname.endsWith('/workshop');
    if (!isReadAhead && !LATE_FONT.test(complaint) && !NO_WORKER.test(complaint)) complaints.push(complaint);
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.exposeFunction('tellViolation', (what: string) =>
    complaints.push(`Against the policy: ${what}`),
  );
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      // Recording a trace fetches the URLs of previews, which the page itself does not.
      if (effectiveDirective === 'connect-src' && blockedURI === 'blob') return;
      (window as unknown as { tellViolation: (what: string) => void }).tellViolation(
        `${effectiveDirective} ${blockedURI}`,
      );
    });
  });
  return complaints;
}
