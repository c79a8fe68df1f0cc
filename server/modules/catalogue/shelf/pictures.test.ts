import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { testApp } from '../../../../test/app.ts';
import { jpeg, multipart, type SignedUp, signUp } from '../../../../test/factories.ts';
import { makeBrand } from '../../../../test/factories-shop.ts';
import { pictureUploads } from '../../../db/schema/catalogue.ts';
import { files } from '../../../db/schema/files.ts';
import { purgeUploads } from './pictures-service.ts';

const shop = testApp();

let seller: SignedUp;

beforeAll(async () => {
  seller = await signUp(shop, { userType: 'brand' });
  await makeBrand(shop, { userId: seller.id });
});

async function upload(bytes?: Buffer) {
  const form = multipart({}, { picture: bytes ?? (await jpeg()) });
  return shop.app.inject({
    method: 'POST',
    url: '/api/shelf/pictures/',
    payload: form.payload,
    headers: { ...form.headers, ...seller.headers },
  });
}

describe('uploaded pictures', () => {
  test('are refused when they are none, and when there is none', async () => {
    expect((await upload(Buffer.from('no picture'))).json()).toHaveProperty('picture');
    expect(
      (
        await shop.app.inject({
          method: 'POST',
          url: '/api/shelf/pictures/',
          payload: {},
          headers: seller.headers,
        })
      ).statusCode,
    ).toBe(415);
    const empty = multipart({ a: 'b' });
    const response = await shop.app.inject({
      method: 'POST',
      url: '/api/shelf/pictures/',
      payload: empty.payload,
      headers: { ...empty.headers, ...seller.headers },
    });
    expect(response.json()).toEqual({ picture: ['Choose a picture.'] });
  });

  test('are deleted after a day when no product has them', async () => {
    const { image } = (await upload()).json();
    const fresh = (await upload()).json().image;
    const key = image.split('/').pop();
    const [file] = await shop.deps.db.select().from(files).where(eq(files.key, key));
    await shop.deps.db
      .update(pictureUploads)
      .set({ createdAt: new Date(Date.now() - 25 * 3_600_000) })
      .where(eq(pictureUploads.fileId, file?.id ?? 0));
    await purgeUploads(shop.deps);
    expect((await shop.app.inject(image)).statusCode).toBe(404);
    expect((await shop.app.inject(fresh)).statusCode).toBe(200);
    expect(
      await shop.deps.storage.read(key).then(
        () => 'there',
        () => 'gone',
      ),
    ).toBe('gone');
  });
});
