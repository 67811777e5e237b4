import { expect, test } from 'vitest'
import { deviceWord, howToAllow, isIos, supportOf } from './support.ts'

const iphone = {
  userAgent:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
  maxTouchPoints: 5,
}
const ipad = {
  userAgent:
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15',
  maxTouchPoints: 5,
}
const mac = { ...ipad, maxTouchPoints: 0 }
const pixel = {
  userAgent:
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Mobile Safari/537.36',
  maxTouchPoints: 5,
}
const galaxyTab = { ...pixel, userAgent: pixel.userAgent.replace(' Mobile', '') }
const firefox = {
  userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:146.0) Gecko/20100101 Firefox/146.0',
  maxTouchPoints: 0,
}

test.each([
  ['over http', { isSecure: false, hasPush: false, isIos: true, isInstalled: false }, 'insecure'],
  ['in Chrome', { isSecure: true, hasPush: true, isIos: false, isInstalled: false }, 'possible'],
  [
    'in Safari on an iPhone',
    { isSecure: true, hasPush: false, isIos: true, isInstalled: false },
    'home-screen',
  ],
  ['on the home screen', { isSecure: true, hasPush: true, isIos: true, isInstalled: true }, 'possible'],
  [
    'on the home screen of iOS 15',
    { isSecure: true, hasPush: false, isIos: true, isInstalled: true },
    'old-ios',
  ],
  ['in a web view', { isSecure: true, hasPush: false, isIos: false, isInstalled: false }, 'impossible'],
] as const)('says what stands in the way %s', (_name, surroundings, support) => {
  expect(supportOf(surroundings)).toBe(support)
})

test.each([
  ['phone', iphone],
  ['tablet', ipad],
  ['computer', mac],
  ['phone', pixel],
  ['tablet', galaxyTab],
  ['computer', firefox],
])('knows a %s', (word, device) => {
  expect(deviceWord(device)).toBe(word)
})

test('tells an iPad from a Mac', () => {
  expect([iphone, ipad, mac, pixel].map(isIos)).toEqual([true, true, false, false])
})

test('says where to allow notices again, by the browser', () => {
  expect(howToAllow(iphone, true)).toContain('Notifications, then Sunporch')
  expect(howToAllow(pixel, true)).toContain('App info')
  expect(howToAllow(pixel, false)).toContain('left of the address')
  expect(howToAllow(firefox, false)).toContain('speech bubble')
  expect(howToAllow(mac, false)).toContain('Safari’s Settings')
})
