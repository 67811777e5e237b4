import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { textsIn } from './screen-texts.ts'

const root = new URL('../../', import.meta.url).pathname

/** The files of words themselves, and what no person sees. */
const isElsewhere =
  /\.(?:test|suite)\.|\/words\/|^web\/(?:testing|platform\/refusals\/(?:rarer\/)?sentences|screen\/room\/language\/(?:messages|spoken-times))\//
/** Texts that stand in the code, with the reason. */
const allowed: [files: RegExp, texts: RegExp, why: string][] = [
  [/./, /^(?:· )?Sunporch$/, 'the name of the program, with which the titles of pages end'],
  [/./, /^(?:Escape|Enter|Tab|Backspace|Select|Accept)$/, 'names of keys, which programs compare'],
  [/first-paint/, /^&nbsp;$/, 'a blank, which keeps a line open'],
  [/platform\/zone-name\.ts$/, /./, 'names of places that a browser says in another way'],
  [/identity\/browser-name\.ts$/, /./, 'names of browsers and systems'],
  [/delivery\/device-row\.tsx$/, /^Echo$/, 'a name'],
  [/other-programs\/new-token-dialog\.tsx$/, /^Home Assistant$/, 'a name'],
  [/screen\/screen-settings-dialog\.tsx$/, /^Aa$/, 'letters, as a sample of their size'],
  [/alexa\/echo-talk\.tsx$/, /^I love it$/, 'what is said to the skill, which hears English there'],
  [/upload-keys\/shortcut-steps\.tsx$/, /^POST$/, 'a method of HTTP'],
  [/landing\/porch-scene\.tsx$/, /^M\d/, 'lines of a drawing'],
  [/notices\/push\/worker\/something-new\.ts$/, /./, 'in all languages: the service worker loads no words'],
  [/platform\/server\/api\.ts$/, /^Something went wrong/, 'a sentence that refusalOf says in the language'],
  [
    /notices\/push\/messages\.ts$|platform\/app\/app-worker\.ts$/,
    /./,
    'what pages and worker say to one another',
  ],
  [
    /notices\/push\/support\.ts$|platform\/temporal\.ts$|batch\/use-files\.ts$/,
    /^\w+$/,
    'names of the browser’s own',
  ],
]

test('every text of the pages and of the screen is a word of its area', () => {
  const texts = globSync('web/**/*.{ts,tsx}', { cwd: root })
    .filter((file) => !isElsewhere.test(file))
    .flatMap((file) => textsIn(readFileSync(root + file, 'utf8')).map((text) => [file, text] as const))
  const rulesFor = ([file, text]: readonly [string, string]) =>
    allowed.filter(([files, texts]) => files.test(file) && texts.test(text))
  expect(texts.filter((text) => rulesFor(text).length === 0)).toEqual([])
  const used = new Set(texts.flatMap(rulesFor))
  expect(allowed.filter((rule) => !used.has(rule))).toEqual([])
})

test.each([
  ['<p>Hello</p>', 'Hello'],
  ['<p aria-label="Back" />', 'Back'],
  ["<p title={isOpen ? words.more : 'Less'} />", 'Less'],
  ["<p>{isOpen && 'more'}</p>", 'more'],
  [`<p>{\`and \${name}\`}</p>`, 'and'],
  ["const say = 'Two words'", 'Two words'],
  ["const say = { photo: 'Photo' }", 'Photo'],
  ["const say = ({ confirm = 'two words' }) => confirm", 'two words'],
  ["const say = { label: isOpen ? 'Hide it' : words.show }", 'Hide it'],
  ['<Dialog madeTitle="the token" />', 'the token'],
  ["const say = () => 'Nothing.'", 'Nothing.'],
  [`const say = \`Seen by \${name}\``, 'Seen by'],
])('a text in %s is found', (code, text) => {
  expect(textsIn(`const it = () => ${code.startsWith('<') ? code : `{ ${code} }`}`)).toEqual([text])
})

test.each([
  '<p className="answer round">{words.back} · 3</p>',
  "<p>{kind === 'heart' ? words.heart : null}</p>",
  "{ throw new Error('No language is set here') }",
  "{ console.warn('Not kept') }",
])('%s has no text of its own', (code) => {
  expect(textsIn(`const it = () => ${code}`)).toEqual([])
})
