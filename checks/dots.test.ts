import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** The title of a window has one line, and nobody but the reader of the code sees a comment. */
const isNotWrapped = /Sunporch|<title>|^\s*(\/\/|\/?\*)/

test('no line begins with a dot: the space before one does not break', () => {
  const files = globSync('web/**/*.{ts,tsx}').filter((file) => !/\.test\.tsx?$/.test(file))
  expect(files.length).toBeGreaterThan(500)
  const broken = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => line.includes(' · ') && !isNotWrapped.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  )
  expect(broken).toEqual([])
})
