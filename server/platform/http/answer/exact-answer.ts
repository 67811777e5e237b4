import * as z from 'zod/mini'

/** Whether a value is exactly what the schema describes: nothing to refuse, to change or to leave out. */
type IsExact = (value: unknown) => boolean

const compiled = new WeakMap<z.ZodMiniType, IsExact>()

/**
 * Compiles the schema once. Parsing makes a new object of each object; most answers need none. True only where parsing
 * would give the same value again; false says nothing, and the answer is then parsed.
 */
export function isExactly(schema: z.ZodMiniType, value: unknown): boolean {
  let isExact = compiled.get(schema)
  if (!isExact) {
    isExact = compile(schema)
    compiled.set(schema, isExact)
  }
  return isExact(value)
}

function compile(schema: z.core.$ZodType): IsExact {
  // A check may be of any kind, so only those of the formats are known here.
  if ((schema._zod.def.checks?.length ?? 0) === 0) {
    if (schema instanceof z.ZodMiniObject) return compileObject(schema)
    if (schema instanceof z.ZodMiniArray) return compileArray(schema)
    if (schema instanceof z.ZodMiniNullable) return orElse(null, compile(schema._zod.def.innerType))
    if (schema instanceof z.ZodMiniOptional) return orElse(undefined, compile(schema._zod.def.innerType))
    if (schema instanceof z.ZodMiniEnum || schema instanceof z.ZodMiniLiteral) return compileValues(schema)
    if (schema instanceof z.ZodMiniNumber && !(schema instanceof z.ZodMiniNumberFormat))
      return Number.isFinite
    if (schema instanceof z.ZodMiniBoolean) return (value) => typeof value === 'boolean'
    if (schema instanceof z.ZodMiniUUID || schema instanceof z.ZodMiniISODateTime) {
      const { pattern } = schema._zod.def
      return (value) => typeof value === 'string' && pattern !== undefined && pattern.test(value)
    }
    if (schema instanceof z.ZodMiniString && !(schema instanceof z.ZodMiniStringFormat)) {
      return (value) => typeof value === 'string'
    }
  }
  return (value) => {
    const parsed = z.safeParse(schema, value)
    return parsed.success && Object.is(parsed.data, value)
  }
}

function compileObject(schema: z.ZodMiniObject): IsExact {
  const { shape, catchall } = schema._zod.def
  if (catchall) return () => false
  const fields = new Map(Object.entries(shape).map(([name, field]) => [name, compile(field)]))
  const required = Object.keys(shape).filter((name) => shape[name]?._zod.optin !== 'optional')
  return (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
    for (const name in value) {
      const isExact = fields.get(name)
      if (!isExact?.((value as Record<string, unknown>)[name])) return false
    }
    return required.every((name) => name in value)
  }
}

function compileArray(schema: z.ZodMiniArray): IsExact {
  const isExact = compile(schema._zod.def.element)
  return (value) => Array.isArray(value) && value.every(isExact)
}

function compileValues(schema: z.ZodMiniEnum | z.ZodMiniLiteral): IsExact {
  const values: ReadonlySet<unknown> = schema._zod.values ?? new Set()
  return (value) => values.has(value)
}

function orElse(nothing: null | undefined, isExact: IsExact): IsExact {
  return (value) => value === nothing || isExact(value)
}
