import { createECDH } from 'node:crypto'
import { expect, test } from 'vitest'
import { decryptPush, newBrowserKeys } from '../../testing/others/push-decryption.ts'
import { encryptPush } from './encrypt.ts'

test('the example of RFC 8291 comes out byte for byte', () => {
  const sender = createECDH('prime256v1')
  sender.setPrivateKey(Buffer.from('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw', 'base64url'))
  const salt = Buffer.from('DGv6ra1nlYgDCS1FRnbzlw', 'base64url')
  const keys = {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  }
  const body = encryptPush(keys, 'When I grow up, I want to be a watermelon', 1, { sender, salt })
  expect(body.toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  )
})

test('short and long texts have the same length, and each message its own key', () => {
  const keys = newBrowserKeys()
  const subscription = {
    p256dh: keys.pair.getPublicKey('base64url'),
    auth: keys.auth.toString('base64url'),
  }
  const texts = ['Rose ❤️', 'x'.repeat(511), '']
  const bodies = texts.map((text) => encryptPush(subscription, text, 512))
  expect(bodies.map((body) => body.length)).toEqual([86 + 512 + 16, 86 + 512 + 16, 86 + 512 + 16])
  expect(bodies.map((body) => decryptPush(keys, body).text)).toEqual(texts)
  expect(new Set(bodies.map((body) => body.subarray(0, 86).toString('hex'))).size).toBe(3)
  expect(encryptPush(subscription, 'x'.repeat(512), 512)).toHaveLength(86 + 1024 + 16)
})
