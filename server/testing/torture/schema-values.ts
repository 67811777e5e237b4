import fc from 'fast-check'

/** As much of JSON Schema as the server's own description uses. */
export type JsonSchema = {
  type?: string | string[]
  format?: string
  enum?: unknown[]
  const?: unknown
  properties?: Record<string, JsonSchema>
  required?: string[]
  items?: JsonSchema
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  allOf?: JsonSchema[]
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
}

/** Ids that exist: of the caller's family, and of another one. */
export type Pool = { own: string[]; foreign: string[] }

/** Values of the schema, and now and then what is none. */
export function arbitraryOf(schema: JsonSchema, pool: Pool): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 14, arbitrary: valid(schema, pool) }, { weight: 1, arbitrary: wrong })
}

const awkward = fc.constantFrom(
  '',
  ' ',
  '\u0000',
  '\ud800',
  '\u202egnp.exe',
  'a'.repeat(3000),
  '9999-12-31T23:59:59.999Z',
  '-1',
  '1e999',
  "'; drop table photos; --",
  '<script>alert(1)</script>',
  '../../etc/passwd',
  '__proto__',
  '👩‍👩‍👧‍👦'.repeat(50),
)

const wrong: fc.Arbitrary<unknown> = fc.oneof(
  awkward,
  fc.constantFrom(null, true, -1, 0.5, 2 ** 53, 1e308, [], {}, [[[[]]]]),
  fc.jsonValue({ maxDepth: 3 }),
)

/** Names that lead nowhere: nothing outside of this machine is asked. */
const addresses = fc.constantFrom(
  'https://calendar.invalid/x.ics',
  'http://127.0.0.1:9/x',
  'file:///etc/passwd',
  'javascript:alert(1)',
  'https://www.amazon.de/dp/B000000000',
)

function valid(schema: JsonSchema, pool: Pool): fc.Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const choices = schema.anyOf ?? schema.oneOf ?? schema.allOf
  if (choices?.length) return fc.oneof(...choices.map((one) => arbitraryOf(one, pool)))
  const [type] = [schema.type].flat()
  if (type === 'object') return record(schema, pool)
  if (type === 'array') return fc.array(arbitraryOf(schema.items ?? {}, pool), { maxLength: 5 })
  if (type === 'boolean') return fc.boolean()
  if (type === 'null') return fc.constant(null)
  if (type === 'integer' || type === 'number') {
    const min = Math.max(schema.minimum ?? -10, -(2 ** 31))
    return fc.integer({ min, max: Math.max(min, Math.min(schema.maximum ?? min + 1000, 2 ** 31 - 1)) })
  }
  return type === 'string' ? text(schema, pool) : wrong
}

function record({ properties = {}, required = [] }: JsonSchema, pool: Pool): fc.Arbitrary<unknown> {
  const values = Object.entries(properties).map(([name, schema]) => [name, arbitraryOf(schema, pool)])
  const model = Object.fromEntries(values) as Record<string, fc.Arbitrary<unknown>>
  return fc.oneof(
    { weight: 10, arbitrary: fc.record(model, { requiredKeys: required.filter((name) => name in model) }) },
    { weight: 1, arbitrary: fc.record(model, { requiredKeys: [] }) },
  )
}

function text(schema: JsonSchema, { own, foreign }: Pool): fc.Arbitrary<string> {
  switch (schema.format) {
    case 'uuid':
      return fc.oneof(
        { weight: 6, arbitrary: fc.constantFrom(...own) },
        { weight: 3, arbitrary: fc.constantFrom(...foreign) },
        { weight: 1, arbitrary: fc.uuid() },
      )
    case 'date-time':
      return fc
        .date({ min: new Date('1990-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
        .map((date) => date.toISOString())
    case 'email':
      return fc.constantFrom('somebody@example.com', 'mia@example.com', 'Ö@example.com')
    case 'uri':
      return addresses
    default:
      return fc.oneof(
        {
          weight: 4,
          arbitrary: fc.string({ minLength: Math.min(schema.minLength ?? 1, 20), maxLength: 40 }),
        },
        {
          weight: 2,
          arbitrary: fc.constantFrom(
            '08:00',
            '2026-12-24',
            '2026-12-24T08:00',
            'Europe/Berlin',
            'en',
            'B000000000',
            '+49 30 1234567',
          ),
        },
        { weight: 1, arbitrary: addresses },
        { weight: 1, arbitrary: awkward },
      )
  }
}
