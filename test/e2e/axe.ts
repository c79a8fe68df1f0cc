import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { test as base, expect, type Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import { DESK } from './widths.ts';

declare global {
  interface Window {
    axe?: { run(document: Document, options: RunOptions): Promise<AxeResults> };
  }
}

interface Violation {
  rule: string;
  /** The elements' HTML. */
  elements: string[];
}

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Violations of axe's rules, by default all, once animations have ended. Skips frames; loads axe once per document. */
async function violationsOf(page: Page, rules?: string[]): Promise<Violation[]> {
  await standStill(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  return page.evaluate(
    async (options) => {
      if (!window.axe) throw new Error('no axe');
      const { violations } = await window.axe.run(document, options);
      return violations.map(({ id, nodes }) => ({ rule: id, elements: nodes.map(({ html }) => html) }));
    },
    {
      iframes: false,
      // Only the violations are used.
      preload: false,
      resultTypes: ['violations'],
      ...(rules ? { runOnly: rules } : {}),
    } satisfies RunOptions,
  );
}

/** Waits for animations to end, except infinite ones and the progress bar of a toast. */
async function standStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const passing = () =>
      document.getAnimations().filter(({ effect, playState }) => {
        const target = effect instanceof KeyframeEffect ? effect.target : null;
        // Animations in a closed `details` do not advance, so they never end.
        if (target?.matches('.Toastify__progress-bar') || target?.checkVisibility() === false) return false;
        return playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime);
      });
    // An inherited colour starts its own transition only after its parent's.
    for (let running = passing(); running.length > 0; running = passing()) {
      await Promise.allSettled(running.map(({ finished }) => finished));
    }
  });
}

/** Checks axe, horizontal overflow, and that no form would put its fields into the URL. */
export async function expectAccessiblePage(page: Page): Promise<void> {
  await atWidths(page, async () => {
    await expect.poll(() => violationsOf(page)).toEqual([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow, 'nothing is wider than the screen').toBeLessThanOrEqual(0);
  });
  await expect(page.locator('form:not([method=post], [method=dialog], [action])')).toHaveCount(0);
}

export async function expectDarkModeContrast(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  await atWidths(page, () => expect.poll(() => violationsOf(page, ['color-contrast'])).toEqual([]));
  await page.emulateMedia({ colorScheme: 'light' });
}

/** Checks at the phone's width, for a journey tagged `@both-widths` at desk width too. */
async function atWidths(page: Page, look: () => Promise<void>): Promise<void> {
  await look();
  const size = page.viewportSize();
  if (!size || !base.info().tags.includes('@both-widths')) return;
  await page.setViewportSize(DESK);
  await look();
  await page.setViewportSize(size);
}
