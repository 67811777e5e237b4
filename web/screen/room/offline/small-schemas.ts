// In the build of this page it stands in the place of `zod/mini`, which would be a tenth of all that the page loads at
// once (`build/small-libraries.ts`). It has only what the kept schemas use, and says only whether a value fits.

type Parsed = { success: true; data: unknown } | { success: false }
type Check = (value: number) => boolean
type Shape = Record<string, Schema>
type Schema = {
  safeParse(value: unknown): Parsed
  shape?: Shape
  isOptional?: boolean
  check(...checks: Check[]): Schema
}

const refused: Parsed = { success: false }
const uuid4 = /^[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/i
const utc = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?Z$/

export const unknown = () => fits(() => true)
export const string = () => fits((value) => typeof value === 'string')
export const boolean = () => fits((value) => typeof value === 'boolean')
export const number = () => fits(Number.isFinite)
export const int = () => fits(Number.isSafeInteger)
export const literal = (wanted: unknown) => fits((value) => value === wanted)
export const uuid = () => fits((value) => typeof value === 'string' && uuid4.test(value))
export const iso = {
  datetime: () => fits((value) => typeof value === 'string' && utc.test(value) && Date.parse(value) > -9e15),
}
export const minimum = (least: number) => (value: number) => value >= least
export const maximum = (most: number) => (value: number) => value <= most

function oneOf(values: readonly unknown[]) {
  return fits((value) => values.includes(value))
}

export { oneOf as enum }

export function nullable(inner: Schema) {
  return schema((value) => (value === null ? { success: true, data: null } : inner.safeParse(value)))
}

export function optional(inner: Schema) {
  const parse = (value: unknown) =>
    value === undefined ? { success: true as const, data: value } : inner.safeParse(value)
  return { ...schema(parse), isOptional: true }
}

export function object(shape: Shape) {
  const fields = Object.entries(shape)
  const parse = (value: unknown): Parsed => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return refused
    const given = value as Record<string, unknown>
    const data: Record<string, unknown> = {}
    for (const [name, field] of fields) {
      if (!(name in given) && field.isOptional) continue
      const parsed = field.safeParse(given[name])
      if (!parsed.success) return refused
      data[name] = parsed.data
    }
    return { success: true, data }
  }
  return { ...schema(parse), shape }
}

export function extend({ shape }: { shape: Shape }, more: Shape) {
  return object({ ...shape, ...more })
}

export function array(entry: Schema) {
  return schema((value) => {
    if (!Array.isArray(value)) return refused
    const data = []
    for (const one of value) {
      const parsed = entry.safeParse(one)
      if (!parsed.success) return refused
      data.push(parsed.data)
    }
    return { success: true, data }
  })
}

export function union(choices: Schema[]) {
  return schema((value) => {
    for (const choice of choices) {
      const parsed = choice.safeParse(value)
      if (parsed.success) return parsed
    }
    return refused
  })
}

export const transform = (change: (value: never) => unknown) => change

export function pipe(from: Schema, change: (value: never) => unknown) {
  return schema((value) => {
    const parsed = from.safeParse(value)
    return parsed.success ? { success: true, data: change(parsed.data as never) } : parsed
  })
}

function fits(test: (value: unknown) => boolean) {
  return schema((data) => (test(data) ? { success: true, data } : refused))
}

function schema(safeParse: (value: unknown) => Parsed): Schema {
  return {
    safeParse,
    check: (...checks) =>
      schema((value) => {
        const parsed = safeParse(value)
        return parsed.success && checks.every((check) => check(value as number)) ? parsed : refused
      }),
  }
}
