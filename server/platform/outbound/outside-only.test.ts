import { expect, test } from 'vitest'
import { isOutside } from './outside-only.ts'

test.each([
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '127.0.0.1',
  '127.255.255.254',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '192.0.2.1',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:10.0.0.1',
  '::ffff:7f00:1',
  '::127.0.0.1',
  'fe80::1',
  'fc00::1',
  'fd12:3456:789a::1',
  'ff02::1',
  '2001:db8::1',
  '2002:7f00:1::',
  '2001:0:7f00:1::',
  '64:ff9b::10.0.0.1',
  '64:ff9b::7f00:1',
  '64:ff9b:1:7f00:0:100:808:808',
  '64:ff9b:1::808:808',
  '::7f00:1',
  '::808:808',
  'localhost',
  '',
])('the address "%s" is not of the Internet', (address) => {
  expect(isOutside(address)).toBe(false)
})

test.each(['142.250.74.10', '172.15.0.1', '172.32.0.1', '2a00:1450:4001:80b::200a', '64:ff9b::8efa:4a0a'])(
  'the address %s is',
  (address) => {
    expect(isOutside(address)).toBe(true)
  },
)
