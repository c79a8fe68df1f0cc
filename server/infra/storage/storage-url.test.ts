import { expect, test } from 'vitest';
import { parseStorageUrl } from './storage-url.ts';

test('has the store, the bucket and the credentials', () => {
  expect(
    parseStorageUrl('s3://KEY:se%2Fcret@s3.eu-central-1.amazonaws.com/naap?region=eu-central-1'),
  ).toEqual({
    endpoint: 'https://s3.eu-central-1.amazonaws.com',
    region: 'eu-central-1',
    bucket: 'naap',
    prefix: '',
    accessKeyId: 'KEY',
    secretAccessKey: 'se/cret',
  });
  expect(parseStorageUrl('s3+http://key:secret@127.0.0.1:9000/naap/shop/pictures/')).toMatchObject({
    endpoint: 'http://127.0.0.1:9000',
    region: 'us-east-1',
    bucket: 'naap',
    prefix: 'shop/pictures/',
  });
});

test.each([
  'https://key:secret@store.example/naap',
  's3://store.example/naap',
  's3://key@store.example/naap',
  's3://key:secret@store.example',
  's3://key:secret@store.example/',
  's3://key:secret@store.example/Upper_Case',
  's3://key:secret@store.example/naap/a b',
  's3://key:100%@store.example/naap',
  's3://key:secret@store.example:port/naap',
])('refuses %s', (url) => {
  expect(parseStorageUrl(url)).toBeUndefined();
});
