import { type ElementHandle, launch } from 'puppeteer-core';
import type { Page } from './browser.ts';
import { WINDOW } from './window.ts';

export async function startFirefox(executablePath: string): Promise<Page<ElementHandle>> {
  const browser = await launch({ browser: 'firefox', executablePath, headless: true });
  const page = await browser.newPage();
  await page.setViewport(WINDOW);
  const functionOf = (body: string) => new Function(body) as (...values: unknown[]) => unknown;
  return {
    open: async (url) => void (await page.goto(url)),
    evaluate: (body, ...values) => page.evaluate(functionOf(body), ...values),
    evaluateElement: async (body, ...values) =>
      (await page.evaluateHandle(functionOf(body), ...values)).asElement() as ElementHandle | null,
    click: (element) => element.click(),
    type: async (element, text) => {
      await element.evaluate((field) => (field as HTMLInputElement).select());
      await element.type(text);
    },
    attach: (element, path) => (element as ElementHandle<HTMLInputElement>).uploadFile(path),
    close: () => browser.close(),
  };
}
