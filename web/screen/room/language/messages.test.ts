import { expect, test } from 'vitest'
import { languages } from '#contract/platform/languages.ts'
import { loadWords } from './words.ts'

const all = await Promise.all(languages.map(loadWords))
const english = await loadWords('en')

/** Two values for each parameter that messages have, by its name in English. */
const examples: Record<string, [unknown, unknown]> = {
  name: ['Tom', 'Mia'],
  groupName: ['The Smiths', 'The Millers'],
  when: ['WHEN', 'SINCE'],
  date: ['3 May', '4 June'],
  time: ['9:00', '11:30'],
  names: ['Tom', 'Mia'],
  phone: ['030 12', '030 34'],
  digits: ['1 2 3', '4 5 6'],
  day: [
    { name: 'Tuesday', index: 2 },
    { name: 'Friday', index: 5 },
  ],
  part: ['morning', 'evening'],
  relation: ['your son', 'your daughter'],
  years: [1, 3],
  number: [2, 5],
  count: [9, 22],
  seconds: [5, 9],
}

test.each(all)('$language says something in every message', (words) => {
  for (const [path, text] of texts(words)) expect(text.trim(), path).not.toBe('')
})

test.each(all)('$language has the messages of English, each with as many parameters', (words) => {
  const shape = (from: object) => [...messages(from)].map(([path, message]) => [path, typeof message])
  expect(shape(words)).toEqual(shape(english))
})

test.each(all)('$language tells each parameter of a message', (words) => {
  for (const [path, message] of messages(words)) {
    if (typeof message !== 'function') continue
    const names = parametersOf(path)
    const given = names.map((name) => exampleOf(name)[0])
    for (const [index, name] of names.entries()) {
      const other = given.with(index, exampleOf(name)[1])
      expect(message(...other), `${path}, ${name}`).not.toBe(message(...given))
    }
  }
})

test.each(all)('$language never shows that a name is missing', (words) => {
  for (const [path, message] of messages(words)) {
    if (typeof message !== 'function' || !parametersOf(path).includes('name')) continue
    const text = message(...parametersOf(path).map((name) => (name === 'name' ? null : exampleOf(name)[0])))
    if (!needsName.has(path)) expect(text, path).not.toMatch(/null|undefined| {2}|, *$/)
  }
})

test.each(all.filter(({ language }) => language !== 'en'))('$language is translated', (words) => {
  const own = new Map(texts(words))
  const same = [...texts(english)].filter(([path, text]) => own.get(path) === text && !isAlike.has(path))
  expect(same).toEqual([])
})

test('Polish changes the names of the days where it must', async () => {
  const { partOfWeekday, onWeekday } = await loadWords('pl')
  expect(onWeekday({ name: 'wtorek', index: 2 })).toBe('we wtorek')
  expect(partOfWeekday({ name: 'środa', index: 3 }, 'morning')).toBe('w środę rano')
})

test('Polish counts years', async () => {
  const { onThisDay } = await loadWords('pl')
  const counted = [1, 2, 5, 12, 22, 25].map(onThisDay)
  expect(counted.map((text) => text.replace(/^Tego dnia | temu$/g, ''))).toEqual([
    'rok',
    '2 lata',
    '5 lat',
    '12 lat',
    '22 lata',
    '25 lat',
  ])
})

test.each([
  [1, 'Tego dnia rok temu'],
  [2, 'Tego dnia 2 lata temu'],
  [5, 'Tego dnia 5 lat temu'],
  [22, 'Tego dnia 22 lata temu'],
  [25, 'Tego dnia 25 lat temu'],
])('Polish counts %i years in the right form', async (years, text) => {
  expect((await loadWords('pl')).onThisDay(years)).toBe(text)
})

test('German counts from a day in the right case', async () => {
  expect((await loadWords('de')).lifeSince('21. November')).toContain('Seit dem 21. November')
})

test('French and Italian leave a vowel out before another one', async () => {
  const french = await loadWords('fr')
  expect(french.from('Anna', 'votre fille')).toBe('De la part d’Anna, votre fille')
  expect(french.from('Élise', null)).toBe('De la part d’Élise')
  expect(french.from('Tom', null)).toBe('De la part de Tom')
  const italian = await loadWords('it')
  expect(italian.onDate('8 marzo')).toBe('l’8 marzo')
  expect(italian.onDate('18 marzo')).toBe('il 18 marzo')
  expect(italian.onDate('1 marzo')).toBe('il 1º marzo')
})

type Message = string | number | ((...given: unknown[]) => string)

/** Said only of somebody who has a name. */
const needsName = new Set(['from', 'visitFrom', 'isGoingToCall', 'cannotCall'])

/** Words that are the same in two languages, like "Code 1 2 3". */
const isAlike = new Set(['minutes', 'code', 'pause'])

/** Every message with its path, "next.picture". */
function* messages(from: object, above = ''): Generator<[string, Message]> {
  for (const [key, value] of Object.entries(from)) {
    if (key === 'language') continue
    if (typeof value === 'object') yield* messages(value, `${above}${key}.`)
    else yield [above + key, value]
  }
}

/** Every message as a text, with example parameters. */
function* texts(from: object): Generator<[string, string]> {
  for (const [path, message] of messages(from)) {
    if (typeof message === 'string') yield [path, message]
    if (typeof message === 'function')
      yield [path, message(...parametersOf(path).map((name) => exampleOf(name)[0]))]
  }
}

function exampleOf(parameter: string): [unknown, unknown] {
  const example = examples[parameter]
  if (!example) throw new Error(`Please add two examples of the parameter ${parameter}`)
  return example
}

/** The names of the parameters of an English message. */
function parametersOf(path: string): string[] {
  const source = String(new Map(messages(english)).get(path))
  const [, list = ''] = /^\(?([^()=]*)\)?\s*=>/.exec(source) ?? []
  return list.split(',').map((name) => name.trim())
}
