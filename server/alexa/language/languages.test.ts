import { expect, test } from 'vitest'
import { locales } from './locales.ts'
import { en, type Messages } from './messages/en.ts'
import { ourIntents, type Talk } from './samples/intents.ts'
import { messagesOf, talkIn } from './talk.ts'
import { toAlexa } from './to-alexa.ts'

const others = [...new Set(locales.map((locale) => locale.slice(0, 2)))].filter((one) => one !== 'en')

test('the skill speaks seven languages', () => {
  expect(others).toEqual(['de', 'es', 'fr', 'it', 'pt', 'nl'])
})

/** Texts that are the same in two languages, and right so. */
const sameWords = ['Stop']

test.each(others)('in %s no text is English, and each is whole', (language) => {
  const english = textsOf(en)
  const texts = textsOf(messagesOf(language))
  expect(texts.size).toBe(english.size)
  for (const [path, text] of texts) {
    expect.soft(text.trim(), path).not.toBe('')
    expect.soft(text, path).not.toMatch(/undefined|\[object|NaN/)
    if (!sameWords.includes(text)) expect.soft(text, path).not.toBe(english.get(path))
  }
})

/** All texts by their place; functions are called with words that can be found again in the text. */
function textsOf(messages: Messages): Map<string, string> {
  const found = new Map<string, string>()
  const collect = (path: string, value: unknown) => {
    if (typeof value === 'string') found.set(path, value)
    else if (typeof value === 'object' && value !== null && !(value instanceof RegExp))
      for (const [name, inner] of Object.entries(value)) collect(`${path}.${name}`, inner)
  }
  collect('', messages)
  return found
}

test.each(others)('in %s one and several are told apart', (language) => {
  const { counted, list, onIt, lastSent, slide, takenYearsAgo, moreVisits } = messagesOf(language)
  for (const count of Object.values(counted)) expect.soft(count(2).replace('2', '1')).not.toBe(count(1))
  for (const count of [list.more, slide.yearsAgo, takenYearsAgo, moreVisits])
    expect.soft(count(2).replace('2', '1')).not.toBe(count(1))
  expect.soft(lastSent(1, 2)).not.toBe(lastSent(2, 1))
  expect.soft(onIt('Mia', 1)).toContain('Mia')
})

test.each(others)('in %s what the family has typed stands in each sentence', (language) => {
  const { answered, list, picture, note, isFrom, comes, visitUnknown, passedOn, code, recommends } =
    messagesOf(language)
  const said = [
    ...Object.values(answered).map((say) => say('Zoë')),
    ...[list.added, list.isThere, list.removed, list.isNotThere, list.whichOne].map((say) => say('Zoë')),
    ...[picture, note, isFrom, visitUnknown, passedOn, code.connected].map((say) => say('Zoë')),
    comes('Zoë', 'X', '15:00'),
    comes('Zoë', 'X', null),
    recommends('Zoë', 'Dune'),
  ]
  for (const text of said) expect.soft(text).toContain('Zoë')
})

test.each(['en', ...others])(
  'in %s each intent can be said in several ways, and none is said twice',
  (language) => {
    const { samples, store, opening, invocationName, names }: Talk = talkIn(language)
    for (const intent of Object.keys(ourIntents) as (keyof typeof ourIntents)[]) {
      const slot = ourIntents[intent]?.name
      expect.soft(samples[intent].length, intent).toBeGreaterThanOrEqual(3)
      for (const sample of samples[intent]) expect.soft(/\{(\w+)\}/.exec(sample)?.[1], sample).toBe(slot)
    }
    const all = Object.values(samples).flat()
    expect(all.filter((sample, index) => all.indexOf(sample) !== index)).toEqual([])
    expect(opening).toContain(invocationName)
    expect(store.phrases[0].toLowerCase()).toBe(`alexa, ${opening}`)
    for (const phrase of store.phrases) expect(phrase).toContain(invocationName)
    expect(store.summary.length).toBeLessThanOrEqual(160)
    expect(names).toHaveLength(6)
  },
)

test.each(others)(
  'in %s the buttons need no more room than the English ones, which fit on every kind of Echo',
  (language) => {
    const longest = ({ heart, thank_you }: Messages['slide']) =>
      Math.max(...Object.values(heart).map(({ length }) => length)) +
      Math.max(...Object.values(thank_you).map(({ length }) => length))
    expect(longest(messagesOf(language).slide)).toBeLessThanOrEqual(longest(en.slide))
    expect(messagesOf(language).code.typed.length).toBeLessThanOrEqual(en.code.typed.length)
  },
)

test('what to say for a recommendation is in the language of the Echo', () => {
  const german = messagesOf('de-DE')
  expect(toAlexa('Alexa, play Life on Mars on Netflix', german)).toBe(
    'Alexa, spiele Life on Mars auf Netflix',
  )
  expect(toAlexa('Alexa, read Emma', german)).toBe('Alexa, lies Emma vor')
  expect(toAlexa('Alexa, read Emma', en)).toBe('Alexa, read Emma')
})

test('French elides, and German and Italian decline “your family”', () => {
  const [fr, de, it] = ['fr', 'de', 'it'].map(messagesOf)
  expect(fr?.picture('Anna')).toBe('Une photo d’Anna')
  expect(fr?.picture('Mia')).toBe('Une photo de Mia')
  expect(de?.picture(de.yourFamily)).toBe('Ein Bild von Ihrer Familie')
  expect(it?.picture(it.yourFamily)).toBe('Una foto dalla sua famiglia')
})

test.each([
  ['de', 'etwas Milch auf meine Liste', 'Milch'],
  ['es', 'leche a mi lista de la compra', 'leche'],
  ['es', 'huevos en mi lista del súper', 'huevos'],
  ['fr', 'du lait à ma liste', 'lait'],
  ['fr', "l'eau", 'eau'],
  ['it', 'il latte dalla mia lista', 'latte'],
  ['pt', 'o leite da minha lista', 'leite'],
  ['nl', 'wat melk op mijn lijst', 'melk'],
])('in %s “%s” is about “%s”', (language, spoken, name) => {
  const { around } = messagesOf(language).list
  expect(around.reduce((text, one) => text.replace(one, ''), spoken)).toBe(name)
})
