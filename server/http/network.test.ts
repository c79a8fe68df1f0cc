import { expect, test } from 'vitest';
import { networkOf } from './network.ts';

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['::ffff:cb00:7109', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:0001:0002::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8::/64'],
  ['2001:db8::2:3:4:5:6', '2001:db8:0:2::/64'],
  ['fe80::1%eth0', 'fe80::/64'],
  ['::1', '::/64'],
  ['unknown', 'unknown'],
])('%s counts as %s', (ip, network) => {
  expect(networkOf(ip)).toBe(network);
});
