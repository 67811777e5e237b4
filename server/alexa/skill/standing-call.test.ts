import { expect, test } from 'vitest'
import { minutes } from '../../platform/clock.ts'
import { givenEcho, givenEchoFamily, rendered, spoken } from '../../testing/alexa/given-echo.ts'
import { givenMember, givenScreen, givenSentPhoto } from '../../testing/given/given.ts'

const asked = /^You asked for a call at \d+:\d\d [AP]M\. We are telling your family\./

test('an Echo says and shows how far it is with a call that she asked for on the tablet', async () => {
  const { app, family, anna, path, echo } = await givenEchoFamily()
  const ben = await givenMember(app, family, 'Ben', 'member')
  const voice = await givenEcho(app, family, { hasScreen: false })
  const tablet = await givenScreen(app, family)
  const { id } = await givenSentPhoto(anna, path, 'At the lake')
  const before = rendered(await echo.open())
  expect(before.slides).toMatchObject([{ id }])

  await tablet.post('/api/screen/call', { isNeeded: true })
  const running = rendered(await echo.touch('page', id, '', before.inbox))
  expect(running).toMatchObject({
    at: 1,
    slides: [{ id }, { kind: 'call', heart: 'Not needed', thanks: '' }],
  })
  const [, call] = running.slides
  expect(`${call.title} ${call.body}`).toMatch(asked)
  // The call's own page is no delivery, and nothing new.
  expect(await echo.touch('page', call.id, '', running.inbox)).toEqual({})
  expect(await echo.touch('page', id, '', running.inbox)).toEqual({})
  const opened = await echo.open()
  expect(spoken(opened)).toMatch(asked)
  expect(rendered(opened).at).toBe(1)
  expect(spoken(await voice.open())).toMatch(asked)

  const [open] = (await anna.get(`${path}/answers`)).body.calls
  await ben.post(`${path}/calls/${open.id}/take`)
  const taken = rendered(await echo.touch('page', id, '', running.inbox))
  expect(taken).toMatchObject({ at: 1, slides: [{ id }, { title: 'Ben is going to call you.' }] })
  expect(spoken(await voice.open())).toMatch(/^Ben is going to call you\. /)

  await tablet.post('/api/screen/call', { isNeeded: false })
  const over = rendered(await echo.touch('page', id, '', taken.inbox))
  expect(over).toMatchObject({ at: 0, slides: [{ id }] })
  expect(over.slides).toHaveLength(1)
  expect(spoken(await voice.open())).not.toMatch(/call/)
})

test('what she asks an Echo for stands on the tablet, and is not needed any more by a word or a touch', async () => {
  const { app, family, anna, path, echo } = await givenEchoFamily()
  const tablet = await givenScreen(app, family)
  const onTablet = async () => (await tablet.get('/api/screen')).body.call ?? null
  // Nothing was sent yet: the call is the only slide.
  const answer = await echo.intend('CallMeIntent')
  expect(spoken(answer)).toBe('I have passed on that you would like a call. We are telling your family.')
  expect(rendered(answer).slides).toMatchObject([{ kind: 'call' }])
  expect(await onTablet()).toMatchObject({ taken: null })
  app.clock.advance(minutes(1))
  expect(spoken(await echo.intend('CallMeIntent'))).toMatch(asked)

  const told = 'All right. Your family will see that you do not need a call any more.'
  const word = await echo.intend('CallNotNeededIntent')
  expect(spoken(word)).toBe(told)
  expect(rendered(word)).toMatchObject({ isEmpty: true })
  expect(await onTablet()).toBeNull()
  expect((await anna.get(`${path}/answers`)).body.calls).toEqual([])
  expect(spoken(await echo.intend('CallNotNeededIntent'))).toBe('You have not asked for a call.')

  await givenSentPhoto(anna, path, 'At the lake')
  const again = rendered(await echo.intend('CallMeIntent'))
  expect(again).toMatchObject({ at: 1 })
  const touched = await echo.touch('not-needed', again.slides[1].id)
  expect(spoken(touched)).toBe(told)
  expect(rendered(touched).slides).toMatchObject([{ kind: 'photo' }])
  expect(await onTablet()).toBeNull()
  // A touch of a page that is gone ends no later call.
  await echo.intend('CallMeIntent')
  await echo.touch('not-needed', again.slides[1].id)
  expect(await onTablet()).not.toBeNull()
})

test('an Echo says that she asked again, and when', async () => {
  const { app, family, anna, path, echo } = await givenEchoFamily()
  const tablet = await givenScreen(app, family)
  const { id } = await givenSentPhoto(anna, path, 'At the lake')
  await tablet.post('/api/screen/call', { isNeeded: true })
  const running = rendered(await echo.open())
  expect(running.slides[1].title).toMatch(/^You asked for a call at/)
  app.clock.advance(minutes(4))
  await tablet.post('/api/screen/call', { isNeeded: true })
  const again = rendered(await echo.touch('page', id, '', running.inbox))
  expect(again.slides[1].title).toMatch(/^You asked again at \d+:\d\d [AP]M\.$/)
  expect(spoken(await echo.intend('CallMeIntent'))).toMatch(/^You asked again at \d+:\d\d [AP]M\. We are/)
})
