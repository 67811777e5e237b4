import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { textsIn } from './screen-texts.ts'

const room = new URL('../web/screen/room/', import.meta.url).pathname

test('every text of the screen is a message', () => {
  const found = globSync('**/*.{ts,tsx}', { cwd: room })
    .filter((file) => !file.startsWith('language/messages/') && !file.endsWith('.test.ts'))
    .flatMap((file) => textsIn(readFileSync(room + file, 'utf8')).map((text) => `${file}: ${text}`))
  expect(found).toEqual([])
})

test.each([
  ['<p>Hello</p>', 'Hello'],
  ['<p aria-label="Back" />', 'Back'],
  ["<p title={isOpen ? words.more : 'Less'} />", 'Less'],
  ["<p>{isOpen && 'more'}</p>", 'more'],
  [`<p>{\`and \${name}\`}</p>`, 'and '],
  ["const say = 'Two words'", 'Two words'],
])('a text in %s is found', (code, text) => {
  expect(textsIn(`const it = () => ${code.startsWith('<') ? code : `{ ${code} }`}`)).toEqual([text])
})

test.each([
  '<p className="answer round">{words.back} · 3</p>',
  "<p>{kind === 'heart' ? words.heart : null}</p>",
  "{ throw new Error('No language is set here') }",
])('%s has no text of its own', (code) => {
  expect(textsIn(`const it = () => ${code}`)).toEqual([])
})
