import { Agent, type IncomingMessage, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { photoOf } from '../photo-of.ts'
import type { Answers, Task } from './start-hostile.ts'

// A process: one account that does all it may, and more, at once. It has its own group, makes further ones, and uses all.

const agent = new Agent({ keepAlive: true, maxSockets: 100 })
const answers: Answers = {}
const groups: string[] = []
const picture = await photoOf(4000, 3000)
/** 12,000 events that come every day, 1.1 MB; and 300, which are read. */
const calendars = [calendarOf(12_000), calendarOf(300)]
let isStopped = false
let count = 0

process.on('message', (given: Task | 'stop') => {
  if (given === 'stop') {
    isStopped = true
    process.send?.(answers)
  } else void start(given)
})

type Sent = { method?: string; path: string; body?: object | Buffer; type?: string; cookie?: string }

async function start(task: Task): Promise<void> {
  groups.push(task.groupId)
  const ask = (name: string, sent: Sent) => tally(name, task, sent)
  await repeat(1, async () => {
    if (groups.length >= 200) return
    const made = await ask('group', { path: '/api/family-groups', body: { name: `Group ${count}` } })
    if (made.id) groups.push(made.id)
  })
  const inGroup = (path: string) => `/api/family-groups/${groups[count++ % groups.length]}${path}`
  const long = 'x'.repeat(1900)
  repeat(2, () =>
    ask('recommendation', { path: inGroup('/content'), body: { title: 'Any', description: long } }),
  )
  repeat(2, () => ask('note', { path: inGroup('/notes'), body: { text: 'x'.repeat(200) } }))
  repeat(2, () => ask('item', { path: inGroup('/shopping/items'), body: { name: 'Tea' } }))
  for (const [number, body] of calendars.entries())
    repeat(3, () =>
      ask(number === 0 ? 'calendar, too large' : 'calendar', {
        path: inGroup(`/calendars/file?name=${count}`),
        body,
        type: 'text/calendar',
      }),
    )
  repeat(4, () => addPicture(task, inGroup('/photos')))
  repeat(3, () => ask('export', { method: 'GET', path: inGroup('/export') }))
  repeat(1, () =>
    ask('mail to a stranger', { path: inGroup('/members'), body: { email: 'stranger@example.com' } }),
  )
  const wrong = { email: `${task.userId}@example.com`, password: 'a wrong password' }
  repeat(2, () => ask('wrong password', { path: '/api/auth/sign-in', body: wrong, cookie: '' }))
  repeat(2, () => ask('list of groups', { method: 'GET', path: '/api/family-groups' }))
  repeat(1, () => ask('page', { method: 'GET', path: '/', type: 'text/html' }))
  repeat(1, () => openStream(task))
  repeat(2, () => ask('poll', { method: 'GET', path: inGroup('/live?way=poll&since=') }))
  process.send?.('started')
}

/** Does it again and again on as many lines. It resolves when it was done once. */
async function repeat(lines: number, work: () => Promise<unknown>): Promise<void> {
  const first = Array.from({ length: lines }, async () => {
    await attempt(work)
    void goOn()
  })
  async function goOn() {
    while (!isStopped) await attempt(work)
  }
  await Promise.all(first)
}

async function attempt(work: () => Promise<unknown>): Promise<void> {
  const started = performance.now()
  // The server has ended.
  await work().catch(() => sleep(100))
  // What is answered at once would only try how fast this machine opens connections.
  await sleep(Math.max(0, 20 - (performance.now() - started)))
}

async function addPicture(task: Task, path: string): Promise<void> {
  const { uploadURL, objectPath } = await tally('upload', task, { path: '/api/objects/upload' })
  if (!uploadURL) return
  const to = new URL(uploadURL).pathname
  await tally('bytes', task, { method: 'PUT', path: to, body: picture, type: 'image/jpeg' })
  await tally('picture', task, { path, body: { objectPath } })
}

/** Opens a stream and leaves it open. */
function openStream({ url, cookie }: Task): Promise<void> {
  return new Promise((resolve, reject) => {
    const path = `/api/family-groups/${groups[0]}/live`
    const asked = request(url + path, { agent: false, headers: { cookie } }, (answer) => {
      add('stream', answer)
      answer.resume().on('error', () => {})
      resolve()
    })
    asked.on('error', reject).end()
  })
}

type Answer = { id?: string; uploadURL?: string; objectPath?: string }

function tally(name: string, { url, cookie: own }: Task, sent: Sent): Promise<Answer> {
  const { method = 'POST', path, body, type = 'application/json', cookie = own } = sent
  const bytes = Buffer.isBuffer(body) ? body : Buffer.from(body ? JSON.stringify(body) : '')
  const headers = {
    cookie,
    accept: method === 'GET' ? type : 'application/json',
    ...(bytes.length > 0 && { 'content-type': type }),
    'content-length': bytes.length,
  }
  return new Promise((resolve, reject) => {
    const asked = request(url + path, { method, agent, headers }, (answer) => {
      add(name, answer)
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => method === 'POST' && chunks.push(chunk))
      answer.on('end', () => resolve(parse(Buffer.concat(chunks)))).on('error', reject)
    })
    asked.on('error', reject).end(bytes)
  })
}

function parse(bytes: Buffer): Answer {
  try {
    return JSON.parse(bytes.toString())
  } catch {
    return {}
  }
}

function add(name: string, { statusCode }: IncomingMessage): void {
  const counts = answers[name] ?? {}
  answers[name] = { ...counts, [String(statusCode)]: (counts[String(statusCode)] ?? 0) + 1 }
}

function calendarOf(events: number): Buffer {
  const lines = Array.from(
    { length: events },
    (_, number) =>
      `BEGIN:VEVENT\r\nUID:${number}\r\nSUMMARY:${number}\r\nDTSTART:20260101T080000Z\r\nRRULE:FREQ=DAILY\r\nEND:VEVENT`,
  )
  return Buffer.from(['BEGIN:VCALENDAR', ...lines, 'END:VCALENDAR', ''].join('\r\n'))
}
