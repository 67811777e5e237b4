import { expect, test } from 'vitest'
import { hours, minutes, seconds, toIso } from '../../../platform/clock.ts'
import { givenCertificateServer } from '../../../testing/alexa/certificate-server.ts'
import { createAlexaApp, testEcho } from '../../../testing/alexa/given-echo.ts'
import { certificateAddress, signatureHeaders, testCertificate } from '../../../testing/alexa/signature.ts'
import { givenFamily } from '../../../testing/given/given.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'

test('a request that Amazon signed for this skill is answered', async () => {
  const app = await createAlexaApp()
  const echo = testEcho(app)
  expect((await echo.post(echo.envelope({ type: 'LaunchRequest' }))).status).toBe(200)
})

const addresses = {
  'another host': 'https://s3.amazonaws.com.example.org/echo.api/echo-api-cert-test.pem',
  'a host of another bucket': 'https://echo.s3.amazonaws.com/echo.api/cert.pem',
  'another path': 'https://s3.amazonaws.com/EcHo.aPi/cert.pem',
  'a path that climbs out': 'https://s3.amazonaws.com/echo.api/../stranger/cert.pem',
  'a path that climbs out in disguise': 'https://s3.amazonaws.com/echo.api/%2e%2e/stranger/cert.pem',
  'another port': 'https://s3.amazonaws.com:8443/echo.api/cert.pem',
  'no encryption': 'http://s3.amazonaws.com/echo.api/cert.pem',
  'somebody’s name': 'https://me@s3.amazonaws.com/echo.api/cert.pem',
  'no address': 'nowhere',
}

test.each(Object.entries(addresses))('a certificate from %s is refused', async (_name, address) => {
  const app = await createAlexaApp()
  app.alexa.certificates.set(address, testCertificate())
  app.alexa.certificates.set(URL.canParse(address) ? new URL(address).href : address, testCertificate())
  expect(await status(app, { address })).toBe(400)
})

test('an address is compared in its normal form', async () => {
  const app = await createAlexaApp()
  expect(await status(app, { address: certificateAddress.replace('https://s3', 'HTTPS://S3') })).toBe(200)
  expect(await status(app, { address: certificateAddress.replace('.com/', '.com:443/') })).toBe(200)
  expect(await status(app, { address: certificateAddress.replace('/echo.api', '/x/../echo.api') })).toBe(200)
})

// The server's clock stands at some hour of this day.
test.each([
  ['is for another name', { names: ['api.amazon.com'] }],
  ['ends like the right name', { names: ['not-echo-api.amazon.com'] }],
  ['has run out', { until: new Date(Date.now() - hours(20)) }],
  ['is not good yet', { from: new Date(Date.now() + hours(24)) }],
])('a certificate that %s is refused, also from the cache', async (_name, given) => {
  const app = await createAlexaApp()
  app.alexa.certificates.set(certificateAddress, testCertificate(given))
  expect(await status(app)).toBe(400)
})

test('altered bytes, a wrong signature and a missing signature are refused', async () => {
  const app = await createAlexaApp()
  expect(await status(app, { alter: (body) => body.replace('LaunchRequest', 'launchRequest') })).toBe(400)
  expect(await status(app, { alter: (body) => `${body} ` })).toBe(400)
  expect(await status(app, { headers: { 'signature-256': 'bm9ib2R5' } })).toBe(400)
  const bare = await fetch(`${app.url}/api/alexa/skill`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  })
  expect(bare.status).toBe(400)
})

test.each([
  ['LaunchRequest', -seconds(140), 200],
  ['LaunchRequest', -seconds(151), 400],
  ['LaunchRequest', seconds(140), 200],
  ['LaunchRequest', hours(1), 400],
  ['AlexaSkillEvent.SkillDisabled', -minutes(59), 200],
  ['AlexaSkillEvent.ProactiveSubscriptionChanged', -minutes(59), 200],
  ['AlexaSkillEvent.SkillDisabled', -minutes(61), 400],
  ['AlexaSkillEvent.SkillDisabled', hours(1), 400],
])('a %s of %i ms from now: %i', async (type, offset, expected) => {
  const app = await createAlexaApp()
  expect(await status(app, { type, timestamp: toIso(app.clock.now() + offset) })).toBe(expected)
})

