import { createECDH } from 'node:crypto'
import { expect, test } from 'vitest'
import { decryptPush } from './push-decryption.ts'

/** The example of RFC 8291, section 5 and appendix A. */
const example = {
  receiver: 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  body: 'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  text: 'When I grow up, I want to be a watermelon',
}

test('the example of RFC 8291 is opened, and a changed byte is not', () => {
  const pair = createECDH('prime256v1')
  pair.setPrivateKey(Buffer.from(example.receiver, 'base64url'))
  const keys = { pair, auth: Buffer.from(example.auth, 'base64url') }
  const body = Buffer.from(example.body, 'base64url')
  expect(decryptPush(keys, body)).toEqual({ text: example.text, paddingLength: 0 })
  body[body.length - 20] = (body[body.length - 20] ?? 0) ^ 1
  expect(() => decryptPush(keys, body)).toThrow()
})
