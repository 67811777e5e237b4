import { expect, test } from 'vitest'
import type { EchoDocument } from '#contract/alexa.ts'
import { hours, minutes, toIso } from '../../platform/clock.ts'
import { cloudEnvironment, givenAlexaCloud } from '../../testing/alexa/cloud.ts'
import { givenEchoFamily, spoken } from '../../testing/alexa/given-echo.ts'
import { givenEntry } from '../../testing/given/given.ts'

test('with Auto-send off the spoken answer, the widget and the preview promise nothing', async () => {
  const { app, anna, path, promises } = await givenEchoWithWidget()
  await givenEntry(app, anna, path, { scheduledFor: toIso(app.clock.now() + hours(2)) })
  const persuasion = expect.stringContaining('Persuasion')
  expect(await promises()).toEqual({
    answer: persuasion,
    widget: persuasion,
    previewOfWidget: persuasion,
    previewOfPage: [persuasion],
  })
  await anna.patch(`${path}/settings`, { autoSendContent: false })
  expect(await promises()).toEqual({
    answer: 'Nothing more is coming today. Nothing is planned.',
    widget: '',
    previewOfWidget: '',
    previewOfPage: ['Nothing is planned.'],
  })
})

async function givenEchoWithWidget() {
  const cloud = await givenAlexaCloud()
  const { app, echo, anna, path } = await givenEchoFamily(cloudEnvironment(cloud))
  const store = new Map<string, unknown>()
  cloud.devices.set(echo.deviceId, { store, result: 'SUCCESS' })
  await echo.ask({ type: 'Alexa.DataStore.PackageManager.UsagesInstalled' } as never)

  async function promises() {
    await app.runDueAfter(minutes(15))
    const documents: EchoDocument[] = (await anna.get(`${path}/alexa/preview`)).body
    const dataOf = (name: EchoDocument['name']) =>
      documents.find((document) => document.name === name)?.data as Record<string, Record<string, unknown>>
    const frame = store.get('sunporch/frame') as { next: string }
    return {
      answer: spoken(await echo.intend('TodayIntent')),
      widget: frame.next,
      previewOfWidget: dataOf('widget').frame?.next,
      previewOfPage: dataOf('page').payload?.lines,
    }
  }
  return { app, anna, path, promises }
}
