import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { builtFolder, listFiles, screenRoot } from './build/manifest.ts'

// What browsers of 2020 do not know, and a build cannot translate: Chromium 80, Safari 13.1.
const newerStyles = /@layer|@container|oklch|color-mix|:is\(|:where\(|:has\(|[{;]inset:|[{;]aspect-ratio:|dvh/
const newerCalls =
  /\.(?:findLast|replaceAll|at|toSorted|toReversed|hasOwn)\(|structuredClone\(|AbortSignal\.timeout|randomUUID|Promise\.any|\?\?=|\|\|=/

test('the page in the room asks nothing of an old device that it does not have', () => {
  for (const file of listFiles([screenRoot])) {
    if (file.endsWith('.css')) expect(read(file).match(newerStyles)?.[0], file).toBeUndefined()
    if (file.endsWith('.js')) expect(around(read(file), newerCalls), file).toBeUndefined()
  }
})

// Of 2024 and later: a family's phone with iOS 16.4, which can show notices, has none of them.
const newerThanPhones =
  /Promise\.(?:withResolvers|try)\b|(?:Map|Object)\.groupBy\b|Array\.fromAsync\b|AbortSignal\.any\b|RegExp\.escape\b/

test('the app asks nothing of a phone that it does not have', () => {
  const sources = readdirSync('web', { recursive: true, encoding: 'utf8' })
  for (const file of sources.filter((name) => /(?<!\.test)\.tsx?$/.test(name)))
    expect(around(readFileSync(join('web', file), 'utf8'), newerThanPhones), file).toBeUndefined()
})

function read(file: string): string {
  return readFileSync(join(builtFolder, file), 'utf8')
}

function around(code: string, pattern: RegExp): string | undefined {
  const place = code.search(pattern)
  return place < 0 ? undefined : code.slice(Math.max(0, place - 60), place + 60)
}
