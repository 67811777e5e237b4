import { expect, test } from 'vitest'
import { instantOf } from '#contract/platform/wall-clock.ts'
import { minutes, toIso } from '../platform/clock.ts'
import { createAlexaApp, givenEcho } from '../testing/alexa/given-echo.ts'
import { createFamilyApp, givenFamily, givenOthers, givenSentPhoto } from '../testing/given/given.ts'
import { givenLife, givenLifeFamily } from '../testing/given/given-life.ts'

test('it is off until the primary caretaker switches it on, and cannot be where no screen is connected', async () => {
  const { app, anna, path } = await createFamilyApp()
  const life = (await anna.get(`${path}/life`)).body
  expect(life).toMatchObject({ isOn: false, hour: '11:00', days: [], alarm: null })
  expect(life.obstacle).toContain('No screen is connected yet')
  const refused = await anna.patch(`${path}/life`, { isOn: true })
  expect(refused.status).toBe(409)
  expect(refused.body.error.message).toBe(life.obstacle)
  await app.runDue()
  expect((await anna.get(`${path}/life`)).body.isOn).toBe(false)
})

test('without a sign by the hour the screen asks first, and after the wait the people are told in their order', async () => {
  const family = await givenLifeFamily()
  const { goTo, view, told, read, connect } = family
  await givenLife(family)
  await goTo('2027-01-11T11:00')
  // Anna opened the screen this morning, but nobody has used it.
  expect((await view()).life?.askedAt).toBe(toIso(instantOf('2027-01-11T11:00', 'Europe/Berlin')))
  await goTo('2027-01-11T11:59')
  expect(await told()).toEqual([])
  await connect()
  await goTo('2027-01-11T12:00')
  expect(await told()).toEqual(['life_missed Anna Hartley'])
  expect((await read()).alarm).toMatchObject({
    since: '2027-01-11T11:00:00.000Z',
    told: [{ name: 'Anna Hartley' }],
    takenBy: null,
  })
  expect((await read()).next).toMatchObject({ name: 'Ben Hartley', at: '2027-01-11T11:15:00.000Z' })
  await connect()
  await goTo('2027-01-11T12:14')
  expect(await told()).toHaveLength(1)
  await connect()
  await goTo('2027-01-11T12:15')
  await connect()
  await goTo('2027-01-11T12:30')
  expect((await told()).map((line) => line.split(' ')[1])).toEqual(['Anna', 'Ben', 'Cleo'])
  expect((await read()).next).toBeNull()
})

test('whoever looks after it ends the telling, and everybody sees who it is', async () => {
  const family = await givenLifeFamily()
  const { ben, anna, cleo, path, goTo, told, read } = family
  await givenLife(family)
  expect((await ben.post(`${path}/life/take`)).status).toBe(409)
  await goTo('2027-01-11T11:00')
  await goTo('2027-01-11T12:00')
  const taken = await ben.post(`${path}/life/take`)
  expect(taken.body).toMatchObject({ alarm: { takenBy: { name: 'Ben Hartley' } }, next: null })
  expect((await ben.post(`${path}/life/take`)).status).toBe(200)
  const late = await anna.post(`${path}/life/take`)
  expect(late.status).toBe(409)
  expect(late.body.error.message).toBe('Ben Hartley was first and looks after it.')
  await goTo('2027-01-11T12:15')
  expect(await told()).toEqual(['life_unknown Anna Hartley', 'life_taken'])
  expect((await read()).alarm?.takenBy?.name).toBe('Ben Hartley')
  // Ben cannot after all: the next one after Anna is told.
  expect((await cleo.post(`${path}/life/give-back`)).status).toBe(409)
  await ben.post(`${path}/life/give-back`)
  await goTo('2027-01-11T12:30')
  expect((await told()).slice(2)).toEqual(['life_given_back', 'life_unknown Ben Hartley'])
})

test('who leaves the family looks after nothing any more: the next people are told', async () => {
  const family = await givenLifeFamily()
  const { ben, path, goTo, told, read } = family
  await givenLife(family)
  await goTo('2027-01-11T11:00')
  await goTo('2027-01-11T12:00')
  expect((await ben.post(`${path}/life/take`)).status).toBe(200)
  expect((await ben.post(`${path}/leave`)).status).toBe(200)
  expect((await read()).alarm).toMatchObject({ takenBy: null, takenAt: null })
  await goTo('2027-01-11T12:15')
  expect((await told()).slice(1)).toEqual(['life_taken', 'life_given_back', 'life_unknown Cleo Hartley'])
})

