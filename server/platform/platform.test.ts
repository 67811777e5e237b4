import { stat } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { migrations } from '../migrations/all.ts'
import { besideServer } from '../testing/beside-server.ts'
import { openBrowser } from '../testing/browser.ts'
import {
  createFamilyApp,
  givenApiToken,
  givenFamily,
  givenPerson,
  givenPhoto,
  givenScreen,
  password,
} from '../testing/given/given.ts'
import { givenPicture } from '../testing/given/given-picture.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { createTestApp } from '../testing/test-app.ts'
import { readConfig } from './config.ts'
import { inTransaction } from './db/transaction.ts'
import { isUniqueViolation } from './db/violations.ts'
import { openPlatform } from './open.ts'

test('nothing needs to be configured, and what is wrong is said in one readable piece', () => {
  expect(readConfig({})).toMatchObject({ port: 3000, databaseUrl: null, s3: null, oidc: null, smtpUrl: null })
  expect(readConfig({ PORT: '', PUBLIC_URL: 'https://photos.example.org/' }).publicUrl).toBe(
    'https://photos.example.org',
  )
  const wrong = () => readConfig({ PORT: 'many', DATABASE_URL: 'mysql://x', SECRET_KEY: 'short' })
  expect(wrong).toThrow(
    /PORT: .*\n {2}DATABASE_URL: must begin with postgres:\/\/\n {2}SECRET_KEY: must have/,
  )
  expect(() => readConfig({ S3_BUCKET: 'x' })).toThrow('S3_ACCESS_KEY_ID: is needed because S3_BUCKET is set')
  expect(() => readConfig({ OIDC_ISSUER: 'https://id.example.org' })).toThrow('OIDC_CLIENT_ID: is needed')
})

test('where pictures come from fits where they are', () => {
  const bucket = { S3_BUCKET: 'x', S3_ACCESS_KEY_ID: 'y', S3_SECRET_ACCESS_KEY: 'z' }
  const [fromBucket, fromNginx] = [{ PICTURES_FROM: 'bucket' }, { PICTURES_FROM: 'nginx' }]
  const PICTURES_CDN = 'https://cdn.example.org/'
  expect(readConfig({}).pictures).toEqual({ from: 'server', cdn: null })
  expect(readConfig({ ...bucket, ...fromBucket, PICTURES_CDN }).pictures).toEqual({
    from: 'bucket',
    cdn: 'https://cdn.example.org',
  })
  expect(readConfig({ ...fromNginx, TRUST_PROXY: '1' }).pictures.from).toBe('nginx')
  expect(() => readConfig(fromBucket)).toThrow('S3_BUCKET: is needed because PICTURES_FROM is bucket')
  expect(() => readConfig(fromNginx)).toThrow('TRUST_PROXY: must be 1 or more')
  expect(() => readConfig({ ...bucket, ...fromNginx, TRUST_PROXY: '1' })).toThrow('pictures are not there')
  expect(() => readConfig({ ...bucket, PICTURES_CDN })).toThrow('PICTURES_FROM: must be bucket')
  const withPath = { PICTURES_CDN: 'https://example.org/pictures' }
  expect(() => readConfig({ ...bucket, ...fromBucket, ...withPath })).toThrow('without a path')
  expect(() => readConfig({ PICTURES_FROM: 'cdn' })).toThrow('must be server, bucket or nginx')
})

test('amounts are written as people write them', () => {
  expect(readConfig({})).toMatchObject({
    budgets: { uploads: 1e9, groupBytes: 250e9, groupPhotos: 100_000 },
    keepFree: { share: 0.05, atMost: 2e9 },
  })
  const given = { UPLOAD_QUOTA: '1.5 gb', GROUP_QUOTA: 'off', GROUP_PHOTOS: 'off', DISK_KEEP_FREE: '10%' }
  expect(readConfig(given)).toMatchObject({
    budgets: { uploads: 1.5e9, groupBytes: Infinity, groupPhotos: Infinity },
    keepFree: { share: 0.1, atMost: Infinity },
  })
  expect(readConfig({ DISK_KEEP_FREE: '500MB' }).keepFree).toEqual({ share: 1, atMost: 500e6 })
  expect(() => readConfig({ GROUP_QUOTA: '20' })).toThrow('GROUP_QUOTA: must be like 500MB or 20GB, or off')
})

