import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { PasskeyCreation, PasskeyRequest } from '#contract/identity/passkeys.ts'
import { uploadByKeyPath } from '#contract/photos/upload-keys.ts'
import type { EchoInfo } from '../../alexa/echoes/echo-info.ts'
import { linkBySpokenCode } from '../../alexa/echoes/link.service.ts'
import { handLink } from '../../identity/help-account.ts'
import { newId } from '../../platform/ids.ts'
import { findReceiving } from '../../webhooks/webhooks-due.ts'
import { type Answer, type Browser, openBrowser } from '../browser.ts'
import { type Authenticator, softwareAuthenticator } from '../others/authenticator.ts'
import type { TestApp } from '../test-app.ts'
import { givenPerson, type Person, password } from './given.ts'

/** What somebody had who was in the account for a minute. `made` is how the server answered. */
export type HeldRight = { made: Answer; isAlive: () => Promise<boolean> }
type Maker = (app: TestApp, person: Person, path: string) => Promise<HeldRight>

/** Every kind of right that can outlive the session in which it was made, made and tried through the real door. */
export const rightMakers = {
  session: async (app, person) => {
    const browser = openBrowser(app)
    const made = await browser.post('/api/auth/sign-in', { email: person.user.email, password })
    return { made, isAlive: async () => (await browser.get('/api/auth/user')).status === 200 }
  },
  passkey: async (app, person) => {
    const authenticator = softwareAuthenticator(siteOf(app))
    const made = await addPasskey(person, authenticator)
    return { made, isAlive: async () => (await signInByPasskey(app, authenticator)).status === 200 }
  },
  api_token: async (app, person, path) => {
    const made = await person.post(`${path}/api-tokens`, { name: 'Home', right: 'read' })
    const authorization = `Bearer ${made.body.token}`
    return {
      made,
      isAlive: async () => (await openBrowser(app).get(`${path}/notes`, { authorization })).status === 200,
    }
  },
  upload_key: async (app, person, path) => {
    const made = await person.post(`${path}/upload-keys`, { name: 'iPhone' })
    const authorization = `Bearer ${made.body.key}`
    const headers = { authorization, 'content-type': 'image/jpeg' }
    const send = () => fetch(`${app.url}${uploadByKeyPath}`, { method: 'POST', headers, body: 'no picture' })
    // What is no picture is refused by another answer than a key that has ended.
    return { made, isAlive: async () => (await send()).status !== 401 }
  },
  calendar_feed: async (app, person, path) => {
    const made = await person.post(`${path}/calendar-feed`)
    const address = made.body.url ? new URL(made.body.url).pathname : ''
    return { made, isAlive: async () => (await openBrowser(app).get(address)).status === 200 }
  },
  invitation: async (app, person, path) => {
    const made = await person.post(`${path}/members`, { email: 'accomplice@example.com', role: 'member' })
    const token = made.body.link?.split('#')[1]
    const accomplice = await givenPerson(app, 'Mallory')
    return {
      made,
      isAlive: async () => (await accomplice.post('/api/invitations/accept', { token })).status === 200,
    }
  },
  screen_link: async (app, person, path) => {
    const made = await person.post(`${path}/devices/links`)
    const token = made.body.url?.split('#open=')[1]
    return {
      made,
      isAlive: async () => (await openBrowser(app).post('/api/screen/open', { token })).status === 200,
    }
  },
  screen_code: async (app, person, path) => {
    const waiting = openBrowser(app)
    const { code } = (await waiting.post('/api/screen/pairing')).body
    const made = await person.post(`${path}/devices/pair`, { code })
    return {
      made,
      isAlive: async () => (await waiting.post('/api/screen/pairing/finish')).status === 200,
    }
  },
  echo_code: async (app, person, path) => {
    const made = await person.post(`${path}/alexa/codes`)
    const say = () => linkBySpokenCode(app, anEcho(), made.body.code)
    return { made, isAlive: async () => (await say()) !== null }
  },
  screen: async (app, person, path) => {
    const screen = openBrowser(app)
    const { url } = (await person.post(`${path}/devices/links`)).body
    const made = await screen.post('/api/screen/open', { token: url?.split('#open=')[1] })
    return { made, isAlive: async () => (await screen.get('/api/screen')).status === 200 }
  },
  webhook: async (app, person, path) => {
    const made = await person.post(`${path}/webhooks`, {
      address: 'https://home.invalid/hook',
      topics: ['devices'],
    })
    return { made, isAlive: async () => (await findReceiving(app, made.body.id)) !== null }
  },
  /** Mailed, or handed over by whoever runs the server. */
  reset_link: async (app, person) => {
    const token = await handLink(app, person.user.id)
    const tried = () => openBrowser(app).post('/api/auth/reset-password', { token, password: 'password123' })
    return {
      made: await person.get('/api/auth/user'),
      // A link that works is not used up by a password that everybody has.
      isAlive: async () => (await tried()).body.error.issues?.[0]?.path === 'password',
    }
  },
} satisfies Record<string, Maker>

