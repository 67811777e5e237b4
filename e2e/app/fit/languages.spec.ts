import { languages } from '#contract/platform/languages.ts'
import { isSoak, isSweep } from '#server/testing/soak.ts'
import { expect, test } from '../../support/server.ts'
import { readOwnWords } from './own-words.ts'
import { lookAtApp, lookAtWayIn } from './pages.ts'
import { troublesOf } from './troubles.ts'

/** Their words are the longest. */
const long: readonly string[] = ['de', 'fr', 'pl']

for (const language of isSweep ? languages : (['pl'] as const))
  test(`at 320 pixels no page is too wide, and no word cut off, in ${language}`, async ({ newContext }) => {
    test.setTimeout(300_000)
    const page = await (
      await newContext({ locale: language, viewport: { width: 320, height: 844 } })
    ).newPage()
    const look = async (name: string) => {
      expect
        .soft(await troublesOf(page, { isEnglish: language === 'en' }), `${name} in ${language}`)
        .toEqual([])
    }
    const isWhole = isSoak || (isSweep && long.includes(language))
    const visit = { look, isWhole, language, nameOf: await readOwnWords(language) }
    await lookAtWayIn(page, visit)
    await lookAtApp(page, await newContext(), visit)

    // The line that says who asks for a call covers the bar at the top, and nothing below it.
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/')
    const line = await page.getByRole('region', { name: visit.nameOf('Anrufwünsche') }).boundingBox()
    expect(line?.height).toBeLessThanOrEqual(64)
  })
