import { isSweep } from '#server/testing/soak.ts'
import { expect, test } from '../../support/server.ts'
import { lookAtApp, lookAtWayIn } from './pages.ts'
import { pseudoText, setDirection, speakPseudo } from './pseudo-language.ts'
import { troublesOf } from './troubles.ts'

const widths = isSweep ? [320, 390] : [320]

test('in a long made-up language no page is too wide, no word cut off, and no text from elsewhere', async ({
  newContext,
}) => {
  test.setTimeout(300_000)
  const page = await (await newContext({ locale: 'de-DE', serviceWorkers: 'block' })).newPage()
  await speakPseudo(page)
  const look = async (name: string) => {
    for (const dir of ['ltr', 'rtl'] as const) {
      await setDirection(page, dir)
      for (const width of widths) {
        await page.setViewportSize({ width, height: 844 })
        expect.soft(await troublesOf(page, { isPseudo: true }), `${name} at ${width}, ${dir}`).toEqual([])
      }
    }
    await setDirection(page, 'ltr')
  }
  const visit = { look, isWhole: isSweep, language: 'de', nameOf: pseudoText } as const
  await lookAtWayIn(page, visit)
  await lookAtApp(page, await newContext(), visit)

  await page.goto('/')
  await setDirection(page, 'rtl')
  await page.setViewportSize({ width: 1440, height: 900 })
  const box = await page.getByRole('banner').boundingBox()
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBe(1440)
})