export type RightKind = keyof typeof rightMakers
export const rightKinds = Object.keys(rightMakers) as RightKind[]

/** One of each kind. */
export async function givenRights(app: TestApp, person: Person, path: string) {
  const held = {} as Record<RightKind, HeldRight>
  for (const kind of rightKinds) held[kind] = await rightMakers[kind](app, person, path)
  return held
}

/** The kinds that still work. */
export async function listAlive(held: Record<RightKind, HeldRight>): Promise<RightKind[]> {
  const alive: RightKind[] = []
  for (const kind of rightKinds) if (await held[kind].isAlive()) alive.push(kind)
  return alive
}

export async function addPasskey(by: Browser, authenticator: Authenticator): Promise<Answer> {
  const started = await by.post('/api/auth/passkeys/start', {})
  if (started.status !== 200) return started
  const passkey = authenticator.make(PasskeyCreation.parse(started.body))
  return by.post('/api/auth/passkeys', { passkey, name: 'A device' })
}

export async function signInByPasskey(
  app: TestApp,
  authenticator: Authenticator,
  browser = openBrowser(app),
): Promise<Answer> {
  const started = await browser.post('/api/auth/passkeys/sign-in/start')
  const passkey = authenticator.use(PasskeyRequest.parse(started.body))
  return browser.post('/api/auth/passkeys/sign-in', { passkey })
}

/** Asks for a link to a new password and uses it, as the person who reads the mails; on a server that sends none. */
export async function resetByMail(app: TestApp, email: string, newPassword: string): Promise<Browser> {
  return (await resetAndLand(app, email, newPassword)).browser
}

/** The same, with the address to which the browser is sent then. */
export async function resetAndLand(app: TestApp, email: string, newPassword: string) {
  const browser = openBrowser(app)
  await browser.post('/api/auth/forgot-password', { email })
  const token = await resetTokenFor(app, email)
  const done = await browser.post('/api/auth/reset-password', { token, password: newPassword })
  if (done.status !== 200) throw new Error(`no new password: ${done.bytes}`)
  return { browser, location: done.body.location as string }
}

async function resetTokenFor(app: TestApp, email: string): Promise<string> {
  const folder = join(app.config.dataDir, 'mail')
  for (;;) {
    const names = await readdir(folder).catch(() => [])
    for (const name of names.sort().reverse()) {
      const text = await readFile(join(folder, name), 'utf8')
      const token = /#reset=([\w-]+)/.exec(text)?.[1]
      if (token && text.includes(email)) return token
    }
    await setTimeout(10)
  }
}

function siteOf({ config, url }: TestApp): string {
  return config.publicUrl ?? url.replace('127.0.0.1', 'localhost')
}

function anEcho(): EchoInfo {
  const nothing = { persistentEndpointId: null, apiEndpoint: null, hasScreen: true, hasWidget: false }
  return { userId: newId(), alexaDeviceId: newId(), locale: 'en-US', ...nothing }
}