test('a touch ends it, and says when the screen was used', async () => {
  const family = await givenLifeFamily()
  const { goTo, touch, told, read, view } = family
  await givenLife(family)
  await goTo('2027-01-11T11:00')
  await goTo('2027-01-11T12:00')
  await goTo('2027-01-11T12:07')
  await touch()
  expect(await told()).toEqual(['life_unknown Anna Hartley', 'life_well 12:07 PM'])
  expect(await read()).toMatchObject({
    alarm: null,
    askedAt: null,
    signAt: '2027-01-11T11:07:00.000Z',
    days: ['2027-01-11'],
  })
  expect((await view()).life?.askedAt).toBeNull()
  await goTo('2027-01-11T23:00')
  await touch()
  expect(await told()).toHaveLength(2)
})

test('a touch on the question tells nobody', async () => {
  const family = await givenLifeFamily()
  const { goTo, touch, told, view } = family
  await givenLife(family)
  await goTo('2027-01-11T11:00')
  await goTo('2027-01-11T11:20')
  await touch()
  expect((await view()).life?.askedAt).toBeNull()
  await goTo('2027-01-11T18:00')
  expect(await told()).toEqual([])
})

test('her day begins at four: a touch in the night before does not count, one after it does', async () => {
  const family = await givenLifeFamily()
  const { goTo, touch, view, read } = family
  await givenLife(family)
  await touch()
  await goTo('2027-01-12T03:59')
  await touch()
  expect((await read()).days).toEqual(['2027-01-11'])
  await goTo('2027-01-12T11:00')
  expect((await view()).life?.askedAt).not.toBeNull()
  await touch()
  await goTo('2027-01-13T04:00')
  await touch()
  await goTo('2027-01-13T11:00')
  expect((await view()).life?.askedAt).toBeNull()
  expect((await read()).days).toEqual(['2027-01-13', '2027-01-12', '2027-01-11'])
})

test('an answer on the screen is a sign', async () => {
  const family = await givenLifeFamily()
  const { anna, path, screen, goTo, view, told } = family
  await givenLife(family)
  const delivery = await givenSentPhoto(anna, path)
  await goTo('2027-01-11T11:00')
  await goTo('2027-01-11T12:00')
  await screen.post(`/api/screen/deliveries/${delivery.id}/answers`, { kind: 'heart' })
  expect((await view()).life?.askedAt).toBeNull()
  expect(await told()).toEqual(['life_unknown Anna Hartley', 'life_well 12:00 PM'])
})

test('a touch that is reported late counts from when it was', async () => {
  const family = await givenLifeFamily()
  const { goTo, touch, told, read } = family
  await givenLife(family)
  await goTo('2027-01-11T11:00')
  await goTo('2027-01-11T12:00')
  await goTo('2027-01-11T14:00')
  await touch(toIso(instantOf('2027-01-11T09:30', 'Europe/Berlin')))
  expect(await told()).toContain('life_well 9:30 AM')
  expect((await read()).signAt).toBe('2027-01-11T08:30:00.000Z')
  // What a wrong clock says is moved to now.
  await touch('2031-01-01T00:00:00.000Z')
  expect((await read()).signAt).toBe('2027-01-11T13:00:00.000Z')
})

test('a touch of yesterday that is reported today ends yesterday, and is no sign of today', async () => {
  const family = await givenLifeFamily()
  const { goTo, touch, told, read, view } = family
  await givenLife(family, { people: [family.anna.user.id] })
  await goTo('2027-01-11T11:00')
  await goTo('2027-01-11T12:00')
  await goTo('2027-01-12T09:00')
  await touch(toIso(instantOf('2027-01-11T21:00', 'Europe/Berlin')))
  expect((await told()).at(-1)).toBe('life_well Monday 9:00 PM')
  expect(await read()).toMatchObject({ signAt: null, days: ['2027-01-11'], alarm: null })
  await goTo('2027-01-12T11:00')
  expect((await view()).life?.askedAt).not.toBeNull()
})

test('a screen that is away makes another sentence than a screen that was not used', async () => {
  const family = await givenLifeFamily()
  const { goTo, told, read, connect, app } = family
  await givenLife(family)
  await goTo('2027-01-11T11:00')
  await goTo('2027-01-11T12:00')
  expect(await told()).toEqual(['life_unknown Anna Hartley'])
  expect((await read()).alarm?.screensAwaySince).toBe('2027-01-11T08:00:00.000Z')
  await goTo('2027-01-11T12:15')
  app.clock.advance(minutes(15))
  await connect()
  expect((await read()).alarm?.screensAwaySince).toBeNull()
  await app.runDue()
  expect(await told()).toEqual([
    'life_unknown Anna Hartley',
    'life_unknown Ben Hartley',
    'life_missed Cleo Hartley',
  ])
})