test('where mail is sent, the address in its links is configured and not taken from a request', async () => {
  const mailing = { SMTP_URL: 'smtp://localhost:1' }
  expect(() => readConfig(mailing)).toThrow('PUBLIC_URL: is needed because SMTP_URL is set')
  const { anna, path } = await createFamilyApp({ ...mailing, PUBLIC_URL: 'https://photos.example.org' })
  const forged = { 'x-forwarded-host': 'evil.example', host: 'evil.example', 'sec-fetch-site': 'same-origin' }
  const invitation = { email: 'carl@example.com', role: 'member' }
  const invited = await anna.post(`${path}/members`, invitation, forged)
  expect(invited.body.link).toMatch(/^https:\/\/photos\.example\.org\/invitation#/)
})

test('a second server is kept out of the data folder, and a third may have it when the first has gone', async () => {
  const dataDir = await temporaryFolder()
  const config = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' })
  const first = await openPlatform(config, migrations)
  await expect(openPlatform(config, migrations)).rejects.toThrow('Another Sunporch is using the data folder')
  await first.close()
  const third = await openPlatform(config, migrations)
  await third.close()
})

test('the key is made once, for the owner alone, and stays', async () => {
  const config = readConfig({ DATA_DIR: await temporaryFolder(), LOG_LEVEL: 'silent' })
  const first = await openPlatform(config, migrations)
  await first.close()
  const second = await openPlatform(config, migrations)
  await second.close()
  expect(second.app.secretKey).toEqual(first.app.secretKey)
  expect((await stat(join(config.dataDir, 'secret-key'))).mode & 0o077).toBe(0)
})

test('what fails in a transaction leaves nothing, and publishes nothing', async () => {
  const app = await createTestApp()
  const heard: unknown[] = []
  app.live.subscribe('family', (message) => heard.push(message))
  const rows = () => app.db.selectFrom('rate_limits').selectAll().execute()
  const row = { key: 'one', count: 1, window_ends_at: 1 }
  const failing = inTransaction(app, async (app) => {
    await app.db.insertInto('rate_limits').values(row).execute()
    app.live.publish('family', { changed: ['photos'] })
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  expect([await rows(), heard]).toEqual([[], []])
  await inTransaction(app, async (app) => {
    await inTransaction(app, (app) => app.db.insertInto('rate_limits').values(row).execute())
    app.live.publish('family', { changed: ['photos'] })
    app.live.publish('family', { changed: ['activity', 'photos'] })
    expect(heard).toEqual([])
  })
  expect(await rows()).toHaveLength(1)
  await expect.poll(() => heard).toEqual([{ changed: ['photos', 'activity'] }])
  const twin = app.db.insertInto('rate_limits').values(row).execute()
  expect(isUniqueViolation(await twin.catch((error) => error))).toBe(true)
})

test('the logs hold no secret, no caption, no address of a person and no token', async () => {
  const { app, lines } = await givenLogged()
  const family = await givenFamily(app)
  const screen = await givenScreen(app, family)
  const photo = await givenPhoto(family.anna, family.path, 'a secret caption')
  await family.anna.post(`${family.path}/photos/${photo.id}/send-to-alexa`)
  await openBrowser(app).post('/api/auth/sign-in', { email: 'anna@example.com', password: 'a wrong one' })
  await openBrowser(app).post('/api/auth/forgot-password', { email: 'anna@example.com' })
  const { token } = await givenApiToken(family.anna, family.path)
  const hook = { address: 'https://home.invalid/a-secret-path', topics: ['photos'] }
  const webhook = (await family.anna.post(`${family.path}/webhooks`, hook)).body
  await family.anna.post(`${family.path}/webhooks/${webhook.id}/test`)
  const program = openBrowser(app, { authorization: `Bearer ${token}` })
  await program.get(`${family.path}/shopping`)
  await program.get('/api/auth/user')
  const log = lines.join('')
  expect(log).toContain('/api/family-groups/:groupId/photos')
  const secrets = [
    token,
    webhook.secret,
    'a-secret-path',
    ...family.anna.cookies.values(),
    ...screen.cookies.values(),
    password,
    'a wrong one',
  ]
  for (const secret of [...secrets, 'a secret caption', 'anna@example.com']) expect(log).not.toContain(secret)
})

test('an upload that a person breaks off is no error of the server', async () => {
  const { app, lines } = await givenLogged()
  const { anna } = await givenFamily(app)
  const { uploadURL } = (await anna.post('/api/objects/upload')).body
  const { readable, writable } = new TransformStream()
  const writer = writable.getWriter()
  const put = expect(anna.put(uploadURL, readable)).rejects.toThrow()
  await writer.write(new Uint8Array(1000))
  const uploads = () => app.db.selectFrom('uploads').select('receiving_until').execute()
  await expect.poll(uploads).toEqual([{ receiving_until: expect.any(Number) }])
  await writer.abort(new Error('cancelled'))
  await put
  await expect.poll(() => lines.join('')).toContain('request broken off')
  expect(lines.filter((line) => JSON.parse(line).level >= 50)).toEqual([])
  const metrics = String((await openBrowser(app).get('/metrics')).bytes)
  expect(metrics).not.toMatch(/status="5/)
  expect((await anna.put(uploadURL, await givenPicture())).status).toBe(200)
})

/** A server whose log the test reads, line by line. */
async function givenLogged() {
  const plain = await createTestApp()
  const { url, lines } = await besideServer(plain)
  return { app: { ...plain, url }, lines }
}

test('health and metrics answer, and a stranger sees no metrics', async () => {
  const app = await createTestApp()
  const browser = openBrowser(app)
  expect((await browser.get('/healthz')).body).toEqual({ status: 'ok' })
  expect((await browser.get('/readyz')).status).toBe(200)
  const metrics = await browser.get('/metrics')
  expect(String(metrics.bytes)).toMatch(
    /sunporch_http_request_duration_seconds_count\{method="GET",route="\/readyz",status="200"\} 1/,
  )
  expect((await browser.get('/metrics', { 'x-forwarded-for': '203.0.113.7' })).status).toBe(404)
  const guarded = openBrowser(await createTestApp({ METRICS_TOKEN: 'sunporch_let_me_see' }))
  expect((await guarded.get('/metrics')).status).toBe(404)
  expect((await guarded.get('/metrics', { authorization: 'Bearer sunporch_let_me_see' })).status).toBe(200)
})

test.each([
  ['0', '127.0.0.1'],
  ['1', '9.9.9.9'],
  ['2', '6.6.6.6'],
])('with %s proxies in front the caller is %s, whatever they claim before it', async (proxies, ip) => {
  const app = await createTestApp({ TRUST_PROXY: proxies })
  const forwarded = { 'x-forwarded-for': '5.5.5.5, 6.6.6.6, 9.9.9.9' }
  await openBrowser(app).post('/api/screen/pairing', undefined, forwarded)
  const limits = await app.db.selectFrom('rate_limits').select('key').execute()
  expect(limits).toEqual([{ key: `pairing-start:${ip}` }])
})

test('pages carry a policy that runs no foreign script, and unknown ones are 404', async () => {
  const app = await createTestApp()
  const browser = openBrowser(app)
  const page = await browser.get('/')
  const policy = page.headers.get('content-security-policy') ?? ''
  expect(policy).toMatch(/script-src 'self'( 'sha256-[^']+'){2};/)
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).not.toContain("script-src 'self' 'unsafe")
  expect(policy).not.toContain('wasm')
  expect((await browser.get('/no/such/page')).status).toBe(404)
  const call = await browser.get('/api/no-such-call')
  expect([call.status, call.body.error.code]).toEqual([404, 'not_found'])
  for (const path of [
    '/assets/../../package.json',
    '/assets/%2e%2e/%2e%2e/package.json',
    '/assets/.vite/manifest.json',
  ]) {
    expect((await browser.get(path)).status, path).toBe(404)
  }
})

test('every answer says what a browser must not do with it', async () => {
  const app = await createTestApp({ PUBLIC_URL: 'https://photos.example.org' })
  const browser = openBrowser(app)
  for (const path of ['/', '/api/auth/registration', '/api/auth/user', '/no/such/page', '/favicon.svg']) {
    const { headers } = await browser.get(path)
    expect(Object.fromEntries(headers), path).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-resource-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'strict-transport-security': 'max-age=31536000',
    })
    expect(headers.get('access-control-allow-origin'), path).toBeNull()
    if (path !== '/favicon.svg')
      expect(headers.get('content-security-policy'), path).toMatch(
        /default-src 'none'.*frame-ancestors 'none'/s,
      )
  }
  const traced = connect(Number(new URL(app.url).port), '127.0.0.1')
  traced.end('TRACE / HTTP/1.1\r\nhost: localhost\r\nx-secret: told\r\nconnection: close\r\n\r\n')
  const answer = await text(traced)
  expect(answer).toMatch(/^HTTP\/1.1 (400|404|405)/)
  expect(answer).not.toContain('told')
})

test('an address that is written in another way is the same address', async () => {
  const { anna, path } = await createFamilyApp()
  const list = await anna.get(`${path.replace('/api/', '/%61pi/')}/members`)
  expect([list.status, list.headers.get('cache-control')]).toEqual([200, 'no-store'])
})

test('an address that cannot be read is refused in the shape of every refusal', async () => {
  const app = await createTestApp()
  const browser = openBrowser(app)
  for (const path of ['/api/%', '/%', '/api/%zz/x']) {
    const refused = await browser.get(path)
    expect(refused.status, path).toBe(400)
    expect(refused.body, path).toEqual({
      error: { code: 'malformed', message: 'This request could not be understood.' },
    })
  }
  const long = await browser.get(`/api/objects/${'x'.repeat(400)}`)
  expect([long.status, long.body.error.code]).toEqual([414, 'malformed'])
})

test('with a proxy in front, the metrics need their token', async () => {
  const app = await createTestApp({ TRUST_PROXY: '1' })
  expect((await openBrowser(app).get('/metrics')).status).toBe(404)
  expect((await openBrowser(app).get('/operator')).status).toBe(404)
})

test('a request that is too long is refused with a sentence', async () => {
  const app = await createTestApp()
  const anna = await givenPerson(app, 'Anna')
  const long = await anna.post('/api/family-groups', { name: 'x'.repeat(300_000) })
  expect(long.status).toBe(413)
  expect(long.body.error.message).toBe('This is more than we can take in one request.')
})
