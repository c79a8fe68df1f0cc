import type { Page } from '@playwright/test';
import { SHOP } from './address.ts';
import { deliver } from './delivered.ts';
import { someGoods } from './goods.ts';
import { demoSeller } from './seller.ts';
import {
  DESIGN,
  expect,
  expectAccessiblePage,
  expectConsole,
  expectDarkModeContrast,
  expectFocusKept,
  test,
} from './shop.ts';

// A trace reads the previews of the pictures again, which the policy of the page refuses.
test.use({ trace: 'off' });

const WORDS = 'The cloth is soft, the buttons sit straight, and <b>nothing</b> shrank.';

const section = (page: Page) => page.getByRole('region', { name: 'Reviews' });
const form = (page: Page) => page.getByRole('form', { name: /^Review / });

async function giveStars(page: Page, name: string) {
  await form(page).locator('label').filter({ hasText: name }).click();
}

test('a customer with a delivered product reviews it with photos, and the seller replies', {
  tag: '@both-widths',
}, async ({ page, register, signIn, request, openBrowser }) => {
  const [good] = await someGoods(request, 'brand');
  const customer = await register();
  const [words, thanks] = [`${WORDS} ${customer.username}`, `Wear it well, ${customer.username}!`];
  if (!good) throw new Error('There is nothing to buy');
  await deliver(request, customer, good);
  await signIn(page, customer);
  await page.goto(good.address);
  await expect(form(page)).toBeVisible();
  await expectAccessiblePage(page);
  await expectDarkModeContrast(page);

  await form(page).getByRole('button', { name: 'Send review' }).click();
  await expect(form(page).getByText('Choose one to five stars.')).toBeVisible();
  await expect(form(page).getByText('Write a few words about it.')).toBeVisible();
  await giveStars(page, '4 stars: Very good');
  await expect(form(page).getByRole('radio', { name: '4 stars: Very good' })).toBeChecked();
  await page.keyboard.press('ArrowRight');
  await expect(form(page).getByRole('radio', { name: '5 stars: Excellent' })).toBeChecked();
  await form(page).getByLabel('Your review').fill(words);

  await page.reload();
  await expect(form(page).getByLabel('Your review')).toHaveValue(words);
  await expect(form(page).getByRole('radio', { name: '5 stars: Excellent' })).toBeChecked();

  const photos = form(page).getByLabel(/^Photos/);
  await photos.setInputFiles({ name: 'note.txt', mimeType: 'text/plain', buffer: Buffer.from('no') });
  await expect(form(page).getByText(/^Upload a picture/)).toBeVisible();
  await photos.setInputFiles([DESIGN, { ...DESIGN, name: 'second.png' }]);
  await expect(form(page).getByRole('img', { name: /^Preview of/ })).toHaveCount(2);
  await form(page).getByRole('button', { name: 'Remove photo 2' }).click();
  await expect(photos).toBeFocused();
  await expectAccessiblePage(page);
  await form(page).getByRole('button', { name: 'Send review' }).click();

  await expect(section(page).getByRole('heading', { name: 'Thank you for your review' })).toBeVisible();
  await expectFocusKept(page);
  await expect(form(page)).toBeHidden();
  await expect(section(page).getByText(words)).toBeVisible();
  await section(page)
    .getByRole('button', { name: `Enlarge: Photo 1 of 1 by ${customer.username}` })
    .click();
  const dialog = page.getByRole('dialog', { name: /^Photo 1 of 1 by/ });
  await expect(dialog.getByRole('img')).toHaveJSProperty('complete', true);
  expect(await dialog.getByRole('img').evaluate((photo: HTMLImageElement) => photo.naturalWidth)).toBe(8);
  await expectAccessiblePage(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await page.reload();
  await expect(section(page).getByRole('heading', { name: 'Your review' })).toBeVisible();
  await expect(form(page)).toBeHidden();

  const counter = await openBrowser();
  await signIn(counter, await demoSeller(request));
  await counter.goto(`${SHOP}${good.address}`);
  const reply = counter.getByRole('button', { name: `Reply to ${customer.username}` });
  // A page may be cached for 30 s.
  const isListed = async () =>
    (await (await request.get(`${SHOP}${good.address}`)).text()).includes(customer.username);
  await expect.poll(isListed, { timeout: 75_000 }).toBe(true);
  await counter.reload();
  await expect(reply).toBeVisible();
  const typed = counter.getByLabel(`Your reply to ${customer.username}`);
  await reply.click();
  await expect(typed).toBeFocused();
  await counter.getByRole('button', { name: 'Cancel' }).click();
  await expect(reply).toBeFocused();
  await reply.click();
  await typed.fill(thanks);
  await counter.getByRole('button', { name: 'Send reply' }).click();
  await expect(section(counter).getByText(thanks)).toBeVisible();
  await expect(section(counter).getByRole('article').filter({ hasText: thanks })).toBeFocused();
  await expect(reply).toBeHidden();
  await expectAccessiblePage(counter);

  await page.reload();
  await expect(section(page).getByText(thanks)).toBeVisible();
});

test('others see who may review, and read page by page', { tag: '@any-width' }, async ({ page, request }) => {
  let product: { id: number; type: string; number_of_reviews: number } | undefined;
  for (let id = 1; id <= 70 && !product; id += 1) {
    const found = await (await request.get(`${SHOP}/api/products/${id}/`)).json();
    if (found.number_of_reviews > 5) product = found;
  }
  if (!product) throw new Error('No product of the demo data has two pages of reviews');
  const html = await (await request.get(`/product?id=${product.id}`)).text();
  expect(html).toContain('What customers say');
  await page.goto(`/${product.type === 'culture' ? 'culture_product' : 'product'}?id=${product.id}`);
  await expect(section(page).getByText(/can review this product once it has been delivered/)).toBeVisible();
  await expect(form(page)).toBeHidden();
  const said = section(page).getByRole('list', { name: 'What customers say' }).getByRole('article');
  await expect(said).toHaveCount(5);
  await section(page).getByRole('button', { name: 'Show more reviews' }).click();
  await expect(said).toHaveCount(Math.min(10, product.number_of_reviews));
  await expect(
    section(page).getByRole('list', { name: 'Reviews by stars' }).getByRole('listitem'),
  ).toHaveCount(5);
  await expectAccessiblePage(page);
});

test('a failed review keeps what was typed', { tag: '@any-width' }, async ({
  page,
  register,
  signIn,
  request,
}) => {
  const [good] = await someGoods(request, 'culture');
  const customer = await register();
  if (!good) throw new Error('There is nothing to buy');
  await deliver(request, customer, good);
  await signIn(page, customer);
  await page.goto(good.address);
  await giveStars(page, '3 stars: Good');
  await form(page).getByLabel('Your review').fill(WORDS);
  expectConsole(page, /ERR_FAILED/);
  await page.route('**/reviews/', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  await form(page).getByRole('button', { name: 'Send review' }).click();
  await expect(form(page).getByText('Network error occurred')).toBeVisible();
  await expectFocusKept(page);
  await expect(form(page).getByLabel('Your review')).toHaveValue(WORDS);
  await page.unroute('**/reviews/');
  await form(page).getByRole('button', { name: 'Send review' }).click();
  await expect(section(page).getByRole('heading', { name: 'Thank you for your review' })).toBeVisible();
});

test('the home page shows featured reviews with links to the products', { tag: '@any-width' }, async ({
  page,
}) => {
  await page.goto('/');
  const testimonials = page.getByRole('region', { name: 'What our customers say' }).getByRole('listitem');
  await expect(testimonials).toHaveCount(3);
  const link = testimonials.last().getByRole('link');
  const name = (await link.textContent()) ?? '';
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await page.getByRole('banner').getByRole('link', { name: 'Naap', exact: true }).click();
  await expect(testimonials).toHaveCount(3);
});
