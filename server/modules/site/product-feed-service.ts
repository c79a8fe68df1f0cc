import { goodsWords, inLocale, siteWords } from '#words';
import { pictureForm } from '../../../contract/pictures.ts';
import type { Deps } from '../../deps.ts';
import { type FeedProduct, type FeedVariant, productsOfFeed } from './queries.ts';
import { escapeXml, XML_HEAD } from './xml.ts';

type Site = Pick<Deps, 'db' | 'config'>;

const PRODUCTS_PER_BATCH = 250;

/** Limits of Google, in characters. */
const MAX_TITLE = 150;
const MAX_DESCRIPTION = 5000;

const PICTURE_WIDTH = 960;

const GENDERS = { mens: 'male', womens: 'female', childrens: undefined };
const AGE_GROUPS = { mens: 'adult', womens: 'adult', childrens: 'kids' };

/**
 * RSS 2.0 with the attributes of Google Merchant, which Meta reads too (catalogue-22), in parts of one batch each. It is
 * in English, as names and descriptions of products have one language.
 */
export async function* productFeed({ db, config }: Site): AsyncGenerator<string> {
  const shop = { name: config.brandName, address: config.publicUrl };
  const about = inLocale('en', () => siteWords.description);
  yield `${XML_HEAD}<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">\n<channel>\n`;
  yield element('title', shop.name) + element('link', `${shop.address}/`) + element('description', about);
  let after = 0;
  for (;;) {
    const products = await productsOfFeed(db, after, PRODUCTS_PER_BATCH);
    yield inLocale('en', () => products.map((product) => itemsOf(product, shop)).join(''));
    const last = products.at(-1);
    if (!last || products.length < PRODUCTS_PER_BATCH) break;
    after = last.id;
  }
  yield '</channel>\n</rss>\n';
}

interface Shop {
  name: string;
  address: string;
}

/** One item for each colour and size that is sold. */
function itemsOf(product: FeedProduct, shop: Shop): string {
  return product.variants.map((variant) => itemOf(product, variant, shop)).join('');
}

function itemOf(product: FeedProduct, variant: FeedVariant, shop: Shop): string {
  const page = product.type === 'culture' ? '/culture_product' : '/product';
  const [image, ...images] = imagesOf(product, variant.colour);
  const address = (path: string) => shop.address + pictureForm(path, PICTURE_WIDTH, 'webp');
  const title = [product.name, variant.colourName, ...(variant.size ? [variant.size] : [])].join(', ');
  const fields: [name: string, text: string | undefined][] = [
    ['g:id', String(variant.id)],
    ['g:item_group_id', String(product.id)],
    ['title', cut(title, MAX_TITLE)],
    ['description', cut(product.description.trim() || product.name, MAX_DESCRIPTION)],
    ['link', `${shop.address}${page}?id=${product.id}`],
    ['g:image_link', image && address(image)],
    ...images.map((path): [string, string] => ['g:additional_image_link', address(path)]),
    ['g:availability', variant.stock > 0 ? 'in_stock' : 'out_of_stock'],
    ...pricesOf(product),
    ['g:condition', 'new'],
    ['g:brand', product.brand ?? shop.name],
    ['g:identifier_exists', 'no'],
    ['g:color', variant.colourName],
    ['g:size', variant.size ?? undefined],
    ...wearerOf(product),
    ['g:product_type', productType(product)],
  ];
  const lines = fields.map(([name, text]) => (text ? element(name, text) : ''));
  return `<item>\n${lines.join('')}</item>\n`;
}

/** Those that show another colour are left out; the first is of this colour if one is. */
function imagesOf({ image, pictures }: FeedProduct, colour: string): string[] {
  const own = pictures.filter((picture) => picture.colour === colour).map((picture) => picture.image);
  const ofAll = pictures.filter((picture) => picture.colour === null).map((picture) => picture.image);
  const isOfAnother = pictures.some((one) => one.image === image && one.colour && one.colour !== colour);
  const all = [...own, ...(isOfAnother ? [] : [image]), ...ofAll];
  return all.length > 0 ? [...new Set(all)] : [image];
}

/** A struck-through price is the price, and what is paid the sale price. */
function pricesOf({ price, compareAtPrice }: FeedProduct): [string, string][] {
  if (compareAtPrice === null) return [['g:price', `${price} PKR`]];
  return [
    ['g:price', `${compareAtPrice} PKR`],
    ['g:sale_price', `${price} PKR`],
  ];
}

function wearerOf({ category, collection }: FeedProduct): [string, string | undefined][] {
  if (collection === 'home_decor') return [];
  return [
    ['g:gender', GENDERS[category]],
    ['g:age_group', AGE_GROUPS[category]],
  ];
}

function productType({ category, section, collection }: FeedProduct): string {
  const names = [
    ...(collection === 'home_decor' ? [] : [goodsWords.categories[category]]),
    ...(section ? [goodsWords.sections[section]] : []),
    ...(collection ? [goodsWords.collections[collection]] : []),
  ];
  return names.join(' > ');
}

/** A character of two code units stays whole. */
function cut(text: string, max: number): string {
  return text.length <= max ? text : text.slice(0, max).replace(/[\uD800-\uDBFF]$/, '');
}

function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>\n`;
}
