import { globSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { expect, test } from 'vitest'
import { languages } from '#contract/platform/languages.ts'
import { textsIn } from './screen-texts.ts'

const root = new URL('../', import.meta.url).pathname
/** The folders with the words of an area, in a file for each language. */
const areas = globSync('web/{**/words,platform/words/common}/en.ts', { cwd: root }).map((file) =>
  dirname(file),
)
const others = languages.filter((language) => language !== 'en')
const files = areas.flatMap((area) => others.map((language): [string, string] => [area, language]))

/** Texts that are the same in another language. */
const alike =
  /^\P{L}*(Tom\w+(?: photos)?|Sunporch|E-mail|Password|Privacy|Invitation|Alexa|Menu|Photos?|Home|Error|Notifications|Name|Later|Date|Pause|Planning|Films?|Description|Link|Type|Kindle|Netflix|Prime Video|Spotify|Audiobook|Open|Suggestions|Online|Passkeys|Volume)\P{L}*$/u
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

const refusals = 'web/platform/refusals/sentences'

test.each(others)('refusals in %s are translated, with what differs in them', async (language) => {
  for (const [english, own] of messagesOf(await read(refusals, language))) {
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

test('each known sentence is one of the server or of the contract', () => {
  const known = ['web/platform/words/common', refusals].flatMap((area) => [
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

test('pages that are translated have no texts but words', () => {
  const pages = [
    'web/{identity,recovery}/**/*.{ts,tsx}',
    'web/landing/*.tsx',
    'web/platform/{cache,ui}/**/*.{ts,tsx}',
    'web/platform/{format,login,time-there,toaster}.{ts,tsx}',
    'web/family/**/*.{ts,tsx}',
    'web/{bottom-bar,dashboard-page,first-paint-frame,first-steps,main-nav,navigation,not-found-page,offline-page,router,shell,sidebar}.{ts,tsx}',
    'web/notices/{notices,page-title}.{ts,tsx}',
    'web/notices/{alarms,bell,calls,push}/*.{ts,tsx}',
    'web/shopping/{*,{list,offline}/*}.{ts,tsx}',
    'web/shopping/amazon/{amazon-item-row,amazon-page,amazon-review,amazon.queries,cart-links-card,copy-list-button}.{ts,tsx}',
    'web/delivery/{room,status}/*.{ts,tsx}',
    'web/delivery/{alexa-integration-card,delivery-progress,delivery-status-line,delivery.queries,device-facts,device-loss}.{ts,tsx}',
    'web/delivery/{device-opener,device-row,rename-device-dialog,room-state,sent-text}.{ts,tsx}',
    'web/delivery/{room.queries,devices/*}.ts',
    'web/screen/*.{ts,tsx}',
    'web/screen/room-settings/*.tsx',
    'web/life/**/*.{ts,tsx}',
    'web/photos/{send,share,upload}/**/*.{ts,tsx}',
    'web/photos/send-photo-card.tsx',
    'web/{content,notes,schedule,visits}/**/*.{ts,tsx}',
    'web/notes-page.tsx',
    'web/people/*.{ts,tsx}',
    'web/photos/{toasts,selection,viewer}/**/*.{ts,tsx}',
    'web/photos/gallery/*.{ts,tsx}',
    'web/{activity,settings}/**/*.{ts,tsx}',
    'web/family-members-page.tsx',
    'web/photos/{caption-dialog,photo-actions,photos.queries}.{ts,tsx}',
  ]
  const found = globSync(pages, { cwd: root })
    .filter((file) => !/\.test\.|\/words\//.test(file))
    .flatMap((file) => textsIn(readFileSync(root + file, 'utf8')).map((text) => `${file}: ${text}`))
    // The name of the program, with which the titles of pages end, and one of a browser.
    .filter((text) => !/(?:[·:] Sunporch|: &nbsp;|: Samsung Internet)$/.test(text))
  expect(found).toEqual([])
})

async function read(area: string, language: string): Promise<object> {
  const { words } = await import(`${root}${area}/${language}.ts`)
  return words
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
