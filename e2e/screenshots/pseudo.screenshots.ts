import { lookAtApp, lookAtWayIn } from '../app/fit/pages.ts'
import { pseudoText, setDirection, speakPseudo } from '../app/fit/pseudo-language.ts'
import { deskAndPhone, takeEach } from '../support/screenshots.ts'
import { test } from '../support/server.ts'

test('every page in a long made-up language, and mirrored', async ({ newContext }) => {
  test.setTimeout(300_000)
  const page = await (await newContext({ locale: 'de-DE' })).newPage()
  await speakPseudo(page)
  const look = async (name: string) => {
    const file = name.replaceAll(/[^\w]+/g, '-')
    for (const dir of ['ltr', 'rtl'] as const) {
      await setDirection(page, dir)
      await takeEach(page, deskAndPhone, (width) => `screenshots/pseudo/${dir}${file}-${width}.png`)
    }
    await setDirection(page, 'ltr')
  }
  const visit = { look, isWhole: true, language: 'de', nameOf: pseudoText } as const
  await lookAtWayIn(page, visit)
  await lookAtApp(page, await newContext(), visit)
})
