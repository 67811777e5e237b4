/**
 * Begins a language: node scripts/add-language.ts sv
 * Each file of English words is copied, and named beside those of Polish, the last language. What is still English in the copies
 * `checks/words.test.ts` names, and the compiler the few tables with a line for each language.
 */
import { cpSync, existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'

const last = 'pl'
const [code = ''] = process.argv.slice(2)
if (!/^[a-z]{2}$/.test(code) || existsSync(`web/info/${code}`)) {
  console.error('The code of a new language has two letters: node scripts/add-language.ts sv')
  process.exit(1)
}

const files = globSync('{server,web}/**/*.ts').filter((file) => !file.endsWith('.test.ts'))
const ofLast = files.filter((file) => file.endsWith(`/${last}.ts`))
for (const file of ofLast) writeFileSync(file.replace(/\w+\.ts$/, `${code}.ts`), await inEnglish(file))
for (const file of [...files, 'contract/platform/languages.ts']) change(file, named)
cpSync(`web/info/${last}`, `web/info/${code}`, { recursive: true })
writeFileSync(`docs/families/${code}.md`, englishPageForFamilies())
for (const name of ['privacy', 'terms']) change(`web/info/${code}/${name}.html`, () => englishPage(name))
console.log(`${ofLast.length} files of words have begun. Next: npm run fix, then npm run check.`)

/** The file of words `file` in English, with the type by which it is held to be whole. */
async function inEnglish(file: string): Promise<string> {
  const own = readFileSync(file, 'utf8')
  const english = readFileSync(file.replace(/\w+\.ts$/, 'en.ts'), 'utf8')
  const [, name, type = ''] = /^export const (\w+): (.+) = \{$/m.exec(own) ?? []
  const { [name ?? '']: words } = await import(new URL(`../${file}`, import.meta.url).href)
  const head = own.slice(0, own.indexOf('export const'))
  // The server's sentences stand in English as a type only.
  if (!/^export const/m.test(english)) return `${head}export const ${name}: ${type} = ${sentencesOf(words)}\n`
  const copy = withoutUnusedTypes(english.replaceAll('export type', 'type'), type)
  return (/import type .*\n/.exec(head)?.[0] ?? '')
    .concat(withoutUnusedImports(await withValues(copy)))
    .replace(`export const ${name} = `, `export const ${name}: ${type} = `)
    .replace('tooMany: null', "tooMany: ''")
    .replace('sentences: {}', `sentences: ${sentencesOf(words.sentences ?? {})}`)
}

/**
 * With the texts that English imports from the contract. Their files would be loaded with the words, and the build may keep
 * them with another page's code, which would run.
 */
async function withValues(code: string): Promise<string> {
  const [line, names = '', file = ''] = /^import \{ (.+) \} from '(#contract\/.+)'\n/m.exec(code) ?? []
  if (!line) return code
  const values = await import(file)
  const parts = names.split(', ')
  const types = parts.filter((name) => name.startsWith('type ')).map((name) => name.slice(5))
  const texts = parts.filter((name) => !name.startsWith('type '))
  const rest = code.replace(
    line,
    types.length > 0 ? `import type { ${types.join(', ')} } from '${file}'\n` : '',
  )
  const given = texts.map((name) => `const ${name} = ${JSON.stringify(values[name], null, 2)}\n`)
  return withValues(rest.replace(/^(?!import )/m, `${given.join('')}\n`))
}

/** Without the types that only other files need, and the one that is imported instead. */
function withoutUnusedTypes(code: string, imported: string): string {
  const types = code.matchAll(/^type (\w+) =[\s\S]*?\n(?=\n|type|\/\*\*|export|$(?![\s\S]))/gm)
  for (const [found, name] of types) {
    const uses = code.match(new RegExp(`\\b${name}\\b`, 'g'))?.length
    if (uses === 1 || name === imported) return withoutUnusedTypes(code.replace(found, ''), imported)
  }
  return code
}

/** Without the names that only the types of English need. */
function withoutUnusedImports(code: string): string {
  return code.replaceAll(/import type \{ (.+) \} from/g, (_all, names: string) => {
    const used = names.split(', ').filter((name) => code.split(new RegExp(`\\b${name}\\b`)).length > 2)
    return `import type { ${used.join(', ')} } from`
  })
}

/** Each sentence as its own translation, with numbers in the places of what differs. */
function sentencesOf(words: object): string {
  const numbered = (sentence: string) => {
    let place = 0
    return sentence.replaceAll('{}', () => `{${place++}}`)
  }
  return JSON.stringify(Object.fromEntries(Object.keys(words).map((key) => [key, numbered(key)])), null, 2)
}

/** With a line for the new language below each that is for the last one, and its code at the end of each list. */
function named(text: string): string {
  const renamed = (line: string) => line.replaceAll(new RegExp(`\\b${last}(?=\\b|Messages\\b)`, 'g'), code)
  return text
    .replaceAll(
      new RegExp(`^(?:.*\\bimport\\b.*/${last}\\.ts'|  ${last}: \\{ \\.\\.\\.${last}Messages).*\\n`, 'gm'),
      (line) => line + renamed(line),
    )
    .replaceAll(
      new RegExp(`(?<=\\bnl, )${last}(?= \\})|(?<='nl', )'${last}'(?=\\] as const)`, 'g'),
      (item) => `${item}, ${renamed(item)}`,
    )
}

function change(file: string, by: (text: string) => string): void {
  const text = readFileSync(file, 'utf8')
  const changed = by(text)
  if (changed !== text) writeFileSync(file, changed)
}

function englishPage(name: string): string {
  const page = readFileSync(`web/${name}.html`, 'utf8')
  const parts = [
    /<title>.*<\/title>/,
    /<meta name="description"[^>]*>/,
    /<main>[\s\S]*<\/main>/,
    /<footer>[\s\S]*<\/footer>/,
  ]
  return parts.map((part) => `${part.exec(page)?.[0] ?? ''}\n`).join('')
}

/** In its folder, without the links to the others. */
function englishPageForFamilies(): string {
  const page = readFileSync('docs/for-families.md', 'utf8')
  return page
    .replace(/^\[Deutsch\][\s\S]*?\n\n/m, '[English](../for-families.md)\n\n')
    .replaceAll(/(?<=\]\()(?=[\w-]+\.md)/g, '../')
}
