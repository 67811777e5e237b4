import { languages } from '#contract/platform/languages.ts'
import { readOwnWords } from '../app/fit/own-words.ts'
import { lookAtApp } from '../app/fit/pages.ts'
import { callApi, emailOf, givenFamily } from '../support/person.ts'
import { desk, phone, takeEach } from '../support/screenshots.ts'
import { test } from '../support/server.ts'

for (const language of languages) {
  test(`the way in, in ${language}`, async ({ newContext, page, server }) => {
    const { groupId } = await givenFamily(page)
    const members = `/api/family-groups/${groupId}/members`
    const { link } = await callApi(page, members, { email: emailOf('Ola'), role: 'member' })
    const visitor = await (await newContext({ locale: language })).newPage()
    const addresses = {
      landing: server.url,
      'sign-in': `${server.url}/api/login`,
      'sign-up': `${server.url}/api/login#create`,
      invitation: String(link),
    }
    for (const [name, address] of Object.entries(addresses)) {
      await visitor.goto(address)
      await visitor.reload()
      await takeEach(visitor, [desk, phone], (width) => `screenshots/way-in-${name}-${language}-${width}.png`)
    }
  })

  test(`every page and its dialogs on a phone, in ${language}`, async ({ newContext }) => {
    test.setTimeout(300_000)
    const page = await (await newContext({ locale: language })).newPage()
    const look = (name: string) => {
      const file = `screenshots/languages/${language}-${name.replaceAll(/[^\p{L}\d]+/gu, '-')}`
      return takeEach(page, [phone], () => `${file}.png`, { fullPage: true })
    }
    const nameOf = await readOwnWords(language)
    await lookAtApp(page, await newContext(), { look, isWhole: true, language, nameOf })
  })
}
