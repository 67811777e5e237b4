import { once } from 'node:events'
import { type ClientRequest, request } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { seconds } from '../../platform/clock.ts'
import { type Browser, openBrowser } from '../browser.ts'
import { createFamilyApp } from '../given/given.ts'
import { givenPicture } from '../given/given-picture.ts'
import { startServer } from '../processes/running-server.ts'
import { borrowDatabase } from '../test-database.ts'

test('a server that is stopped lets an upload end, refuses new connections and ends the streams', async () => {
  const database = await borrowDatabase()
  onTestFinished(() => database.drop())
  const server = await startServer({ ...database.environment, LOG_LEVEL: 'info' })
  onTestFinished(() => server.stop())
  const anna = openBrowser(server)
  const person = { firstName: 'Anna', lastName: 'Hartley', email: 'anna@example.com' }
  await anna.post('/api/auth/sign-up', { ...person, password: 'correct horse battery' })
  const group = (await anna.post('/api/family-groups', { name: 'The Hartleys' })).body
  const stream = await anna.listen(`/api/family-groups/${group.id}/live`)
  const { uploadURL } = (await anna.post('/api/objects/upload')).body
  const picture = await givenPicture()
  const put = await beginPut(uploadURL, anna, picture.length)
  const stopped = server.stop()
  await expect
    .poll(() =>
      openBrowser(server)
        .get('/healthz')
        .then(
          () => 'answers',
          () => 'refused',
        ),
    )
    .toBe('refused')
  await stream.ended
  put.end(picture)
  const [answer] = await once(put, 'response')
  expect(answer.statusCode).toBe(200)
  await stopped
  expect(server.said().join('')).not.toMatch(/"level":[56]0/)
})

test('a server that drains says so, and answers on connections that it closes, until the time is over', async () => {
  const server = await startServer({ DRAIN_SECONDS: '600' })
  onTestFinished(() => server.stop())
  const { get } = openBrowser(server)
  expect((await get('/readyz')).status).toBe(200)
  const ended = server.end()
  await expect.poll(async () => (await get('/readyz')).status).toBe(503)
  expect((await get('/readyz')).body.error.message).toBe('The server is being stopped.')
  const answer = await get('/healthz')
  expect(answer.status).toBe(200)
  expect(answer.headers.get('connection')).toBe('close')
  await server.kill()
  await ended
  const brief = await startServer({ DRAIN_SECONDS: '1' })
  onTestFinished(() => brief.stop())
  expect(await brief.end()).toEqual([0, null])
})

test('an upload address is free again when the server that had it has died', async () => {
  const { app, anna } = await createFamilyApp()
  const { uploadURL } = (await anna.post('/api/objects/upload')).body
  // What a killed server leaves.
  await app.db
    .updateTable('uploads')
    .set({ receiving_until: app.clock.now() + seconds(30) })
    .execute()
  expect((await anna.put(uploadURL, await givenPicture())).status).toBe(403)
  app.clock.advance(seconds(30))
  expect((await anna.put(uploadURL, await givenPicture())).status).toBe(200)
  expect((await anna.put(uploadURL, await givenPicture())).status).toBe(403)
})

/** A request that the server has begun to handle, without its bytes. */
async function beginPut(url: string, { cookies }: Browser, length: number): Promise<ClientRequest> {
  const put = request(url, {
    method: 'PUT',
    headers: {
      origin: new URL(url).origin,
      cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      'content-type': 'image/jpeg',
      'content-length': length,
      expect: '100-continue',
    },
  })
  put.flushHeaders()
  await once(put, 'continue')
  return put
}
