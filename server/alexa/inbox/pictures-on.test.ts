import { expect, test } from 'vitest'
import { minutes, seconds, toIso } from '../../platform/clock.ts'
import { givenEchoFamily, rendered } from '../../testing/alexa/given-echo.ts'
import { givenSentPhoto } from '../../testing/given/given.ts'

test('the family learns until when an Echo has reported its pictures: by their pages, and by nothing else', async () => {
  const { app, anna, path, echo } = await givenEchoFamily()
  const { id } = await givenSentPhoto(anna, path, 'At the lake')
  const picturesOnAt = async () => {
    const devices: { kind: string; picturesOnAt: string | null }[] = (await anna.get(`${path}/devices`)).body
    return devices.map(({ kind, picturesOnAt }) => [kind, picturesOnAt])
  }
  const { inbox } = rendered(await echo.open())
  expect(await picturesOnAt()).toContainEqual(['echo', null])
  await echo.touch('page', id, '', inbox)
  const first = toIso(app.clock.now())
  expect(await picturesOnAt()).toContainEqual(['echo', first])
  // Not each report is written down.
  app.clock.advance(seconds(12))
  await echo.touch('page', id, '', inbox)
  expect(await picturesOnAt()).toContainEqual(['echo', first])
  app.clock.advance(minutes(2))
  await echo.touch('page', id, '', inbox)
  const last = toIso(app.clock.now())
  expect(await picturesOnAt()).toContainEqual(['echo', last])
  app.clock.advance(minutes(10))
  await echo.intend('ReadListIntent')
  await echo.intend('PauseRoomIntent')
  await echo.touch('resting')
  expect(await picturesOnAt()).toContainEqual(['echo', last])
  expect((await picturesOnAt()).filter(([kind]) => kind === 'screen')).toEqual([['screen', null]])
})
