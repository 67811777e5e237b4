import { expect, test } from 'vitest'
import { networkOf, networksAround } from './network-of.ts'

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::ffff:cb00:7107', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['64:ff9b::203.0.113.7', '64:ff9b:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['::', '0:0:0:0::/64'],
  ['not an address', 'not an address'],
])('%s is counted as %s', (ip, network) => {
  expect(networkOf({ ip })).toBe(network)
})

test.each([
  ['2001:db8:1:2345::9', ['2001:db8:1:2300::/56', '2001:db8:1::/48']],
  ['2001:db8:1:45::9', ['2001:db8:1:0::/56', '2001:db8:1::/48']],
  ['203.0.113.7', []],
  ['::ffff:203.0.113.7', []],
])('around %s are %j', (ip, around) => {
  expect(networksAround({ ip })).toEqual(around)
})