test('switched on after the hour it begins tomorrow', async () => {
  const family = await givenLifeFamily({ now: '2027-01-11T12:30' })
  const { goTo, view, read } = family
  await givenLife(family)
  expect((await read()).nextCheckAt).toBe('2027-01-12T10:00:00.000Z')
  await goTo('2027-01-12T10:59')
  expect((await view()).life).toMatchObject({ hour: '11:00', askedAt: null })
  await goTo('2027-01-12T11:00')
  expect((await view()).life?.askedAt).not.toBeNull()
})

test('on away days nobody is asked or told, and the screen says nothing of it', async () => {
  const family = await givenLifeFamily()
  const { anna, cleo, ben, path, goTo, view, read, told } = family
  await givenLife(family)
  const away = (dates: object) => cleo.post(`${path}/life/away`, dates)
  expect((await away({ from: '2027-01-10', until: '2027-01-12' })).status).toBe(422)
  expect((await away({ from: '2027-01-13', until: '2027-01-12' })).body.error.issues[0].path).toBe('until')
  expect((await ben.post(`${path}/life/away`, { from: '2027-01-12', until: '2027-01-13' })).status).toBe(403)
  expect((await away({ from: '2027-01-12', until: '2027-01-13' })).status).toBe(201)
  await away({ from: '2027-01-13', until: '2027-01-14' })
  await goTo('2027-01-11T11:00')
  expect((await view()).life?.askedAt).not.toBeNull()
  await goTo('2027-01-11T12:00')
  expect(await told()).toHaveLength(1)
  // Anna says that she is away: who was told hears it, and it ends.
  const ended = await anna.post(`${path}/life/away`, { from: '2027-01-11', until: '2027-01-11' })
  expect(ended.body).toMatchObject({ alarm: null, askedAt: null, awayUntil: '2027-01-11' })
  await goTo('2027-01-13T11:00')
  expect((await view()).life).toBeNull()
  expect(await read()).toMatchObject({ awayUntil: '2027-01-14', nextCheckAt: '2027-01-15T10:00:00.000Z' })
  // Back a day earlier than planned.
  const { away: dates } = await read()
  await anna.delete(`${path}/life/away/${dates.at(-1)?.id}`)
  await goTo('2027-01-14T11:00')
  expect((await view()).life?.askedAt).not.toBeNull()
  expect(await told()).toHaveLength(1)
})

test('dates and people of another group are not found', async () => {
  const { app, anna, path } = await givenLifeFamily()
  const { away } = (await anna.post(`${path}/life/away`, { from: '2027-02-01', until: '2027-02-02' })).body
  const others = await givenOthers(app)
  expect((await others.person.delete(`${others.path}/life/away/${away[0].id}`)).status).toBe(404)
  const stranger = await anna.patch(`${path}/life`, { people: [others.person.user.id] })
  expect(stranger.status).toBe(422)
  expect(stranger.body.error.issues[0].path).toBe('people')
  expect((await anna.get(`${path}/life`)).body.away).toHaveLength(1)
})

test.each([
  ['Europe/Berlin', '2027-03-27', '2027-03-28', '2027-03-29'],
  ['Europe/Berlin', '2027-10-30', '2027-10-31', '2027-11-01'],
  ['America/New_York', '2027-03-13', '2027-03-14', '2027-03-15'],
  ['America/New_York', '2027-11-06', '2027-11-07', '2027-11-08'],
])(
  'in %s it asks at the same local minute before, on and after the clock change of %s',
  async (timeZone, ...dates) => {
    const family = await givenLifeFamily({ timeZone, now: `${dates[0]}T05:00` })
    const { goTo, view, touch } = family
    await givenLife(family, { hour: '10:30' })
    for (const date of dates) {
      await goTo(`${date}T10:29`)
      expect((await view()).life?.askedAt, date).toBeNull()
      await goTo(`${date}T10:30`)
      expect((await view()).life?.askedAt, date).toBe(toIso(instantOf(`${date}T10:30`, timeZone)))
      await touch()
    }
  },
)

