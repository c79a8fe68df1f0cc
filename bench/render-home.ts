import { fileURLToPath } from 'node:url';
import { USUAL_ORDER_RULES } from '../contract/constants/order-rules.ts';
import type { AnswerOf } from '../contract/endpoint.ts';
import { featuredReviews } from '../contract/reviews.ts';
import { type Settings, settings } from '../contract/settings.ts';
import type { ServerBuild } from '../server/http/server-build.ts';
import type { Rendered } from './rendering.ts';

// Renders the home page repeatedly, as the server does on a cache miss.

const SHOP: Settings = {
  brand_name: 'Naap',
  public_url: 'http://127.0.0.1:3000',
  support: { email: 'support@naap.example', phone: '+92 42 111 000 466', address: '12 Darzi Street, Lahore' },
  hours: [],
  social: {},
  passkey_origin: null,
  sign_in_with: [],
  cards: true,
  currencies: [],
  days_off: { weekdays: [0], days: [] },
  order_rules: USUAL_ORDER_RULES,
};

const VOICES: AnswerOf<typeof featuredReviews> = {
  results: [1, 2, 3].map((id) => ({
    id,
    rating: 5,
    text: 'The cloth feels better than I hoped, and it fits as the size guide says.',
    author: 'Kashif',
    city: 'Rawalpindi',
    photos: [],
    created_at: '2026-11-19T03:43:10.948Z',
    reply: null,
    product: { id, type: 'brand', name: 'Surkh Bridal Lehenga' },
  })),
};

/** By path. */
const ANSWERS: Record<string, unknown> = {
  [settings.call.path]: SHOP,
  [featuredReviews.call.path]: VOICES,
};

const entry = fileURLToPath(new URL('../build/server/index.js', import.meta.url));
const { render } = ((await import(entry)) as { entry: { module: ServerBuild } }).entry.module;

process.on('message', async ({ seconds }: { seconds: number }) => process.send?.(await renderFor(seconds)));
process.on('disconnect', () => process.exit());

async function api(address: string) {
  if (!(address in ANSWERS)) throw new Error(`The home page asks for ${address}`);
  return { statusCode: 200, body: JSON.stringify(ANSWERS[address]) };
}

function fail(error: unknown): never {
  throw error;
}

async function renderFor(seconds: number): Promise<Rendered> {
  const until = performance.now() + seconds * 1000;
  const before = process.cpuUsage();
  let [pages, bytes] = [0, 0];
  while (performance.now() < until) {
    const response = await render(new Request(SHOP.public_url), api, fail);
    bytes = (await response.arrayBuffer()).byteLength;
    if (response.status !== 200) throw new Error(`The home page answers ${response.status}`);
    pages++;
  }
  const { user, system } = process.cpuUsage(before);
  return { perSecond: (pages / (user + system)) * 1e6, bytes };
}
