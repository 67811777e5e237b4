import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { newId } from '../../platform/ids.ts'
import { openBrowser } from '../browser.ts'
import { givenFamily, givenScreen } from '../given/given.ts'
import { endpoints, smallestBody } from '../made-up-calls.ts'
import { sharedTestApp } from '../test-app.ts'

const app = sharedTestApp()

/** What browsers say of a page that is none of ours. */
const foreign: Record<string, string>[] = [
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site', origin: 'http://127.0.0.1:1' },
]
const changing = [...endpoints.values()].filter(({ method }) => method !== 'GET')

test('no page of others changes anything, by whatever call', async () => {
  const { family, anna } = await givenFamily(app)
  const screen = await givenScreen(app, family)
  expect(changing.length).toBeGreaterThan(130)
  for (const endpoint of changing) {
    const path = endpoint.path.replace(':groupId', family.group.id).replaceAll(/:\w+/g, () => newId())
    const by = endpoint.access === 'screen' ? screen : anna
    for (const headers of foreign) {
      const answer = await by.request(endpoint.method, path, smallestBody(endpoint), headers)
      expect(answer.status, `${endpoint.method} ${endpoint.path} ${JSON.stringify(headers)}`).toBe(403)
    }
  }
})

test('no form of a page changes anything: a call takes JSON only', async () => {
  const { family, anna } = await givenFamily(app)
  for (const endpoint of changing.filter(({ body }) => body)) {
    const path = endpoint.path.replace(':groupId', family.group.id).replaceAll(/:\w+/g, () => newId())
    const types = ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']
    for (const type of types) {
      const answer = await anna.request(endpoint.method, path, smallestBody(endpoint), {
        'content-type': type,
      })
      expect(answer.status, `${endpoint.method} ${endpoint.path} ${type}`).toBe(415)
    }
  }
})

test('two requests in one, by lengths that contradict each other, are none', async () => {
  const { hostname, port } = new URL(app.url)
  const second = 'GET /api/auth/user HTTP/1.1\r\nHost: x\r\n\r\n'
  const requests = [
    `POST /api/logout HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${second}`,
    `POST /api/logout HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: xchunked\r\n\r\n0\r\n\r\n${second}`,
    `POST /api/logout HTTP/1.1\r\nHost: x\r\nContent-Length: 0\r\nContent-Length: 5\r\n\r\n${second}`,
    `POST /api/logout HTTP/1.1\r\nContent-Length: 0\r\n\r\n${second}`,
    `POST /api/logout HTTP/1.1\r\nHost: x\r\nX-One: a\r\n folded\r\nContent-Length: 0\r\n\r\n${second}`,
  ]
  for (const request of requests) {
    const said = await sendRaw(hostname, Number(port), request)
    expect(said.match(/HTTP\/1\.1 \d+/g), request).toEqual(['HTTP/1.1 400'])
  }
  expect((await openBrowser(app).get('/livez')).status).toBe(200)
})

/** All that the server answers until it closes the connection. */
async function sendRaw(host: string, port: number, request: string): Promise<string> {
  const socket = connect(port, host)
  socket.write(request)
  return text(socket)
}
