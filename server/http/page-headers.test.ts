import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { dataHeaders, pageHeaders, securityHeaders } from './page-headers.ts';

const options = { mode: 'production', publicUrl: 'http://localhost:3000' } as const;

describe('a page', () => {
  test('may run the scripts it was rendered with, and no other', () => {
    const html = '<script src="/a.js"></script><script>one()</script><script type="module">two()</script>';
    const policy = String(pageHeaders(html, options)['content-security-policy']);
    const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
    expect(policy).toContain(`script-src 'self' ${hash('one()')} ${hash('two()')};`);
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  });

  test('runs no script inside JSON-LD', () => {
    const html = '<script type="application/ld+json">{}</script>';
    expect(pageHeaders(html, options)['content-security-policy']).toContain("script-src 'self';");
  });

  test.each(['<script>', '<script'])('runs no unclosed script: %s', (unfinished) => {
    const html = `<script>one()</script>${unfinished}two()`;
    expect(pageHeaders(html, options)['content-security-policy']).toMatch(/script-src 'self' '[^' ]*';/);
  });

  test('allows a frame for the configured map only', () => {
    const policyWith = (mapEmbedUrl?: string) =>
      String(pageHeaders('', { ...options, mapEmbedUrl })['content-security-policy']);
    expect(policyWith('https://maps.example/embed?at=1;script-src *')).toContain(
      'frame-src https://maps.example;',
    );
    expect(policyWith()).not.toContain('frame-src');
  });
});

test('a page may use Stripe where it takes the cards', () => {
  const policyWith = (stripe?: object) =>
    String(pageHeaders('', { ...options, stripe })['content-security-policy']);
  const stripe = policyWith({});
  expect(stripe).toContain("connect-src 'self' https://api.stripe.com;");
  expect(stripe).toMatch(/script-src 'self'[^;]* https:\/\/js\.stripe\.com https:\/\/\*\.js\.stripe\.com;/);
  expect(stripe).toMatch(/frame-src https:\/\/js\.stripe\.com [^;]*https:\/\/hooks\.stripe\.com;/);
  expect(policyWith()).not.toContain('stripe');
  const redirects = { jazzcash: { origin: 'https://payments.jazzcash.com.pk' } };
  expect(pageHeaders('', { ...options, redirects })['content-security-policy']).toContain(
    "form-action 'self' https://payments.jazzcash.com.pk;",
  );
  expect(policyWith()).toContain("form-action 'self';");
});

describe('HSTS is sent', () => {
  const header = (publicUrl: string) => securityHeaders(publicUrl)['strict-transport-security'];

  test('on https', () => {
    expect(header('http://localhost:3000')).toBeUndefined();
    expect(header('https://naap.example')).toMatch(/^max-age=31536000/);
  });

  test('without subdomains', () => {
    expect(header('https://naap.example')).not.toContain('includeSubDomains');
  });
});

test('data responses run nothing and cannot be framed', () => {
  expect(dataHeaders('text/x-script', options)).toMatchObject({
    'content-type': 'text/x-script',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
  });
});
