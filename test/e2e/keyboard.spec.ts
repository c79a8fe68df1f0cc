import type { Locator, Page } from '@playwright/test';
import { DESIGN, expect, test } from './shop.ts';

/** Expects a visible focus indicator on the focused element, with nothing on top of it. */
async function expectFocusInSight(page: Page): Promise<void> {
  const fault = await page.evaluate(() => {
    const focused = document.activeElement;
    // Ignores the page itself and toasts, which close.
    if (!focused || focused === document.body || focused.closest('.Toastify')) return undefined;
    // For a visually hidden control, its label shows the focus.
    const label = focused.closest('label');
    const drawn = focused.matches('input[type=radio], input[type=checkbox], .sr-only')
      ? (label ?? focused)
      : focused;
    const { left, right, top, bottom } = drawn.getBoundingClientRect();
    const x = (Math.max(0, left) + Math.min(innerWidth, right)) / 2;
    const y = (Math.max(0, top) + Math.min(innerHeight, bottom)) / 2;
    const uppermost = document.elementsFromPoint(x, y).find((element) => !element.closest('.Toastify'));
    const name = focused.outerHTML.slice(0, 160);
    if (!uppermost || !(drawn.contains(uppermost) || uppermost.contains(drawn))) {
      return `covered by ${uppermost?.outerHTML.slice(0, 160)}: ${name}`;
    }
    const outlined = [focused, drawn].some((element) => getComputedStyle(element).outlineStyle !== 'none');
    return outlined ? undefined : `no outline: ${name}`;
  });
  expect(fault).toBeUndefined();
}

