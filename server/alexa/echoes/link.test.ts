import { expect, test } from 'vitest'
import { hours, minutes, toIso } from '../../platform/clock.ts'
import {
  createAlexaApp,
  givenEcho,
  givenEchoFamily,
  rendered,
  shownCode,
  spoken,
  testEcho,
} from '../../testing/alexa/given-echo.ts'
import { givenFamily, givenMember, givenSentPhoto } from '../../testing/given/given.ts'
import { listActions } from '../../testing/seen.ts'

test('a shown code works once, and for 15 minutes after it was last shown', async () => {
  const app = await createAlexaApp()
  const { anna, path } = await givenFamily(app)
  const echo = testEcho(app)
  const code = await shownCode(echo)
  expect(
    (await anna.post(`${path}/alexa/pair`, { code: `${code.slice(0, 3)}-${code.slice(3)}` })).status,
  ).toBe(200)
  expect((await anna.post(`${path}/alexa/pair`, { code })).status).toBe(422)
  const late = await shownCode(testEcho(app))
  app.clock.advance(minutes(15))
  const refused = await anna.post(`${path}/alexa/pair`, { code: late })
  expect(refused).toMatchObject({ status: 422, body: { error: { issues: [{ path: 'code' }] } } })
})

test('whatever is said to the Echo meanwhile, the code that somebody is typing stays good', async () => {
  const app = await createAlexaApp()
  const { anna, path } = await givenFamily(app)
  const [echo, other] = [testEcho(app), testEcho(app)]
  const code = await shownCode(echo)
  expect(await shownCode(other)).not.toBe(code)
  app.clock.advance(minutes(14))
  expect(await shownCode(echo)).toBe(code)
  app.clock.advance(minutes(14))
  for (const name of ['AMAZON.HelpIntent', 'AMAZON.FallbackIntent', 'AddItemIntent', 'AMAZON.RepeatIntent'])
    expect(rendered(await echo.intend(name)).code.replace(' ', '')).toBe(code)
  expect(spoken(await echo.intend('LinkIntent', { code: '1' }))).toContain('is no longer valid')
  expect(await echo.touch('waiting')).not.toHaveProperty('outputSpeech')
  expect(spoken(await echo.touch('typed'))).toContain('Not yet')
  expect((await anna.post(`${path}/alexa/pair`, { code })).status).toBe(200)
  await anna.delete(`${path}/devices/${(await anna.get(`${path}/devices`)).body[1].id}`)
  expect(await shownCode(echo)).not.toBe(code)
})

test('a code of an earlier release, which cannot be shown again, is replaced', async () => {
  const app = await createAlexaApp()
  const { anna, path } = await givenFamily(app)
  const echo = testEcho(app)
  const old = await shownCode(echo)
  await app.db.updateTable('alexa_pairings').set({ salt: null }).execute()
  const code = await shownCode(echo)
  expect((await app.db.selectFrom('alexa_pairings').selectAll().execute()).length).toBe(1)
  if (code !== old) expect((await anna.post(`${path}/alexa/pair`, { code: old })).status).toBe(422)
  expect((await anna.post(`${path}/alexa/pair`, { code })).status).toBe(200)
})

test('help on an unlinked Echo says what Sunporch is and goes on listening', async () => {
  const app = await createAlexaApp()
  for (const hasScreen of [true, false]) {
    const echo = testEcho(app, { hasScreen })
    const [code] = /(\d ){2}\d, (\d ){2}\d/.exec(spoken(await echo.open())) ?? []
    const help = await echo.intend('AMAZON.HelpIntent')
    expect(spoken(help)).toContain('shows you pictures and messages from your family')
    expect(spoken(help)).toContain(`The code is: ${code}.`)
    expect(help).toMatchObject({ shouldEndSession: false, reprompt: {} })
    const again = await echo.intend('AMAZON.YesIntent')
    expect(spoken(again)).toContain(`The code is: ${code}.`)
    expect(spoken(await echo.intend('TodayIntent'))).toContain('once this Echo is connected')
    expect(await echo.intend('AMAZON.NoIntent')).toMatchObject({ shouldEndSession: true })
  }
})

