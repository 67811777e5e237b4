import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { subjectFields } from '#contract/delivery/sendable.ts'
import type { Endpoint } from '#contract/platform/endpoint.ts'
import { writtenNames } from '#contract/shopping/shopping.ts'

// A call that is answered 200 has taken all that its body says. A field that the server never names is dropped silently.

/** These are handled together, by a list of the contract. */
const listed: readonly string[] = [...writtenNames, ...subjectFields]
/** A screen reports to the feature that keeps its devices. */
const verbsOf: Record<string, string> = { screen: 'delivery' }

test('every field that a call takes is named by the feature that answers it', async () => {
  const calls = await listCalls()
  expect(calls.length).toBeGreaterThan(60)
  const dropped = calls.flatMap(({ name, folder, fields }) => {
    const sources = sourcesOf(folder) + sourcesOf(verbsOf[folder] ?? folder)
    return fields
      .filter((field) => !listed.includes(field) && !new RegExp(`\\b${field}\\b`).test(sources))
      .map((field) => `${name} takes \`${field}\`, which nothing in server/${folder} names`)
  })
  expect(dropped.join('\n')).toBe('')
})

test('a field that nothing names is found', () => {
  expect(/\bneverNamed\b/.test(sourcesOf('shopping'))).toBe(false)
  expect(/\bproduct\b/.test(sourcesOf('shopping'))).toBe(true)
})

type Call = { name: string; folder: string; fields: string[] }

async function listCalls(): Promise<Call[]> {
  const routes = globSync('server/**/*.routes.ts').map((path) => ({
    folder: path.split('/')[1] ?? '',
    text: readFileSync(path, 'utf8'),
  }))
  const calls: Call[] = []
  for (const path of globSync('contract/**/*.ts', { exclude: ['**/*.test.ts'] })) {
    const module: Record<string, unknown> = await import(/* @vite-ignore */ `../${path}`)
    for (const [api, endpoints] of Object.entries(module)) {
      if (!api.endsWith('Api') || typeof endpoints !== 'object' || endpoints === null) continue
      for (const [key, endpoint] of Object.entries(endpoints as Record<string, Endpoint>)) {
        const name = `${api}.${key}`
        const route = routes.find(({ text }) => new RegExp(`\\b${api}\\.${key}\\b`).test(text))
        if (route) calls.push({ name, folder: route.folder, fields: fieldsOf(endpoint) })
      }
    }
  }
  return calls
}

function fieldsOf({ body }: Endpoint): string[] {
  return body && 'shape' in body._zod.def ? Object.keys(body._zod.def.shape as object) : []
}

const texts = new Map<string, string>()

/** What stands in the folder, but for its routes and its tests. */
function sourcesOf(folder: string): string {
  const known = texts.get(folder)
  if (known !== undefined) return known
  const paths = globSync(`server/${folder}/**/*.ts`, { exclude: ['**/*.test.ts'] })
  const text = paths.map((path) => readFileSync(path, 'utf8')).join('\n')
  texts.set(folder, text)
  return text
}
