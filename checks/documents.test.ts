import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'
import { languages } from '#contract/platform/languages.ts'

const files = [...globSync('*.md'), ...globSync('docs/**/*.md')].map(normalize)

test('every link from a document leads to a file, and to a heading that it has', () => {
  const dead = files.flatMap((file) =>
    linksOf(readFileSync(file, 'utf8'))
      .filter((link) => !isThere(file, link))
      .map((link) => `${file}: ${link}`),
  )
  expect(dead).toEqual([])
})

test('the index leads to every page of docs', () => {
  const index = linksOf(readFileSync('docs/README.md', 'utf8')).map((link) => link.split('#')[0])
  const pages = globSync('docs/*.md').map((file) => file.split('/').at(-1) ?? '')
  expect(pages.filter((page) => page !== 'README.md' && !index.includes(page))).toEqual([])
})

test.each(languages.filter((language) => language !== 'en'))(
  'the page for families has the same parts in %s, and the names that the app has there',
  async (language) => {
    const english = readFileSync('docs/for-families.md', 'utf8')
    const own = readFileSync(`docs/families/${language}.md`, 'utf8')
    const partsOf = (text: string) => text.match(/^(?:#+|\d\.|\||(?<=\n\n)\*\*)/gm)
    expect(partsOf(own)).toEqual(partsOf(english))
    const pages = (text: string) => linksOf(text).filter((link) => !/families/.test(link))
    expect(pages(own).map((link) => link.replace('../', ''))).toEqual(pages(english))
    const { words: frame } = await import(`../web/platform/frame/words/${language}.ts`)
    const { words: screen } = await import(`../web/screen/words/${language}.ts`)
    const { words: settings } = await import(`../web/settings/words/${language}.ts`)
    const { dashboard, familyMembers, settings: settingsPage } = frame.pages
    const { export: download, memory } = settings.places
    const named = [
      dashboard,
      familyMembers,
      settingsPage,
      screen.connect,
      settings.screenOf('Rose'),
      settings.you,
    ]
    for (const name of [...named, download[0], memory[0]])
      expect(own.replaceAll(/\s+/g, ' ')).toContain(`**${name.replaceAll(/\s+/g, ' ')}**`)
  },
)

test('the README leads to the index', () => {
  expect(linksOf(readFileSync('README.md', 'utf8'))).toContain('docs/README.md')
})

test('every file that the drawing of the architecture names is there', () => {
  const named =
    readFileSync('docs/architecture.md', 'utf8').match(/\b(?:contract|server|web)\/[\w/.-]+\.tsx?\b/g) ?? []
  expect(named.length).toBeGreaterThan(10)
  expect(named.filter((file) => !existsSync(file))).toEqual([])
})

function linksOf(text: string): string[] {
  return [...text.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, link = '']) => link)
    .filter((link) => !/^\w+:/.test(link))
}

function isThere(file: string, link: string): boolean {
  const [path = '', heading] = link.split('#')
  const target = path ? join(dirname(file), path) : file
  if (!existsSync(target)) return false
  return heading === undefined || headingsOf(readFileSync(target, 'utf8')).includes(heading)
}

/** As GitHub makes them: small letters, signs left out, hyphens for blanks. */
function headingsOf(text: string): string[] {
  return [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  )
}
