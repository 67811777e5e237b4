import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Says what to do, or the form of an address. Everything else in an empty field looks as if somebody had filled it in. */
const tellsWhatToDo = /^(Add|Enter|Search|What|As the|Caption$|https:)/

test('an example in an empty field says that it is one', () => {
  const found = globSync('web/**/*.tsx').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/placeholder=(\{[^}]*\}|"[^"]*")/g)].flatMap(([, given = '']) =>
      [...given.matchAll(/"([^"]+)"|'([^']+)'/g)].map(([, one, other]) => ({
        text: one ?? other ?? '',
        file,
      })),
    ),
  )
  expect(found.length).toBeGreaterThan(15)
  expect(found.filter(({ text }) => !text.startsWith('e.g. ') && !tellsWhatToDo.test(text))).toEqual([])
})