test('attempts to type or to say a code are limited', async () => {
  const app = await createAlexaApp()
  const { anna, path } = await givenFamily(app)
  const kept = JSON.stringify(await app.db.selectFrom('alexa_pairings').selectAll().execute())
  const right = await shownCode(testEcho(app))
  expect(kept).not.toContain(right)
  const wrong = right === '123456' ? '654321' : '123456'
  const typed = []
  for (let count = 0; count < 11; count++)
    typed.push((await anna.post(`${path}/alexa/pair`, { code: wrong })).status)
  expect(typed.at(-1)).toBe(429)
  expect((await anna.post(`${path}/alexa/pair`, { code: right })).status).toBe(429)

  const { code } = (await anna.post(`${path}/alexa/codes`)).body
  const other = code === '111111' ? '222222' : '111111'
  const echo = testEcho(app)
  for (let count = 0; count < 5; count++)
    expect(spoken(await echo.intend('LinkIntent', { code: other }))).toContain('no longer valid')
  expect(spoken(await echo.intend('LinkIntent', { code }))).toContain('too many tries')
  app.clock.advance(minutes(16))
  expect(spoken(await echo.intend('LinkIntent', { code }))).toContain('no longer valid')
})

test('a code is worthless once its maker may not manage devices any more', async () => {
  const app = await createAlexaApp()
  const { family, anna, path } = await givenFamily(app)
  const carl = await givenMember(app, family, 'Carl', 'caretaker')
  const { code } = (await carl.post(`${path}/alexa/codes`)).body
  const members = (await anna.get(`${path}/members`)).body
  const { id } = members.find(({ user }: { user: { id: string } }) => user.id === carl.user.id)
  await anna.patch(`${path}/members/${id}`, { role: 'member' })
  expect(spoken(await testEcho(app).intend('LinkIntent', { code }))).toContain('no longer valid')
})

test('a code that was not understood is asked for again', async () => {
  const app = await createAlexaApp()
  for (const code of ['?', '12345678', '0'])
    expect(spoken(await testEcho(app).intend('LinkIntent', { code }))).toContain('Please say: my code is')
})

test('a removed Echo is unlinked and can be linked again', async () => {
  const { echo, anna, path } = await givenEchoFamily()
  await givenSentPhoto(anna, path, 'Ours')
  const [, device] = (await anna.get(`${path}/devices`)).body
  await anna.delete(`${path}/devices/${device.id}`)
  const after = await echo.open()
  expect(spoken(after)).toContain('not connected')
  expect(JSON.stringify(after)).not.toContain('Ours')
  const { code } = (await anna.post(`${path}/alexa/codes`)).body
  await echo.intend('LinkIntent', { code })
  expect(spoken(await echo.open())).toContain('Here is the last picture that your family has sent.')
  expect((await anna.get(`${path}/devices`)).body).toHaveLength(2)
})

test('a slideshow on an Echo that its family removes gives way to the code, without a word', async () => {
  const { echo, anna, path } = await givenEchoFamily()
  await givenSentPhoto(anna, path, 'Ours')
  const [slide] = rendered(await echo.open()).slides
  const [, device] = (await anna.get(`${path}/devices`)).body
  await anna.delete(`${path}/devices/${device.id}`)
  for (const report of [
    ['page', slide.id, '', slide.id],
    ['loaded', slide.id, slide.id],
    ['heart', slide.id],
  ]) {
    const answer = await echo.touch(...report)
    expect(rendered(answer)).toMatchObject({ code: expect.stringMatching(/^\d{3} \d{3}$/) })
    expect(answer).not.toHaveProperty('outputSpeech')
  }
  expect(await echo.touch('waiting')).toEqual({})
  expect(await echo.touch('resting')).toEqual({})
})

