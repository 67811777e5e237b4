import { expect, test } from 'vitest'
import { languages } from '#contract/platform/languages.ts'
import { roles } from '#contract/platform/policy.ts'
import { messagesIn } from './messages.ts'

// That each language has each message with its parameters is a matter of types.

const translated = languages.filter((language) => language !== 'en')

test.each(languages)('%s says something in every message', (language) => {
  for (const [path, text] of textsIn(language)) {
    expect(text.trim(), path).not.toBe('')
    expect(text, path).not.toMatch(/undefined|null| {2}|\$\{/)
  }
})

test.each(translated)('%s is translated', (language) => {
  const english = textsIn('en')
  const same = [...textsIn(language)].filter(([path, text]) => english.get(path) === text)
  expect(same).toEqual([])
})

test.each(languages)('in %s an invitation tells who invites, to what and as what', (language) => {
  const { text } = messagesIn(language).invitation
  const sentences = roles.map((role) => text('Anna', 'The Hartleys', role))
  expect(new Set(sentences).size).toBe(roles.length)
  for (const sentence of sentences) expect(sentence).toMatch(/^(?=.*Anna)(?=.*The Hartleys)/)
})

/** Every message as a text, by its path such as "reset.title". */
function textsIn(language: (typeof languages)[number]): Map<string, string> {
  const { hello, invitation, ...fixed } = messagesIn(language)
  const said = {
    ...fixed,
    helloTo: hello('Anna'),
    hello: hello(null),
    invitation: {
      ...invitation,
      subject: invitation.subject('Anna', 'The Hartleys'),
      title: invitation.title('Anna'),
      text: invitation.text('Anna', 'The Hartleys', 'member'),
    },
  }
  return new Map(leaves(said))
}

function* leaves(from: object, above = ''): Generator<[string, string]> {
  for (const [key, value] of Object.entries(from)) {
    if (typeof value === 'string') yield [above + key, value]
    else yield* leaves(value, `${above}${key}.`)
  }
}