test('when she moves to another zone the hour is one by her new clock', async () => {
  const family = await givenLifeFamily()
  const { anna, path, goTo, view, read } = family
  await givenLife(family)
  await anna.patch(path, { timeZone: 'America/New_York' })
  expect((await read()).nextCheckAt).toBe('2027-01-11T16:00:00.000Z')
  await goTo('2027-01-11T11:00')
  expect((await view()).life?.askedAt).toBeNull()
  await goTo('2027-01-11T17:00')
  expect((await view()).life?.askedAt).not.toBeNull()
})

test('a server that was away for an hour asks then; after three hours it says that it could not look', async () => {
  const family = await givenLifeFamily()
  const { goTo, view, told, read } = family
  await givenLife(family)
  await goTo('2027-01-11T12:00')
  expect((await view()).life?.askedAt).toBe('2027-01-11T11:00:00.000Z')
  // Away again, over the end of the wait: the screens get a quarter of an hour to report.
  await goTo('2027-01-11T15:00')
  expect(await told()).toEqual([])
  await goTo('2027-01-11T15:15')
  expect(await told()).toEqual(['life_unknown Anna Hartley'])
  await goTo('2027-01-12T14:01')
  expect((await told()).at(-1)).toBe('life_not_checked Anna Hartley')
  expect(await read()).toMatchObject({ askedAt: null, alarm: null, nextCheckAt: '2027-01-13T10:00:00.000Z' })
})

test('who left or was deactivated is left out; if nobody is left, the primary caretaker stands in', async () => {
  const family = await givenLifeFamily()
  const { anna, ben, cleo, path, goTo, told, read } = family
  await givenLife(family, { people: [ben.user.id, cleo.user.id] })
  await ben.post(`${path}/leave`)
  expect((await read()).people.map(({ name }) => name)).toEqual(['Cleo Hartley'])
  await goTo('2027-01-11T11:00')
  const members = (await anna.get(`${path}/members`)).body as { id: string; user: { id: string } }[]
  const cleos = members.find(({ user }) => user.id === cleo.user.id)
  await anna.patch(`${path}/members/${cleos?.id}`, { isActive: false })
  await goTo('2027-01-11T12:00')
  expect(await told()).toEqual(['life_unknown Anna Hartley'])
})

test('the hour may not lie in the quiet hours; quiet hours that are set later put the question off', async () => {
  const family = await givenLifeFamily()
  const { anna, path, goTo, view } = family
  const [device] = (await anna.get(`${path}/devices`)).body
  const quiet = (from: string, until: string) =>
    anna.patch(`${path}/devices/${device.id}`, { quietHours: { from, until } })
  await quiet('21:00', '08:30')
  const refused = await anna.patch(`${path}/life`, { isOn: true, hour: '08:00' })
  expect(refused.status).toBe(422)
  expect(refused.body.error.message).toContain('from 21:00 until 08:30')
  expect((await anna.get(`${path}/life`)).body).toMatchObject({ isOn: false, hour: '11:00' })
  await givenLife(family)
  await quiet('21:00', '11:45')
  await goTo('2027-01-11T11:00')
  expect((await view()).life?.askedAt).toBeNull()
  await goTo('2027-01-11T11:45')
  expect((await view()).life?.askedAt).toBe('2027-01-11T10:45:00.000Z')
})

test('of a sign only its day is kept, for 30 days', async () => {
  const family = await givenLifeFamily()
  const { anna, path, goTo, touch, read, told } = family
  await givenLife(family)
  await touch()
  await goTo('2027-01-12T11:00')
  await goTo('2027-01-12T12:00')
  await touch()
  for (let day = 13; day <= 31; day++)
    await anna.get(`/api/auth/user`).then(() => goTo(`2027-01-${day}T11:00`))
  expect((await read()).days).toEqual(['2027-01-12', '2027-01-11'])
  expect((await told())[0]).toBe('life_unknown Anna Hartley')
  for (let day = 1; day <= 12; day++)
    await anna.get('/api/auth/user').then(() => goTo(`2027-02-${String(day).padStart(2, '0')}T11:00`))
  expect((await read()).days).toEqual([])
  const activity = (await anna.get(`${path}/activity`)).body as { createdAt: string; action: string }[]
  const old = activity.filter(
    ({ createdAt, action }) => action.startsWith('life') && createdAt < '2027-01-13',
  )
  expect(old.map(({ action }) => action)).toEqual(['life_switched_on'])
})

