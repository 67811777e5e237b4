import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { directionOf, languages } from '#contract/platform/languages.ts'

/** Files that may say left or right, with the reason: the side they mean is the same in each language. */
const sided: Record<string, string> = {
  'web/alexa/echo-frame.tsx': 'the screen of an Echo, which is drawn from its left corner',
  'web/photos/point/focal-point-editor.tsx': 'a point of a photo',
}

const sides =
  /(?<=[\s"'`:!])-?(?:(?:[mp][lr]|scroll-[mp][lr]|left|right|rounded-(?:[lr]|[tb][lr]))-[\w.[\]()/-]+|border-[lr](?:-\w+)?|(?:text|float)-(?:left|right)|origin-(?:top-|bottom-)?(?:left|right))(?=[\s"'`])|style=\{[^}]*\b(?:left|right|(?:margin|padding|border)(?:Left|Right)):/g
const sidesOfStyles =
  /(?:margin|padding|border|scroll-margin)-(?:left|right)|text-align: (?:left|right)|(?<=[{;\s])(?:left|right):/g
const pointing = /<(?:(?:Chevron|Arrow)(?:Left|Right)|Undo2|LogOut)\b(?![^>]*\bmirrors\b)[^>]*>/g

test('pages can be mirrored: their styles say start and end, and icons that point turn round', () => {
  // The page in the room must be right on tablets of 2020, which have no logical places.
  const files = globSync('web/**/*.{tsx,ts,css}').filter(
    (path) => !/^web\/screen\/room\/|\/words\/|\.test\./.test(path) && !path.endsWith('.d.ts'),
  )
  expect(files.length).toBeGreaterThan(300)
  const found = files.flatMap((path) => {
    const code = readFileSync(path, 'utf8').replace(/^\s*(?:\/\/|\/?\*).*$/gm, '')
    const patterns = path.endsWith('.css') ? [sidesOfStyles] : [sides, pointing]
    return patterns.flatMap((pattern) => code.match(pattern) ?? []).map((one) => `${path}: ${one}`)
  })
  expect(found.filter((one) => !Object.keys(sided).some((path) => one.startsWith(path)))).toEqual([])
  expect(found.length).toBeGreaterThanOrEqual(Object.keys(sided).length)
})

test('each page says beside its language which way that is read', () => {
  expect(languages.map(directionOf)).toEqual(languages.map(() => 'ltr'))
  expect(['ar', 'he'].map(directionOf)).toEqual(['rtl', 'rtl'])
  const files = globSync('{server,web}/**/*.{ts,tsx,html}').filter((path) => !path.includes('.test.'))
  const tags = files.flatMap((path) => readFileSync(path, 'utf8').match(/<html \w+=[^>]*>/g) ?? [])
  expect(tags.length).toBeGreaterThanOrEqual(10)
  const right = /^<html lang="(?:en" dir="ltr|\$\{language\}" dir="\$\{directionOf\(language\)\})">$/
  expect(tags.filter((tag) => !right.test(tag))).toEqual([])
})
