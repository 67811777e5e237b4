import { expect, test, vi } from 'vitest'
import type { AlexaSetup } from '#contract/alexa.ts'
import { days, hours, minutes } from '../../platform/clock.ts'
import { cloudEnvironment, givenAlexaCloud } from '../../testing/alexa/cloud.ts'
import { createAlexaApp, givenEchoFamily, type TestEcho, testEcho } from '../../testing/alexa/given-echo.ts'
import {
  createFamilyApp,
  type Family,
  givenFamily,
  givenMember,
  givenPerson,
  givenPhoto,
} from '../../testing/given/given.ts'
import { skillProject } from '../package/files.ts'

test('an Echo counts as connected as soon as it is linked, by either code', async () => {
  const app = await createAlexaApp()
  const family = await givenFamily(app)
  expect(await step(family, 'linked')).toEqual({ name: 'linked', seenAt: null, failed: null })
  const { code } = (await family.anna.post(`${family.path}/alexa/codes`)).body
  await testEcho(app).intend('LinkIntent', { code })
  expect(await step(family, 'linked')).toMatchObject({ seenAt: new Date(app.clock.now()).toISOString() })
})

test('a request for another skill unticks the endpoint, anybody else’s request does not, and a right one ticks it', async () => {
  const { app, family, echo } = await givenEchoFamily()
  expect(await step(family, 'endpoint')).toMatchObject({ seenAt: expect.any(String), failed: null })
  app.clock.advance(1000)
  expect(
    (await fetch(`${app.url}/api/alexa/skill`, { method: 'POST', headers: json, body: '{}' })).status,
  ).toBe(400)
  expect(await step(family, 'endpoint')).toMatchObject({ failed: null })
  expect((await readSetup(family)).refused).toMatchObject({ why: expect.any(String) })

  const other = echo.envelope({ type: 'LaunchRequest' })
  other.context.System.application.applicationId = 'amzn1.ask.skill.other'
  expect((await echo.post(other)).status).toBe(400)
  expect(await step(family, 'endpoint')).toMatchObject({
    failed: { at: new Date(app.clock.now()).toISOString(), why: expect.stringContaining('ALEXA_SKILL_ID') },
  })
  app.clock.advance(1000)
  await echo.open()
  expect(await step(family, 'endpoint')).toMatchObject({ failed: null })
})

test('a wrong client id or secret is named, not taken for silence, and a right one is ticked at once', async () => {
  const cloud = await givenAlexaCloud()
  const { app, family, echo } = await givenEchoFamily(cloudEnvironment(cloud))
  await allowNotifications(echo)
  const right = cloud.client.secret
  cloud.client.secret = 'another'
  const checked = await family.anna.post(`${family.path}/alexa/check`)
  expect(stepOf(checked.body, 'token')).toMatchObject({
    seenAt: null,
    failed: { why: expect.stringMatching(/does not accept.*ALEXA_CLIENT_SECRET/) },
  })
  const note = await sendPhoto(family)
  await app.runDue()
  expect(await note()).toContain('does not accept this server’s client id and secret')
  expect(await note()).not.toContain('does not answer')
  expect(await step(family, 'told')).toMatchObject({
    failed: { why: expect.stringContaining('does not accept') },
  })

  cloud.client.secret = right
  const repaired = await family.anna.post(`${family.path}/alexa/check`)
  expect(stepOf(repaired.body, 'token')).toMatchObject({ seenAt: expect.any(String), failed: null })
  cloud.subscribed.add(echo.userId)
  await app.runDueAfter(minutes(20))
  expect(cloud.events).toHaveLength(1)
  expect(await step(family, 'told')).toMatchObject({ seenAt: expect.any(String), failed: null })
  expect(await note()).toContain('has taken the notification')

  // What worked last week does not count when it fails now.
  cloud.client.secret = 'replaced'
  app.clock.advance(days(7))
  const later = await family.anna.post(`${family.path}/alexa/check`)
  expect(stepOf(later.body, 'token')).toMatchObject({
    failed: { at: new Date(app.clock.now()).toISOString() },
  })
})

