import { expect, test } from 'vitest'
import { activityLabels } from '#contract/family/activity.ts'
import { topicOf } from '#contract/notices/topics.ts'
import { languages } from '#contract/platform/languages.ts'
import { isCounted, noticeSentence, type Told } from './notice-sentence.ts'
import type { Sentence, SentenceWords } from './sentences/sentence-words.ts'
import { noticeWordsIn } from './words.ts'

const english = noticeWordsIn('en')

const told: Told = {
  action: 'photo_uploaded',
  actor: { kind: 'person', name: 'Ben Hartley' },
  subject: { kind: 'photo', title: 'The garden' },
  isAboutReader: false,
  lovedOneName: 'Rose',
  since: null,
  count: 1,
}

test('every change that people are told of has a sentence of its own, with and without words of theirs', () => {
  const actions = Object.keys(activityLabels).filter((action) => topicOf(action, 'heart'))
  const kinds: Record<string, string[]> = { delivery_answered: ['heart', 'thank_you', 'call_me', 'note'] }
  for (const action of actions)
    for (const kind of kinds[action] ?? ['photo'])
      for (const title of ['The garden', null])
        for (const lovedOneName of ['Rose', null]) {
          const one = {
            ...told,
            action,
            subject: { kind, title },
            lovedOneName,
            actor: { kind: 'device', name: lovedOneName },
          } as const
          const sentence = noticeSentence(one, english)
          expect(Object.values(activityLabels), action).not.toContain(sentence)
          expect(sentence, action).not.toMatch(/null|undefined|^ | {2}|[.]$/)
          expect(sentence, action).toMatch(/^[A-Z“]/)
          if (isCounted(one)) expect(noticeSentence({ ...one, count: 12 }, english), action).toContain('12')
        }
})

test('an action of another release gives its label, and nobody stays nameless', () => {
  expect(noticeSentence({ ...told, action: 'moon_landed' }, english)).toBe('moon_landed')
  expect(noticeSentence({ ...told, action: 'photo_restored' }, english)).toBe('Photo brought back')
  expect(noticeSentence({ ...told, actor: null }, english)).toBe('Somebody added the photo “The garden”')
  const call = {
    ...told,
    action: 'call_requested',
    subject: null,
    actor: { kind: 'device', name: null },
  } as const
  expect(noticeSentence(call, english)).toBe('Your loved one asks for a call')
  expect(noticeSentence({ ...call, isAboutReader: true }, english)).toBe('Your loved one asks you for a call')
})

// That each language has each sentence, and the form for several where English has it, is a matter of types.

const translated = languages.filter((language) => language !== 'en')

test.each(languages)('%s has a whole sentence for whatever is told', (language) => {
  for (const [path, sentence] of saidIn(language)) {
    expect(sentence, path).not.toMatch(/\bnull\b|undefined|\[object|^ | {2}|[.]$/)
    expect(sentence, path).toMatch(/^[\p{Lu}“„«‘\d…]/u)
    if (path.includes('many')) expect(sentence, path).toContain('12')
  }
})

test.each(translated)('%s is translated', (language) => {
  const said = saidIn('en')
  const same = [...saidIn(language)].filter(([path, sentence]) => said.get(path) === sentence)
  expect(same).toEqual([])
})

test.each(languages)('%s says something in every message around notices', (language) => {
  const { sentences: _, language: __, ...messages } = noticeWordsIn(language)
  for (const [path, text] of textsOf(messages)) {
    expect(text.trim(), path).not.toBe('')
    expect(text, path).not.toMatch(/\bnull\b|undefined|NaN| {2}/)
  }
})

test('Polish counts pictures', () => {
  const words = noticeWordsIn('pl')
  const counted = [2, 5, 12, 22].map((count) => noticeSentence({ ...told, count }, words))
  expect(counted).toEqual([
    'Ben Hartley dodaje 2 zdjęcia',
    'Ben Hartley dodaje 5 zdjęć',
    'Ben Hartley dodaje 12 zdjęć',
    'Ben Hartley dodaje 22 zdjęcia',
  ])
})

/** Every sentence of a language with all that it can name, and with as little. */
function saidIn(language: (typeof languages)[number]): Map<string, string> {
  const words = noticeWordsIn(language)
  const whole: SentenceWords = {
    actor: 'Ben',
    quoted: words.quoted('The garden'),
    title: 'The garden',
    lovedOne: 'Rose',
    lovedOneFirst: 'Rose',
    since: { text: words.yesterday('9:05'), isToday: false },
    seconds: 20,
    you: true,
  }
  const bare = { ...whole, quoted: null, title: null, since: null, seconds: null, you: false }
  const today = { ...whole, since: { text: '9:05', isToday: true }, you: false }
  const cases = Object.entries({ whole, bare, today })
  const sentences: Record<string, Sentence> = words.sentences
  return new Map(
    Object.entries(sentences).flatMap(([action, { one, many }]) => [
      ...cases.map(([name, given]): [string, string] => [`${action}, ${name}`, one(given)]),
      ...(many ? [[`${action}, many`, many(bare, 12)] as [string, string]] : []),
    ]),
  )
}

type Text = string | ((...given: never[]) => string)

function* textsOf(from: object, above = ''): Generator<[string, string]> {
  for (const [key, value] of Object.entries(from) as [string, Text | object][]) {
    const path = above + key
    if (typeof value === 'string') yield [path, value]
    else if (typeof value === 'function') yield [path, String(value(...(['12', '12'] as never[])))]
    else yield* textsOf(value, `${path}.`)
  }
}
