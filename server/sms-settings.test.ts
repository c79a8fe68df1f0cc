import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readConfig } from './config.ts';

const folder = mkdtempSync(join(tmpdir(), 'naap-sms-'));
const read = (settings: Record<string, string>) => readConfig({ DATA_DIR: folder, ...settings }).sms;

const URL_ = 'https://sms.example.com/send';
const BODY = 'key={secret}&to={digits}&text={text}&ref={key}';

describe('the provider of text messages (messages-2)', () => {
  test('is none without settings', () => {
    expect(read({ SMS_URL: '', SMS_METHOD: '', SMS_BODY: '' })).toBeUndefined();
  });

  test('takes a form', () => {
    expect(read({ SMS_URL: URL_, SMS_BODY: BODY, SMS_SECRET: 'k', SMS_ACCEPTED: 'OK' })).toEqual({
      request: { url: URL_, method: 'POST', headers: {}, body: BODY },
      secret: 'k',
      accepted: 'OK',
    });
  });

  test('takes JSON and headers', () => {
    const body = '{"to": "{to}", "text": "{text}"}';
    const headers = '{"authorization": "Bearer {secret}"}';
    expect(read({ SMS_URL: URL_, SMS_BODY: body, SMS_HEADERS: headers, SMS_SECRET: 'k' })).toMatchObject({
      request: { body, headers: { authorization: 'Bearer {secret}' } },
    });
  });

  test('takes an address, on this machine by http too', () => {
    const url = 'http://127.0.0.1:9/?to={to}&text={text}';
    expect(read({ SMS_URL: url, SMS_METHOD: 'GET' })).toMatchObject({ request: { url, method: 'GET' } });
  });

  test.each([
    ['SMS_URL', { SMS_URL: 'http://sms.example.com/', SMS_BODY: BODY, SMS_SECRET: 'k' }],
    ['SMS_URL', { SMS_URL: 'https://{to}.example.com/?{text}', SMS_METHOD: 'GET' }],
    ['SMS_URL', { SMS_URL: 'https://user:pass@sms.example.com/?{to}{text}', SMS_METHOD: 'GET' }],
    ['SMS_URL', { SMS_BODY: BODY }],
    ['SMS_URL', { SMS_URL: `${URL_}?to={to}`, SMS_METHOD: 'GET' }],
    ['SMS_BODY', { SMS_URL: URL_, SMS_BODY: 'to={to}' }],
    ['SMS_BODY', { SMS_URL: URL_, SMS_BODY: '{"to": {to}, "text": "{text}"', SMS_SECRET: '' }],
    ['SMS_BODY', { SMS_URL: URL_, SMS_BODY: '{"to": {to}, "text": "{text}"}' }],
    ['SMS_BODY', { SMS_URL: `${URL_}?{to}{text}`, SMS_METHOD: 'GET', SMS_BODY: 'x' }],
    ['SMS_SECRET', { SMS_URL: URL_, SMS_BODY: BODY }],
    ['SMS_HEADERS', { SMS_URL: URL_, SMS_BODY: 'to={to}&text={text}', SMS_HEADERS: 'a: b' }],
    ['SMS_HEADERS', { SMS_URL: URL_, SMS_BODY: 'to={to}&text={text}', SMS_HEADERS: '{"a": "b\\n"}' }],
    ['SMS_METHOD', { SMS_URL: URL_, SMS_METHOD: 'PUT' }],
  ])('names %s where it is wrong: %j', (name, settings) => {
    expect(() => read(settings)).toThrow(new RegExp(`^${name}: `));
  });
});
