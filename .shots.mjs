import { chromium } from 'playwright';
const SHOP = 'http://127.0.0.1:3314';
const ACC = {
  tailor: ['tailor@demo.naap.example', 'cut twice 2026'],
  brand: ['brand@demo.naap.example', 'stitch in time 2026'],
  admin: ['admin@demo.naap.example', 'keys to the shop 2026'],
};
const sessions = {};
for (const [role, [email, password]] of Object.entries(ACC)) {
  const r = await fetch(`${SHOP}/auth/login/`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ email, Email: email, password }) });
  sessions[role] = await r.json();
  console.log(role, r.status, Object.keys(sessions[role]).join());
}
const auth = (role) => ({ authorization: `Bearer ${sessions[role].access}`, 'content-type': 'application/json' });
if (process.argv[2] !== 'quiet') {
  const r = await fetch(`${SHOP}/api/workshop/no-light/`, { method: 'PUT', headers: auth('tailor'), body: JSON.stringify({ no_light: true, pressed_at: new Date().toISOString() }) });
  console.log('no light', r.status, await r.text());
}
console.log(await (await fetch(`${SHOP}/api/staff/no-light/`, { headers: auth('admin') })).text());
console.log(await (await fetch(`${SHOP}/api/staff/setup/`, { headers: auth('admin') })).text());
const list = await (await fetch(`${SHOP}/tailor_module/tailors/?filter_type=all&page=2`)).json();
const khyber = list.results.find((t) => t.weekdays_off.length) ?? list.results[0];
console.log('khyber', khyber.id, khyber.weekdays_off);
const shelf = await (await fetch(`${SHOP}/api/shelf/products/?state=low_stock`, { headers: auth('brand') })).json();
console.log('low', shelf.count);
const anyProduct = (await (await fetch(`${SHOP}/api/shelf/products/`, { headers: auth('brand') })).json()).results[0].id;
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell' });
const SHOTS = [
  ['admin', 'admin', '/admin'], ['settings-hash', 'admin', '/admin/settings#calendar'],
  ['today', 'tailor', '/workshop'], ['today-ur', 'tailor', '/ur/workshop'],
  ['calendar', 'tailor', '/workshop/calendar'], ['calendar-ur', 'tailor', '/ur/workshop/calendar'],
  ['tailor', null, `/tailors/${khyber.id}`], ['tailor-ur', null, `/ur/tailors/${khyber.id}`],
  ['pack', 'brand', '/workshop'], ['pack-ur', 'brand', '/ur/workshop'],
  ['products', 'brand', '/workshop/products?state=low_stock'], ['products-ur', 'brand', '/ur/workshop/products?state=low_stock'],
  ['product', 'brand', `/workshop/products/${anyProduct}`], ['product-ur', 'brand', `/ur/workshop/products/${anyProduct}`],
];
for (const width of [360, 1280]) {
  for (const [name, role, path] of SHOTS) {
    if (process.argv[3] && !name.startsWith(process.argv[3])) continue;
    const { access, refresh, ...user } = sessions[role] ?? {};
    const stored = { accessToken: access, refreshToken: refresh, user: JSON.stringify(user), userLocationType: 'local' };
    const storageState = role ? { cookies: [], origins: [{ origin: SHOP, localStorage: Object.entries(stored).map(([name, value]) => ({ name, value })) }] } : undefined;
    const context = await browser.newContext({ viewport: { width, height: 800 }, ...(storageState ? { storageState } : {}) });
    const page = await context.newPage();
    page.on('console', (m) => m.type() === 'error' && console.log(name, width, 'console', m.text().slice(0, 200)));
    try {
      await page.goto(SHOP + path, { waitUntil: 'load', timeout: 60000 });
      await page.waitForTimeout(6000);
      await page.screenshot({ path: `/tmp/h/shots/${name}-${width}.png`, fullPage: name !== 'settings-hash' });
      const over = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
      console.log(name, width, 'ok', over ? 'SCROLLS SIDEWAYS' : '', page.url());
    } catch (e) { console.log(name, width, 'failed', String(e).slice(0, 200)); }
    await context.close();
  }
}
await browser.close();
