import { DatabaseSync } from 'node:sqlite'
import type { Request } from 'ask-sdk-model'
import type { FastifyInstance } from 'fastify'
import sharp from 'sharp'
import type { FamilyGroup } from '#contract/family/groups.ts'
import { migrations } from '#server/migrations/all.ts'
import type { Picture } from '#server/photos/pictures/variants.ts'
import { type Clock, minutes } from '#server/platform/clock.ts'
import { migrate } from '#server/platform/db/migrate.ts'
import { sqliteOn } from '#server/platform/db/sqlite.ts'
import { type Linked, skillRequest, spokenIn } from './amazon.ts'
import { SimulatedDatabase } from './database.ts'
import { start } from './origin.ts'
import { Scheduler } from './scheduler.ts'
import { openServer } from './server.ts'
import { storageOn } from './storage.ts'

/** A family with a screen and things to send, as the real server has written it. */
export type Template = {
  database: SimulatedDatabase
  groupId: string
  /** As the app has it. */
  group: FamilyGroup
  people: { name: string; userId: string; cookie: string }[]
  /** The screen in the room, and a second one that the family may remove. */
  screens: { name: string; deviceId: string; cookie: string }[]
  echo: Linked
  /** Recommendations that nobody has sent yet. */
  contents: { id: string; title: string }[]
  items: { id: string; name: string }[]
  /** Files that somebody may choose, and what the server draws of them. */
  pictures: Pictures
  drawn: Picture
}

/** The large one goes in parts. */
export type Pictures = { small: Uint8Array; large: Uint8Array }

let made: Promise<Template> | undefined

export function template(): Promise<Template> {
  made ??= make()
  return made
}

async function make(): Promise<Template> {
  const database = new DatabaseSync(':memory:')
  await migrate(sqliteOn(database), migrations)
  const standing: Clock = { now: () => start - minutes(30), sleepUntil: async () => {} }
  const storage = storageOn(new Map(), new Scheduler(0, start), { name: 'template', isOver: false })
  const { app, fastify } = await openServer({ database, storage, clock: standing })
  app.passwordCost = { memory: 64, passes: 1, parallelism: 1 }
  const people = []
  for (const name of ['Anna', 'Ben']) people.push(await signUp(fastify, name))
  const [anna, ben] = people as [Person, Person]
  const group = await anna.call('POST', '/api/family-groups', {
    name: 'The Hartleys',
    timeZone: 'Europe/Berlin',
  })
  const path = `/api/family-groups/${group.id}`
  const invited = await anna.call('POST', `${path}/members`, { email: 'ben@example.com', role: 'caretaker' })
  await ben.call('POST', '/api/invitations/accept', { token: invited.link.split('#')[1] })
  const contents = []
  for (let number = 1; number <= 30; number++) {
    const title = `Book ${number}`
    const { id } = await anna.call('POST', `${path}/content`, { title })
    contents.push({ id, title })
  }
  const items = []
  for (const name of ['Milk', 'Bread', 'Apples', 'Tea']) {
    const { id } = await anna.call('POST', `${path}/shopping/items`, { name })
    items.push({ id, name })
  }
  const screens = []
  for (const name of ['tablet', 'kitchen']) {
    const link = await anna.call('POST', `${path}/devices/links`)
    const payload = { token: link.url.split('#open=')[1] }
    const opened = await fastify.inject({ method: 'POST', url: '/api/screen/open', payload })
    screens.push({ name, deviceId: opened.json().deviceId, cookie: cookieIn(opened.headers['set-cookie']) })
  }
  const { code } = await anna.call('POST', `${path}/alexa/codes`)
  const echo = await linkEcho(fastify, code)
  await fastify.close()
  const picture = await sharp({ create: { width: 4, height: 4, channels: 3, background: '#c65' } })
    .png()
    .toBuffer()
  return {
    database: new SimulatedDatabase(database.serialize()),
    groupId: group.id,
    group,
    people: people.map(({ name, userId, cookie }) => ({ name, userId, cookie })),
    screens,
    echo: { ...echo, ourId: String(database.prepare('select device_id from echoes').get()?.device_id) },
    contents,
    items,
    pictures: { small: picture, large: Buffer.concat([picture, noise(700_000)]) },
    drawn: await app.pictures.makePicture(picture),
  }
}

/** Bytes of which no part is another. */
function noise(length: number): Uint8Array {
  return Uint8Array.from({ length }, (_, index) => Math.imul(index, 0x9e3779b1) >>> 24)
}

type Person = Awaited<ReturnType<typeof signUp>>

async function signUp(fastify: FastifyInstance, name: string) {
  const signedUp = await fastify.inject({
    method: 'POST',
    url: '/api/auth/sign-up',
    payload: {
      firstName: name,
      lastName: 'Hartley',
      email: `${name.toLowerCase()}@example.com`,
      password: 'correct horse battery',
    },
  })
  if (signedUp.statusCode !== 201) throw new Error(signedUp.body)
  const cookie = cookieIn(signedUp.headers['set-cookie'])
  async function call(method: 'GET' | 'POST', url: string, payload?: object) {
    const answer = await fastify.inject({ method, url, headers: { cookie }, ...(payload && { payload }) })
    if (answer.statusCode >= 300) throw new Error(`${method} ${url}: ${answer.statusCode} ${answer.body}`)
    return answer.json()
  }
  const user = await call('GET', '/api/auth/user')
  return { name, userId: user.id as string, cookie, call }
}

/** She says the code to it. */
async function linkEcho(fastify: FastifyInstance, code: string) {
  const ids = { userId: 'amzn1.ask.account.simulated', deviceId: 'amzn1.ask.device.simulated' }
  const slots = { code: { name: 'code', value: code, confirmationStatus: 'NONE' } }
  const { body: payload, ...post } = skillRequest({
    echo: { ...ids, attributes: {}, document: null, now: start - minutes(30) },
    request: {
      type: 'IntentRequest',
      intent: { name: 'LinkIntent', confirmationStatus: 'NONE', slots },
    } as Partial<Request> & { type: string },
  })
  const answer = await fastify.inject({ ...post, payload })
  if (!/connected/.test(spokenIn(answer.json().response))) throw new Error(answer.body)
  return ids
}

function cookieIn(header: string | string[] | undefined): string {
  return [header]
    .flat()
    .map((line) => line?.split(';')[0])
    .join('; ')
}
