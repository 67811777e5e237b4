import { globSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { expect, test } from 'vitest'
import { languages } from '#contract/platform/languages.ts'

const root = new URL('../', import.meta.url).pathname
/** The folders with the words of an area, in a file for each language. */
const areas = globSync('web/{**/words,platform/words/common}/en.ts', { cwd: root }).map((file) =>
  dirname(file),
)
const others = languages.filter((language) => language !== 'en')
const files = areas.flatMap((area) => others.map((language): [string, string] => [area, language]))

/** Texts that are the same in another language. */
const alike =
  /^\P{L}*(Tom\w+(?: photos)?|Sunporch|E-mail|Password|Privacy|Invitation|Alexa|Menu|[Pp]hotos?|Home|Error|Notifications|Name|Later|Date|Pauses?|Roles|Planning|Films?|Description|Link|Type|Kindle|Netflix|Prime Video|Video|Spotify|Audiobook|Open|Suggestions|Online|Passkeys|Volume|Widget|Code|Webhooks?|Token|Apps?)\P{L}*$/u
/** Values for the parameters of a message: alone, or in an object, whatever they are called there. */
const examples = ['Tom', 'Ann'].map(
  (name) => new Proxy<Record<string, string>>({ name }, { get: (values, key) => values.name + String(key) }),
)

test('there are areas with words', () => {
  expect(areas.length).toBeGreaterThan(4)
})

test.each(files)('%s in %s has the messages of English, translated', async (area, language) => {
  const [english, own] = await Promise.all([read(area, 'en'), read(area, language)])
  const isKnown = ([path]: [string, unknown]) => !path.startsWith('sentences.') && path !== 'tooMany'
  const shape = (words: object) =>
    messagesOf(words)
      .filter(isKnown)
      .map(([path, message]) => [path, typeof message])
  expect(shape(own)).toEqual(shape(english))
  const texts = new Map(messagesOf(english))
  for (const [path, message] of messagesOf(own)) {
    const text = textOf(message, 0)
    expect(text.trim(), path).not.toBe('')
    if (!alike.test(text)) expect(text, path).not.toBe(textOf(texts.get(path), 0))
    if (typeof message === 'function') expect(textOf(message, 1), path).not.toBe(text)
    // A link in a sentence keeps its name.
    expect(linksIn(text), path).toEqual(linksIn(textOf(texts.get(path), 0) || text))
  }
})

test.each(others)('files of words in %s import no code of other files', (language) => {
  // A label that English takes from the contract would bring the file of the page that has it, and run that page.
  const imports = areas.flatMap((area) => {
    const code = readFileSync(`${root}${area}/${language}.ts`, 'utf8')
    return (code.match(/^import (?!type |\{ lazily \}).*/gm) ?? []).map((line) => `${area}: ${line}`)
  })
  expect(imports).toEqual([])
})

const refusals = ['web/platform/refusals/sentences', 'web/platform/refusals/rarer/sentences']

test.each(others)('refusals in %s are translated, with what differs in them', async (language) => {
  const all = await Promise.all(refusals.map((area) => read(area, language)))
  for (const [english, own] of all.flatMap(messagesOf)) {
    expect(String(own).trim(), english).not.toBe('')
    expect(own, english).not.toBe(english)
    const count = english.split('{}').length - 1
    const places = [...String(own).matchAll(/\{(.*?)\}/g)].map(([, place]) => Number(place))
    expect(
      places.filter((place) => !(place < count)),
      english,
    ).toEqual([])
  }
})

/** Where a text tells people to press something: it has the name that stands there. */
test.each(languages)('in %s, texts name pages and buttons as they are called', async (language) => {
  const messages = async (area: string) => new Map(messagesOf(await read(area, language)))
  const [frame, screen, settings, choices, family, identity, confirm, schedule] = await Promise.all(
    [
      'web/platform/frame/words',
      'web/screen/words',
      'web/settings/words',
      'web/notices/choices/words',
      'web/family/words',
      'web/identity/words',
      'web/identity/email/note/words',
      'web/schedule/words',
    ].map(messages),
  )
  const room = new Map(messagesOf(await readRoom(language)))
  const screenOf = settings?.get('screenOf')
  const named: [text: unknown, names: unknown[]][] = [
    [room.get('whereToTypeCode'), [frame?.get('pages.settings'), screen?.get('connect')]],
    [room.get('linkGone'), [frame?.get('pages.settings')]],
    [choices?.get('activityOff'), [family?.get('activity')]],
    [textOf(choices?.get('toUnconfirmed'), 0), [identity?.get('accountSettings'), confirm?.get('send')]],
    [choices?.get('topics.trouble.text'), [schedule?.get('sendNow')]],
  ]
  for (const [text, names] of named) for (const name of names) expect(text).toContain(name)
  if (language !== 'en' && typeof screenOf === 'function')
    expect(room.get('whereToTypeCode')).toContain(screenOf('…'))
})

test.each(others)('privacy and terms in %s have the parts of the English pages', (language) => {
  const partsOf = (html: string) => html.match(/<\/?(?:h1|h2|p|ul|li|strong|a)\b[^>]*>|\{\{operator\}\}/g)
  const mainOf = (file: string) => readFileSync(root + file, 'utf8').split(/<\/?main>/)[1] ?? ''
  for (const name of ['privacy', 'terms']) {
    const english = mainOf(`web/${name}.html`)
    const own = mainOf(`web/info/${language}/${name}.html`)
    expect(partsOf(own)).toEqual(partsOf(english))
    expect(own.length, name).toBeGreaterThan(english.length * 0.75)
  }
})

// What opens the skill on an Echo has its own words in each language that Alexa speaks (docs/alexa.md).
test.each(['de', 'es', 'fr', 'it', 'pt', 'nl'])('%s opens the skill by its own words', async (language) => {
  const words = await Promise.all(areas.map((area) => read(area, language)))
  const texts = words.flatMap(messagesOf).map(([, message]) => textOf(message, 0))
  expect(texts.filter((text) => /Alexa, .*sun porch/.test(text))).toEqual([])
})

test('each known sentence is one of the server or of the contract', () => {
  const known = ['web/platform/words/common', ...refusals].flatMap((area) => [
    ...readFileSync(`${root}${area}/en.ts`, 'utf8').matchAll(/^ {2}\| ['"](.+)['"]$/gm),
  ])
  const code = globSync('{server,contract}/**/*.ts', { cwd: root })
    .filter((file) => !file.includes('.test.'))
    .map((file) => readFileSync(root + file, 'utf8'))
    .join()
  // A number may come from a limit, and a second sentence from a constant.
  const isSaid = (sentence = '') =>
    code.includes(sentence) || sentence.split(/\d+|\{\}|(?<=\.) /).every((part) => code.includes(part))
  expect(known.length).toBeGreaterThan(100)
  expect(known.map(([, sentence]) => sentence).filter((sentence) => !isSaid(sentence))).toEqual([])
})

async function read(area: string, language: string): Promise<object> {
  const { words } = await import(`${root}${area}/${language}.ts`)
  return words
}

async function readRoom(language: string): Promise<object> {
  const { messages } = await import(`${root}web/screen/room/language/messages/${language}.ts`)
  return messages
}

function messagesOf(words: object): [string, unknown][] {
  return Object.entries(words).flatMap(([name, message]): [string, unknown][] =>
    message && typeof message === 'object'
      ? messagesOf(message).map(([path, inner]) => [`${name}.${path}`, inner])
      : [[name, message]],
  )
}

function textOf(message: unknown, example: number): string {
  const values = examples[example]
  if (typeof message !== 'function') return String(message ?? '')
  return String(/^\(\{/.test(String(message)) ? message(values) : message(values?.first, values?.second))
}

function linksIn(text: string): string[] {
  return [...text.matchAll(/\]\((\w+)\)/g)].map(([, name = '']) => name).sort()
}