test('an invalid timestamp is refused', async () => {
  const app = await createAlexaApp()
  expect(await status(app, { timestamp: 'some day' })).toBe(400)
})

test('a request for another skill is refused', async () => {
  const app = await createAlexaApp({ ALEXA_SKILL_ID: 'amzn1.ask.skill.other' })
  expect(await status(app)).toBe(400)
})

test('Amazon’s verifier still has the download and the cache that are replaced', async () => {
  const { SkillRequestSignatureVerifier } = await import('ask-sdk-express-adapter')
  expect(new SkillRequestSignatureVerifier()).toMatchObject({
    _getCertChainByUrl: expect.any(Function),
    certCache: expect.any(Map),
  })
})

test('parallel first requests share one download of the certificate', async () => {
  const app = await createAlexaApp()
  const { answers } = await givenCertificateServer(app)
  app.alexa.certificates.clear()
  const requests = Array.from({ length: 12 }, () => status(app))
  await expect.poll(() => answers.length).toBe(1)
  // The others wait for this one: whatever comes now would have come before.
  await status(app, { headers: { 'signature-256': '' } })
  expect(answers).toHaveLength(1)
  answers[0]?.response.end(testCertificate())
  // A certificate without a root that is trusted is refused, for everybody alike.
  expect(new Set(await Promise.all(requests))).toEqual(new Set([400]))
  expect(answers).toHaveLength(1)
  expect(app.alexa.chainRequests.size).toBe(0)
})

test('a certificate server that does not answer keeps nobody waiting longer than 5 seconds', async () => {
  const app = await createAlexaApp()
  const { answers } = await givenCertificateServer(app)
  const started = app.clock.now()
  const address = (number: number) => certificateAddress.replace('test', `other-${number}`)
  const requests = Array.from({ length: 14 }, (_, number) => status(app, { address: address(number) }))
  await expect.poll(() => answers.length).toBe(2)
  await expect.poll(() => app.alexa.chainRequests.size).toBe(10)
  // A certificate that is in the cache is not held up by them.
  expect(await status(app)).toBe(200)
  app.clock.advance(seconds(5))
  expect(new Set(await Promise.all(requests))).toEqual(new Set([503]))
  expect(app.clock.now() - started).toBeLessThan(seconds(8))
})

test('an outage of the certificate server is named on the set-up page', async () => {
  const app = await createAlexaApp()
  const { anna, path } = await givenFamily(app)
  const { answers, stop } = await givenCertificateServer(app)
  app.alexa.certificates.clear()
  const why = async () => (await anna.get(`${path}/alexa`)).body.refused.why
  const answered = async (code: number) => {
    const before = answers.length
    const request = status(app)
    await expect.poll(() => answers.length).toBe(before + 1)
    answers.at(-1)?.response.writeHead(code).end()
    return request
  }
  expect(await answered(404)).toBe(400)
  expect(await why()).toBe('its certificate is not there')
  app.clock.advance(minutes(2))
  expect(await answered(503)).toBe(503)
  expect(await why()).toBe('Amazon’s certificate server cannot be reached')
  app.clock.advance(minutes(2))
  stop()
  expect(await status(app)).toBe(503)
})

test('a server without a skill answers 404, and one with a skill needs PUBLIC_URL', async () => {
  const app = await createTestApp()
  expect(await status(app)).toBe(404)
  await expect(createTestApp({ ALEXA_SKILL_ID: 'amzn1.ask.skill.test' })).rejects.toThrow('PUBLIC_URL')
})

type Attempt = {
  address?: string
  type?: string
  timestamp?: string
  alter?: (body: string) => string
  headers?: Record<string, string>
}

async function status(app: TestApp, attempt: Attempt = {}): Promise<number> {
  const { address, type = 'LaunchRequest', timestamp, alter = (body) => body, headers } = attempt
  const envelope = testEcho(app).envelope({ type, ...(timestamp && { timestamp }) } as {
    type: 'LaunchRequest'
  })
  const body = JSON.stringify(envelope)
  const response = await fetch(`${app.url}/api/alexa/skill`, {
    method: 'POST',
    headers: { ...signatureHeaders(body, address), ...headers },
    body: alter(body),
  })
  return response.status
}