test.each([
  [
    'a scope that the package did not ask for',
    /imported without the Data Store/,
    { scopes: ['alexa::proactive_events'] },
  ],
  [
    'an error of another kind',
    /does not let this server speak \(access_denied\)/,
    { trouble: { status: 400, body: { error: 'access_denied' } } },
  ],
  ['no JSON', /does not let this server speak \(status 403\)/, { trouble: { status: 403 } }],
  ['a fault at Amazon', /did not answer, or had a fault/, { trouble: { status: 500 } }],
  ['a rate limit', /did not answer, or had a fault/, { trouble: { status: 429 } }],
])(
  'what Amazon says instead of a token is told: %s',
  async (_name, why, {
    scopes,
    trouble,
  }: { scopes?: string[]; trouble?: { status: number; body?: unknown } }) => {
    const cloud = await givenAlexaCloud()
    const { family } = await givenEchoFamily(cloudEnvironment(cloud))
    if (scopes) cloud.scopes = new Set(scopes)
    if (trouble) cloud.trouble = trouble
    const { body } = await family.anna.post(`${family.path}/alexa/check`)
    expect(stepOf(body, 'token').failed?.why).toMatch(why)
  },
)

test('the log names Amazon’s error, and not the secret', async () => {
  const cloud = await givenAlexaCloud()
  const { app, family } = await givenEchoFamily(cloudEnvironment(cloud))
  cloud.client.secret = 'another'
  const warn = vi.spyOn(app.log, 'warn')
  await family.anna.post(`${family.path}/alexa/check`)
  const said = JSON.stringify(warn.mock.calls)
  expect(said).toContain('invalid_client')
  expect(said).not.toContain('a+b&c=d%e')
})

test('notifications that were switched off untick their step, and switched on tick it', async () => {
  const { app, family, echo } = await givenEchoFamily()
  expect(await step(family, 'notices')).toEqual({ name: 'notices', seenAt: null, failed: null })
  await allowNotifications(echo)
  expect(await step(family, 'notices')).toMatchObject({ seenAt: expect.any(String), failed: null })
  app.clock.advance(1000)
  await allowNotifications(echo, [])
  expect(await step(family, 'notices')).toMatchObject({
    seenAt: null,
    failed: { at: new Date(app.clock.now()).toISOString(), why: expect.stringContaining('switched off') },
  })
  app.clock.advance(1000)
  await allowNotifications(echo)
  expect(await step(family, 'notices')).toMatchObject({ failed: null })
})

test('a widget that Amazon does not fill any more unticks its step, and so does one that is removed', async () => {
  const cloud = await givenAlexaCloud()
  const { app, family, echo } = await givenEchoFamily(cloudEnvironment(cloud), { hasWidget: true })
  cloud.devices.set(echo.deviceId, { store: new Map(), result: 'SUCCESS' })
  await app.runDue()
  expect(await step(family, 'widget')).toMatchObject({ seenAt: expect.any(String), failed: null })
  cloud.scopes = new Set(['alexa::proactive_events'])
  app.clock.advance(hours(2))
  await sendPhoto(family)
  await app.runDue()
  expect(await step(family, 'widget')).toMatchObject({
    failed: { why: expect.stringContaining('Data Store') },
  })
  cloud.scopes.add('alexa::datastore')
  await app.runDueAfter(hours(2))
  expect(await step(family, 'widget')).toMatchObject({ failed: null })
  await app.db.updateTable('echoes').set({ widget_installed_at: null }).execute()
  expect(await step(family, 'widget')).toEqual({ name: 'widget', seenAt: null, failed: null })
})

test('the Alexa app asks once for notifications, again after a month, and never who has said no', async () => {
  const cloud = await givenAlexaCloud()
  const { app, echo } = await givenEchoFamily(cloudEnvironment(cloud))
  // `givenEchoFamily` has opened the skill once already.
  expect((await echo.open()).card).toBeUndefined()
  app.clock.advance(days(30))
  expect((await echo.open()).card).toEqual({
    type: 'AskForPermissionsConsent',
    permissions: ['alexa::devices:all:notifications:write'],
  })
  expect((await echo.open()).card).toBeUndefined()
  await allowNotifications(echo, [])
  app.clock.advance(days(60))
  expect((await echo.open()).card).toBeUndefined()
})

