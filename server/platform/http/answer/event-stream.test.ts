import { once } from 'node:events'
import fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { systemClock } from '../../clock.ts'
import { readConfig } from '../../config.ts'
import { openMemoryLive } from '../../live/live.ts'
import { countStreams, type EventStream, openStream } from './event-stream.ts'

test('a stream that is closed by the browser is forgotten', async () => {
  await untilNoneIsOpen()
  const { url, opened } = await givenStreamServer({ afterTheBrowserHasGone: false })
  const browser = new AbortController()
  const answer = await fetch(url, { signal: browser.signal })
  const stream = await opened
  expect(openStreams()).toBe(1)
  const closed = closingOf(stream)
  browser.abort()
  await answer.text().catch(() => null)
  await closed
  expect(openStreams()).toBe(0)
})

test('a stream for a browser that has gone before is closed at once, and forgotten', async () => {
  await untilNoneIsOpen()
  const { url, asked, opened } = await givenStreamServer({ afterTheBrowserHasGone: true })
  const browser = new AbortController()
  const answer = fetch(url, { signal: browser.signal }).catch(() => null)
  await asked
  browser.abort()
  await answer
  const stream = await opened
  await closingOf(stream)
  stream.send('change', {})
  expect(openStreams()).toBe(0)
})

test('of many polls of one session only the newest few linger, and those of others stay', async () => {
  const app = { live: openMemoryLive(), clock: systemClock, config: readConfig({}) }
  const server = fastify({ forceCloseConnections: true })
  onTestFinished(() => server.close())
  const ended: string[] = []
  server.get('/:owner/:number', async (request, reply) => {
    const { owner, number } = request.params as { owner: string; number: string }
    const stream = openStream(app, reply, { owner, budget: 'personStreams', whose: owner })
    stream.onClose(() => ended.push(`${owner} ${number}`))
    stream.open([])
  })
  const url = await server.listen({ port: 0, host: '127.0.0.1' })
  const poll = async (owner: string, number: number) =>
    (await fetch(`${url}/${owner}/${number}?way=poll`)).text()
  await poll('Ben', 0)
  for (let number = 0; number < 10; number++) await poll('Anna', number)
  await expect.poll(() => ended).toEqual(['Anna 0', 'Anna 1'])
})

test('a page that gives way has missed nothing when it comes back, whether it listened or polled', async () => {
  const app = { live: openMemoryLive(), clock: systemClock, config: readConfig({ PERSON_STREAMS: '1' }) }
  const server = fastify({ forceCloseConnections: true })
  onTestFinished(() => server.close())
  server.get('/:owner', async (request, reply) => {
    const { owner } = request.params as { owner: string }
    const stream = openStream(app, reply, { owner, budget: 'personStreams', whose: 'Dora' })
    stream.open(['photos'])
  })
  const url = await server.listen({ port: 0, host: '127.0.0.1' })
  for (const way of ['get', 'poll']) {
    const mark = app.live.mark()
    const asked = new Promise((resolve) => server.server.once('request', resolve))
    const first = fetch(`${url}/phone?way=${way}&since=${mark}`).then((answer) => answer.text())
    await asked
    const browser = new AbortController()
    const second = await fetch(`${url}/computer`, { signal: browser.signal })
    const text = await first
    expect(text).toContain('event: full\ndata: {"message":"You have more than 1 pages open.')
    app.live.publish('photos', { changed: ['photos'] })
    const known = [...text.matchAll(/^id: (.+)$/gm)].at(-1)?.[1] ?? mark
    expect(app.live.since(known, ['photos'])).toContain('photos')
    browser.abort()
    await second.text().catch(() => null)
  }
})

test.each(['get', 'poll'] as const)(
  'a beat beside a change that is not told yet hides it from nobody who comes back (%s)',
  async (way) => {
    const app = { live: openMemoryLive(), clock: systemClock, config: readConfig({}) }
    const server = fastify({ forceCloseConnections: true })
    onTestFinished(() => server.close())
    const isOpen = Promise.withResolvers<EventStream>()
    server.get('/', (_request, reply) => {
      const stream = openStream(app, reply)
      // As the screen's: the view is read before it is sent, here without an end.
      app.live.subscribe('room', () => stream.tell('changed', () => new Promise(() => {})))
      stream.open(['room'])
      isOpen.resolve(stream)
    })
    const url = await server.listen({ port: 0, host: '127.0.0.1' })
    const before = app.live.mark()
    const answer = fetch(`${url}/?way=${way}&since=${before}`)
    const stream = await isOpen.promise
    app.live.publish('room', { changed: ['view'] })
    stream.send('beat', {})
    stream.close()
    const marks = [...(await (await answer).text()).matchAll(/^id: (.+)$/gm)].map(([, mark = '']) => mark)
    expect(app.live.since(marks.at(-1) ?? '', ['room'])).toEqual(['view'])
  },
)

/** The streams are counted for the whole process, in which other tests ran before. */
async function untilNoneIsOpen(): Promise<void> {
  await expect.poll(openStreams).toBe(0)
}

/** A server with one stream, which it opens at once or after the browser has gone. */
async function givenStreamServer({ afterTheBrowserHasGone }: { afterTheBrowserHasGone: boolean }) {
  const app = { live: openMemoryLive(), clock: systemClock, config: readConfig({}) }
  const server = fastify({ forceCloseConnections: true })
  const asked = Promise.withResolvers<void>()
  const opened = Promise.withResolvers<EventStream>()
  server.get('/', async (request, reply) => {
    asked.resolve()
    if (afterTheBrowserHasGone) await once(request.raw.socket, 'close')
    opened.resolve(openStream(app, reply))
  })
  onTestFinished(() => server.close())
  const url = await server.listen({ port: 0, host: '127.0.0.1' })
  return { url, asked: asked.promise, opened: opened.promise }
}

function closingOf(stream: EventStream): Promise<void> {
  return new Promise((resolve) => stream.onClose(() => resolve()))
}

function openStreams(): number {
  const { get, post, poll } = countStreams()
  return get + post + poll
}
