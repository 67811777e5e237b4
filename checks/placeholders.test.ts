import { globSync, readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { expect, test } from 'vitest'

/** Says what to do, or the form of an address. Everything else in an empty field looks as if somebody had filled it in. */
const tellsWhatToDo = /^(Add|Enter|Search|What|As the|Caption$|https:)/

test('an example in an empty field says that it is one', async () => {
  const found = await Promise.all(globSync('web/**/*.tsx').map(placeholdersOf))
  expect(found.flat().length).toBeGreaterThan(15)
  expect(found.flat().filter(({ text }) => !text.startsWith('e.g. ') && !tellsWhatToDo.test(text))).toEqual(
    [],
  )
})

/** Those that stand in the code, and those that are words of an area. */
async function placeholdersOf(file: string) {
  const code = readFileSync(file, 'utf8')
  const given = [...code.matchAll(/placeholder=(\{[^}]*\}|"[^"]*")/g)].map(([, value = '']) => value)
  const inCode = given.flatMap((value) =>
    [...value.matchAll(/"([^"]+)"|'([^']+)'/g)].map(([, one, other]) => one ?? other ?? ''),
  )
  const paths = given.flatMap((value) =>
    [...value.matchAll(/(?:[wW]ords(?:\(\))?)\.([\w.]+)/g)].map(([, path = '']) => path),
  )
  const areas = paths.length > 0 ? await Promise.all(areasOf(file, code)) : []
  const inWords = paths.flatMap((path) => areas.flatMap((words) => textAt(words, path)))
  expect(inWords.length, file).toBeGreaterThanOrEqual(paths.length)
  return [...inCode, ...inWords].map((text) => ({ text, file }))
}

function areasOf(file: string, code: string): Promise<object>[] {
  return [...code.matchAll(/from '(.+-words\.ts)'/g)].flatMap(([, area = '']) => {
    const path = resolve(dirname(file), area)
    const [, english] = /from '(.+\/en\.ts)'/.exec(readFileSync(path, 'utf8')) ?? []
    return english ? import(resolve(dirname(path), english)).then(({ words }) => words) : []
  })
}

function textAt(words: object, path: string): string[] {
  const text = path.split('.').reduce<unknown>((value, name) => Object(value)[name], words)
  return typeof text === 'string' ? [text] : []
}