test('switched off nothing is asked, told or kept', async () => {
  const family = await givenLifeFamily()
  const { app, anna, path, goTo, touch, view, told, read } = family
  await givenLife(family)
  await touch()
  await goTo('2027-01-12T11:00')
  await goTo('2027-01-12T12:00')
  await anna.patch(`${path}/life`, { isOn: false })
  expect((await view()).life).toBeNull()
  expect(await read()).toMatchObject({ isOn: false, days: [], alarm: null, askedAt: null, nextCheckAt: null })
  await goTo('2027-01-12T12:15')
  expect(await told()).toHaveLength(1)
  await goTo('2027-01-13T12:15')
  expect(await told()).toEqual([])
  await touch()
  expect(await app.db.selectFrom('life_days').selectAll().execute()).toEqual([])
  expect(await app.db.selectFrom('life_told').selectAll().execute()).toEqual([])
})

test('when the last screen is removed it says so once, and switches itself off', async () => {
  const family = await givenLifeFamily()
  const { anna, path, goTo, told, read } = family
  await givenLife(family)
  const [device] = (await anna.get(`${path}/devices`)).body
  await anna.delete(`${path}/devices/${device.id}`)
  await goTo('2027-01-11T11:00')
  expect(await told()).toEqual(['life_not_checked Anna Hartley'])
  expect(await read()).toMatchObject({ isOn: false })
  await goTo('2027-01-12T11:00')
  expect(await read()).toMatchObject({ isOn: false, obstacle: expect.stringContaining('No screen') })
})

test('the screen tells her of it, and what she asks reaches the family as a note', async () => {
  const family = await givenLifeFamily()
  const { anna, path, screen, view, read } = family
  await givenLife(family)
  expect((await view()).life).toEqual({ hour: '11:00', askedAt: null, isRead: false, stopAskedAt: null })
  const fine = await screen.post('/api/screen/life', { answer: 'fine' })
  expect(fine.body.life).toMatchObject({ isRead: true, stopAskedAt: null })
  await screen.post('/api/screen/life', { answer: 'stop' })
  await screen.post('/api/screen/life', { answer: 'stop' })
  expect((await read()).stopAskedAt).not.toBeNull()
  const activity = (await anna.get(`${path}/activity`)).body as { action: string; actor: { kind: string } }[]
  expect(activity.filter(({ action }) => action === 'life_stop_asked')).toMatchObject([
    { actor: { kind: 'device' } },
  ])
  // They talked about it. Another hour is told to her anew.
  const on = await anna.patch(`${path}/life`, { goesOn: true, hour: '12:00' })
  expect(on.body.stopAskedAt).toBeNull()
  expect((await view()).life).toMatchObject({ hour: '12:00', isRead: false, stopAskedAt: null })
})

test('with an Echo alone nobody can ask, so the first person is told at the hour; what only a person can have done is a sign', async () => {
  const app = await createAlexaApp()
  const { family, anna, path } = await givenFamily(app)
  const echo = await givenEcho(app, family)
  await echo.open()
  const on = await anna.patch(`${path}/life`, { isOn: true, hour: '12:00' })
  expect(on.body).toMatchObject({ isOn: true, canAsk: false, people: [{ name: 'Anna Hartley' }] })
  // When it is past twelve the first check is of tomorrow, so the second at the latest finds no sign.
  for (let check = 0; check < 2; check++) {
    const { nextCheckAt } = (await anna.get(`${path}/life`)).body
    await app.runDueAfter(Date.parse(nextCheckAt) - app.clock.now())
  }
  const actions = async () =>
    ((await anna.get(`${path}/activity`)).body as { action: string }[]).map(({ action }) => action)
  expect(await actions()).toContain('life_missed')
  // A routine can open it, and ask something with it, whether or not Amazon says so.
  await echo.open()
  const metadata = { referrer: 'amzn1.alexa-speechlet-client.SequencedSimpleIntentHandler' }
  await echo.ask({ type: 'LaunchRequest', metadata } as never)
  expect(await actions()).not.toContain('life_well')
  const { steps } = (await anna.get(`${path}/alexa`)).body
  expect(steps.at(-1)).toMatchObject({ name: 'routine', seenAt: toIso(app.clock.now()) })
  await echo.intend('WhoSentIntent')
  expect(await actions()).toContain('life_well')
})

test('a deleted group is not watched, and one that is brought back is again', async () => {
  const family = await givenLifeFamily()
  const { anna, group, path, goTo, view, read } = family
  await givenLife(family)
  await anna.request('DELETE', path, { name: group.name })
  await goTo('2027-01-11T11:00')
  await anna.post(`${path}/restore`)
  expect(await read()).toMatchObject({ isOn: true, askedAt: null, nextCheckAt: '2027-01-12T10:00:00.000Z' })
  await goTo('2027-01-12T11:00')
  expect((await view()).life?.askedAt).not.toBeNull()
})