test('a server that cannot send notifications asks nobody for them', async () => {
  const app = await createAlexaApp()
  const { anna, path } = await givenFamily(app)
  const echo = testEcho(app)
  const { code } = (await anna.post(`${path}/alexa/codes`)).body
  await echo.intend('LinkIntent', { code })
  expect((await echo.open()).card).toBeUndefined()
})

test('the first opening of a linked Echo asks for notifications', async () => {
  const cloud = await givenAlexaCloud()
  const app = await createAlexaApp(cloudEnvironment(cloud))
  const { anna, path } = await givenFamily(app)
  const echo = testEcho(app)
  const { code } = (await anna.post(`${path}/alexa/codes`)).body
  await echo.intend('LinkIntent', { code })
  expect((await echo.open()).card?.type).toBe('AskForPermissionsConsent')
})

test('the skill package that is downloaded is what npm run skill:package writes, for this server and its skill', async () => {
  const { family } = await givenEchoFamily({
    ALEXA_CERTIFICATE: 'wildcard',
    ALEXA_SHOPPING_ACTIONS: 'true',
  })
  const answer = await family.anna.get(`${family.path}/alexa/skill-package`)
  expect(answer).toMatchObject({ status: 200 })
  expect(answer.headers.get('content-type')).toBe('application/zip')
  const expected = skillProject(
    { url: 'https://photos.example.org', certificate: 'wildcard', hasShoppingActions: true },
    'amzn1.ask.skill.test',
  )
  // Stored without compression, so names and contents can be read as they are.
  const zip = answer.bytes.toString('utf8')
  for (const [path, text] of Object.entries(expected)) expect(zip).toContain(`sunporch-skill/${path}${text}`)
  expect(zip.split('PK\u0003\u0004')).toHaveLength(Object.keys(expected).length + 1)
})

test('caretakers download the skill package, members do not, and others learn nothing of it', async () => {
  const { app, family } = await givenEchoFamily()
  const address = `${family.path}/alexa/skill-package`
  const carl = await givenMember(app, family, 'Carl', 'caretaker')
  const mia = await givenMember(app, family, 'Mia', 'member')
  const olga = await givenPerson(app, 'Olga')
  const statuses = await Promise.all([carl, mia, olga].map(async (by) => (await by.get(address)).status))
  expect(statuses).toEqual([200, 403, 404])
})

test.each([
  ['no address', {}, 'PUBLIC_URL'],
  ['an address without https', { PUBLIC_URL: 'http://photos.example.org' }, 'begin with https'],
  ['a port', { PUBLIC_URL: 'https://photos.example.org:8443' }, 'port 443'],
])('with %s there is no skill package, and the set-up says why', async (_name, environment, why) => {
  const { family } = await createFamilyApp(environment)
  expect((await readSetup(family)).packageProblem).toContain(why)
  const answer = await family.anna.get(`${family.path}/alexa/skill-package`)
  expect(answer).toMatchObject({ status: 409, body: { error: { message: expect.stringContaining(why) } } })
})

const json = { 'content-type': 'application/json' }

async function readSetup({ anna, path }: Family): Promise<AlexaSetup> {
  return (await anna.get(`${path}/alexa`)).body
}

async function step(family: Family, name: string) {
  return stepOf(await readSetup(family), name)
}

function stepOf({ steps }: AlexaSetup, name: string) {
  const found = steps.find((step) => step.name === name)
  if (!found) throw new Error(`no step ${name}`)
  return found
}

async function allowNotifications(echo: TestEcho, names = ['AMAZON.MessageAlert.Activated']): Promise<void> {
  await echo.ask({
    type: 'AlexaSkillEvent.ProactiveSubscriptionChanged',
    body: { subscriptions: names.map((eventName) => ({ eventName })) },
  } as never)
}

/** Sends a new photo. Returns a function that reads the note beside its status on the Echo. */
async function sendPhoto({ anna, path }: Family): Promise<() => Promise<string>> {
  const photo = await givenPhoto(anna, path)
  await anna.post(`${path}/photos/${photo.id}/send-to-alexa`)
  return async () => {
    const photos = (await anna.get(`${path}/photos`)).body
    const { delivery } = photos.find(({ id }: { id: string }) => id === photo.id)
    return delivery.devices.find(({ note }: { note: string | null }) => note !== null)?.note ?? ''
  }
}
