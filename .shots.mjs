import { chromium } from '@playwright/test';
const B = 'http://127.0.0.1:3311';
const out = '/tmp/h/shots-days/';
const ACC = { customer: ['customer@demo.naap.example','measure once 2026'], tailor: ['tailor@demo.naap.example','cut twice 2026'], support: ['support@demo.naap.example','thread and needle 2026'], admin: ['admin@demo.naap.example','keys to the shop 2026'] };
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell' });
async function as(role, width) {
  const context = await browser.newContext({ viewport: { width, height: 900 } });
  const page = await context.newPage();
  page.on('pageerror', (e) => console.log('pageerror', role, e.message));
  page.on('console', (m) => m.type() === 'error' && console.log('console', role, m.text()));
  await page.addInitScript(() => { if (!localStorage.getItem('userLocationType')) localStorage.setItem('userLocationType', 'local'); });
  if (role) {
    const [email, password] = ACC[role];
    const r = await page.request.post(B + '/auth/login/', { data: { email, password } });
    const s = await r.json();
    if (!s.access) console.log(role, JSON.stringify(s).slice(0, 300));
    await page.goto(B + '/about');
    await page.evaluate((s) => { const { access, refresh, ...user } = s; localStorage.setItem('user', JSON.stringify(user.user ?? user)); localStorage.setItem('accessToken', access); localStorage.setItem('refreshToken', refresh); }, s);
  }
  return page;
}
const shot = async (page, name, full = true) => { await page.waitForTimeout(700); const w = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth); if (w > 0) console.log('OVERFLOW', name, w); await page.screenshot({ path: out + name + '.png', fullPage: full }); };
const step = async (name, fn) => { try { await fn(); } catch (e) { console.log('FAIL', name, e.message.split('\n').slice(0, 4).join(' | ')); } };
const which = process.argv[2] ?? 'all';
const dayIn = (n) => new Date(Date.now() + n * 864e5).toISOString().slice(0, 10);
if (which === 'all' || which === 'public') for (const width of [360, 1280]) for (const l of ['', '/ur']) await step('promise', async () => {
  const p = await as(null, width); await p.goto(B + l + '/promise', { waitUntil: 'networkidle' }); await shot(p, `promise${l.replace('/', '-')}-${width}`); await p.context().close();
});
if (which === 'all' || which === 'form') for (const width of [360, 1280]) for (const l of ['', '/ur']) await step('form', async () => {
  const p = await as('customer', width);
  await p.goto(B + l + '/book-tailor?step=type', { waitUntil: 'networkidle' });
  const buttons = p.locator('main button');
  await buttons.nth(0).click(); await p.waitForTimeout(800);
  const names = await p.locator('main button').allTextContents();
  const partner = names.findIndex((t) => /Partner|ساتھی/.test(t));
  await p.locator('main button').nth(partner).click(); await p.waitForSelector('input[type=date]');
  await p.locator('input[type=date]').fill(dayIn(8)); await p.waitForTimeout(1500);
  await shot(p, `tailors${l.replace('/', '-')}-${width}`, false);
  await p.locator('main ul > li').nth(0).getByRole('button').last().click();
  await p.waitForSelector('select[name=dress_type]');
  await p.locator('select[name=dress_type]').selectOption({ index: 1 });
  await p.locator('input[name=delivery][value=BY_SHOP]').check();
  await p.waitForTimeout(800);
  for (const d of await p.locator('aside details').all()) await d.locator('summary').click();
  await p.locator('select[name=occasion]').selectOption('BARAT');
  await shot(p, `form-late${l.replace('/', '-')}-${width}`);
  await p.locator('input[name=needed_by]').fill(dayIn(60)); await p.waitForTimeout(500);
  await shot(p, `form-kept${l.replace('/', '-')}-${width}`);
  await p.context().close();
});
if (which === 'all' || which === 'orders') for (const width of [360, 1280]) for (const l of ['', '/ur']) await step('orders', async () => {
  const p = await as('customer', width);
  const list = await (await p.request.get(B + '/tailor_module/single-orders/all/?status=PLACED', { headers: { authorization: 'Bearer ' + await p.evaluate(() => localStorage.getItem('accessToken')) } })).json();
  await p.goto(B + l + '/checkout?order=' + list.results[0].id, { waitUntil: 'networkidle' });
  await p.waitForTimeout(1500);
  for (const d of await p.locator('main details').all()) await d.locator('summary').click();
  await shot(p, `checkout${l.replace('/', '-')}-${width}`);
  await p.context().close();
});
if (which === 'all' || which === 'work') for (const width of [360, 1280]) for (const l of ['', '/ur']) await step('work', async () => {
  const p = await as('tailor', width);
  await p.goto(B + l + '/workshop/board?stage=IN_PRODUCTION', { waitUntil: 'networkidle' });
  const href = await p.locator('a[href*="/workshop/orders/"]').first().getAttribute('href');
  await p.goto(B + href, { waitUntil: 'networkidle' }); await shot(p, `sheet${l.replace('/', '-')}-${width}`);
  await p.context().close();
});
if (which === 'all' || which === 'admin') for (const width of [360, 1280]) await step('admin', async () => {
  const p = await as('admin', width);
  await p.goto(B + '/admin/settings', { waitUntil: 'networkidle' }); await p.waitForTimeout(1500);
  await p.locator('#handover').screenshot({ path: out + `settings-${width}.png` }).catch(async () => shot(p, `settings-${width}`));
  const w = await p.evaluate(() => document.documentElement.scrollWidth - innerWidth); if (w > 0) console.log('OVERFLOW settings', w);
  await p.context().close();
});
await browser.close();
