import { expect, test } from 'vitest'
import { languages } from '#contract/platform/languages.ts'
import { locales } from '#server/alexa/language/locales.ts'
import { messagesOf } from '#server/alexa/language/talk.ts'
import { wordsIn } from '#server/mcp/words/words.ts'

const spoken = [...new Set(locales.map((locale) => locale.slice(0, 2)))]

/** Somebody at an Echo tells the family what to press, so the name must be the one that they see. */
test.each(spoken)('in %s an Echo calls Settings and its button as the app does', async (language) => {
  const { pages } = await wordsOf('platform/frame', language)
  const { connect } = await wordsOf('alexa', language)
  const { greeting, help, notTyped, body } = messagesOf(language).code
  for (const text of [greeting, help, notTyped, body]) {
    expect(text).toContain(pages.settings)
    expect(text).toContain(connect)
  }
})

test.each(languages)('in %s the page that connects an assistant says where it is ended', async (language) => {
  const { pages } = await wordsOf('platform/frame', language)
  const { programs } = await wordsOf('settings', language)
  const { ends, full } = wordsIn(language)
  expect(ends).toContain(pages.settings)
  expect(ends).toContain(programs)
  expect(full).toContain(pages.settings)
})

async function wordsOf(area: string, language: string) {
  const { words } = await import(new URL(`../web/${area}/words/${language}.ts`, import.meta.url).pathname)
  return words
}