test('disabling the skill unlinks the Echo and deletes Amazon’s ids', async () => {
  const { app, echo, anna, path } = await givenEchoFamily()
  const off = { type: 'AlexaSkillEvent.SkillDisabled' as const }
  const early = toIso(app.clock.now() - minutes(10))
  app.clock.advance(minutes(1))
  await echo.ask({ ...off, eventCreationTime: early } as never)
  expect(spoken(await echo.open())).not.toContain('not connected')
  await echo.ask(off)
  await echo.ask(off)
  expect((await anna.get(`${path}/devices`)).body).toMatchObject([{ kind: 'screen' }])
  expect(await listActions(anna, path)).toContain('device_unlinked')
  expect(await app.db.selectFrom('echoes').selectAll().execute()).toEqual([])
  expect(spoken(await echo.open())).toContain('not connected')
})

test('an unknown account is unlinked, and so is another Echo of a linked account', async () => {
  const { app, family, echo } = await givenEchoFamily()
  expect(spoken(await testEcho(app).open())).toContain('not connected')
  const beside = testEcho(app, { userId: echo.userId })
  expect(spoken(await beside.open())).toContain('not connected')
  const { code } = (await family.anna.post(`${family.path}/alexa/codes`)).body
  await beside.intend('LinkIntent', { code })
  await beside.open()
  const names = (await family.anna.get(`${family.path}/devices`)).body.map(
    ({ name }: { name: string }) => name,
  )
  expect(names).toEqual(['Family screen', 'Echo Show', 'Echo Show 2'])
})

test('an Echo of a deleted group shows nothing of it', async () => {
  const { family, echo } = await givenEchoFamily()
  await family.anna.request('DELETE', family.path, { name: family.group.name })
  expect(spoken(await echo.open())).toContain('not connected')
  await family.anna.post(`${family.path}/restore`)
  expect(spoken(await echo.open())).toContain('nothing here yet')
})

test('an Echo’s row holds what Amazon’s request says of it', async () => {
  const { app, echo } = await givenEchoFamily()
  const [row] = await app.db.selectFrom('echoes').selectAll().execute()
  expect(row).toMatchObject({
    user_id: echo.userId,
    alexa_device_id: echo.deviceId,
    persistent_endpoint_id: `endpoint.${echo.deviceId}`,
    api_endpoint: 'https://api.eu.amazonalexa.com',
    locale: 'en-US',
  })
})

test('a step of the set-up is ticked only by an event that arrives', async () => {
  const app = await createAlexaApp()
  const { family, anna, path } = await givenFamily(app)
  const ticked = async () => {
    const { steps } = (await anna.get(`${path}/alexa`)).body
    return steps
      .filter(({ seenAt }: { seenAt: string | null }) => seenAt)
      .map(({ name }: { name: string }) => name)
  }
  expect((await anna.get(`${path}/alexa`)).body).toMatchObject({
    isConfigured: true,
    hasClient: false,
    endpoint: 'https://photos.example.org/api/alexa/skill',
    refused: null,
  })
  expect(await ticked()).toEqual([])
  await fetch(`${app.url}/api/alexa/skill`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  })
  expect((await anna.get(`${path}/alexa`)).body.refused.why).toContain('certificate')
  await testEcho(app).open()
  expect(await ticked()).toEqual(['endpoint'])
  const echo = await givenEcho(app, family)
  expect(await ticked()).toEqual(['endpoint', 'linked'])
  await givenSentPhoto(anna, path)
  const { id } = rendered(await echo.open()).slides[0]
  await echo.touch('page', id, '')
  await echo.touch('loaded', id, id)
  expect(await ticked()).toEqual(['endpoint', 'linked', 'shown'])
  await echo.ask({
    type: 'AlexaSkillEvent.ProactiveSubscriptionChanged',
    body: { subscriptions: [{ eventName: 'AMAZON.MessageAlert.Activated' }] },
  } as never)
  await echo.ask({ type: 'Alexa.DataStore.PackageManager.UsagesInstalled' } as never)
  expect(await ticked()).toEqual(['endpoint', 'linked', 'shown', 'notices', 'widget'])
  app.clock.advance(hours(1))
})
