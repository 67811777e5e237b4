import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import * as z from 'zod/mini'
import type { Endpoint } from '#contract/platform/endpoint.ts'
import type { JsonSchema } from './torture/schema-values.ts'

/** Every call of the contract, by its method and path. */
export const endpoints: ReadonlyMap<string, Endpoint> = new Map(
  (await readContract()).map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint]),
)

async function readContract(): Promise<Endpoint[]> {
  const files = globSync('contract/**/*.ts').filter((file) => !file.endsWith('.test.ts'))
  const modules: object[] = await Promise.all(files.map((file) => import(resolve(file))))
  return modules.flatMap(Object.values).filter(isObject).flatMap(Object.values).filter(isEndpoint)
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

function isEndpoint(value: unknown): value is Endpoint {
  return isObject(value) && 'access' in value && 'path' in value && 'response' in value
}

/** The smallest body that the call takes; undefined where it takes none. */
export function smallestBody({ body }: Endpoint): unknown {
  return body
    ? smallest(z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }) as JsonSchema)
    : undefined
}

function smallest(schema: JsonSchema): unknown {
  if ('const' in schema) return schema.const
  if (schema.enum) return schema.enum[0]
  const choices = schema.anyOf ?? schema.oneOf ?? schema.allOf
  if (choices?.[0]) return smallest(choices[0])
  switch ([schema.type].flat()[0]) {
    case 'object':
      return Object.fromEntries(
        (schema.required ?? []).map((name) => [name, smallest(schema.properties?.[name] ?? {})]),
      )
    case 'array':
      return []
    case 'boolean':
      return true
    case 'integer':
    case 'number':
      return schema.minimum ?? 0
    case 'string':
      return 'x'.repeat(schema.minLength ?? 1)
    default:
      return null
  }
}