/** Presses Tab until the target is focused; expects a visible focus at each stop. */
async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press(key);
    await expectFocusInSight(page);
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab never reaches ${target}`);
}

test('from sign-in to the invoice by keyboard', async ({ page, register, measure }) => {
  const customer = await register();
  await measure(customer);
  const key = (name: string) => page.keyboard.press(name);
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  // Register early, because the listener takes effect with a delay.
  page.on('filechooser', () => undefined);

  await page.goto('/login');
  await tabTo(page, page.getByLabel('E-mail'));
  await page.keyboard.type(customer.email);
  await tabTo(page, page.getByLabel('Password', { exact: true }));
  await page.keyboard.type(customer.password);
  await key('Enter');
  await expect(page).toHaveURL('/');

  await tabTo(page, page.getByRole('link', { name: 'Single Orders' }), 'Shift+Tab');
  await key('Enter');
  await tabTo(page, button(/Single Order/));
  await key('Enter');
  const title = page.getByRole('heading', { level: 2 }).first();
  await expect(title).toHaveText('Who would you like to order from?');
  await expect(title).toBeFocused();
  await tabTo(page, button(/^Naap/));
  await key('Space');
  await tabTo(page, page.getByRole('radio', { name: 'Gents Tailor' }));
  await key('ArrowDown');
  await expect(page.getByRole('radio', { name: 'Ladies Tailor' })).toBeChecked();
  await key('ArrowUp');
  await tabTo(page, button('Continue'));
  await key('Enter');

  await expect(title).toHaveText('Single Order Form');
  await tabTo(page, page.getByLabel('Dress type'));
  await page.keyboard.type('Kurta');
  await expect(page.getByLabel('Dress type')).toHaveValue(/^Kurta/);
  await tabTo(page, page.getByLabel('Fabric type'));
  await key('ArrowDown');
  await expect(page.getByLabel('Fabric type')).toHaveValue('Cotton');
  await tabTo(page, page.getByLabel('Demo image of the design'));
  const chooser = page.waitForEvent('filechooser');
  await key('Enter');
  await (await chooser).setFiles(DESIGN);
  await tabTo(page, page.getByLabel('Description'));
  await page.keyboard.type('Ban collar');
  await tabTo(page, page.getByRole('radio', { name: /^Normal/ }));
  await key('ArrowRight');
  await expect(page.getByRole('radio', { name: /^Urgent/ })).toBeChecked();
  await tabTo(page, page.getByLabel('Payment type'));
  await key('ArrowDown');
  await expect(page.getByLabel('Payment type')).toHaveValue('COD');
  await tabTo(page, button('Submit Order'));
  await key('Enter');

  await expect(page).toHaveURL(/\/checkout\?order=\d+$/);
  await tabTo(page, button('Confirm Order'));
  await key('Space');
  const modal = page.getByRole('dialog', { name: 'Your order is confirmed' });
  await tabTo(page, modal.getByRole('button', { name: 'Download invoice' }));
  const download = page.waitForEvent('download');
  await key('Enter');
  expect((await download).suggestedFilename()).toMatch(/^NP-INV-\d{6}\.pdf$/);
  await expect(page).toHaveURL('/');
});

test('a measurement record without a mouse, nothing hidden behind the guide or the bar', async ({
  page,
  signIn,
  register,
}) => {
  await signIn(page, await register());
  await page.goto('/profile?tab=measurements&edit=new');
  await tabTo(page, page.getByLabel('Name', { exact: true }));
  await page.keyboard.type('Bilal');
  await tabTo(page, page.getByRole('radio', { name: 'Male', exact: true }));
  await page.keyboard.press('Space');
  await tabTo(page, page.getByRole('radio', { name: 'Inches' }));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Centimetres' })).toBeChecked();
  for (const [name, text] of [
    ['Chest / bust', '97'],
    ['Natural waist', '88'],
    ['Shoulder (teera)', '46'],
    ['Sleeve', '61'],
    ['Neck', '39'],
    ['Inseam', '76'],
    ['Height', '173'],
    ['Weight (kg)', '75'],
  ] as const) {
    await tabTo(page, page.getByLabel(name, { exact: true }));
    await page.keyboard.type(text);
  }
  await tabTo(page, page.locator('summary', { hasText: 'Lower body' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByLabel('Hip / seat'));
  await page.keyboard.type('100');
  await tabTo(page, page.getByRole('button', { name: 'Save measurements' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('article', { name: 'Bilal' })).toContainText('9 measures');
});

/**
 * Lists focusable elements without a visible indicator: an outline of at least 2 px with a contrast of 3 : 1 against
 * the page, on the element, on what covers it, or on its label.
 */
async function hiddenFocus(page: Page, colorScheme: 'light' | 'dark'): Promise<string[]> {
  await page.emulateMedia({ colorScheme });
  // Wait for the transition to the other colour scheme.
  await page.waitForFunction(
    (scheme) =>
      matchMedia(`(prefers-color-scheme: ${scheme})`).matches &&
      document.documentElement.getAnimations().length === 0,
    colorScheme,
  );
  await page.keyboard.press('Tab');
  return page.evaluate(async () => {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
    const luminance = (color: string) => {
      if (!canvas) throw new Error('no canvas');
      canvas.fillStyle = color;
      canvas.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map((part) => {
        const share = part / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const ground = luminance(getComputedStyle(document.documentElement).backgroundColor);
    const isSeen = ({ outlineStyle, outlineWidth, outlineColor }: CSSStyleDeclaration) => {
      const [light, dark] = [luminance(outlineColor), ground].sort((a, b) => b - a) as [number, number];
      return (
        outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2 && (light + 0.05) / (dark + 0.05) >= 3
      );
    };
    const all = document.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary, [tabindex]',
    );
    const hidden: string[] = [];
    for (const element of all) {
      element.focus({ preventScroll: true });
      if (document.activeElement !== element) continue;
      const label = element.closest('label');
      const changing = [element, ...(label ? [label] : [])].flatMap((drawn) =>
        drawn.getAnimations({ subtree: true }),
      );
      await Promise.allSettled(changing.map(({ finished }) => finished));
      const styles = [
        getComputedStyle(element),
        getComputedStyle(element, '::after'),
        ...(label ? [getComputedStyle(label)] : []),
      ];
      if (!styles.some(isSeen)) hidden.push(element.outerHTML.slice(0, 160));
    }
    return hidden;
  });
}

test('everything focusable has a visible focus, in both colour schemes', { tag: '@any-width' }, async ({
  page,
  signIn,
  regular,
}) => {
  await signIn(page, regular);
  for (const address of [
    '/',
    '/brands',
    '/product?id=1',
    '/size-guide',
    '/contact-us',
    '/profile',
    '/book-tailor',
  ]) {
    await page.goto(address);
    for (const colorScheme of ['light', 'dark'] as const) {
      expect(await hiddenFocus(page, colorScheme), `${address}, ${colorScheme}`).toEqual([]);
    }
  }
});
