import * as z from 'zod/mini'
import { cleanText } from './text.ts'

/** An ISO 8601 instant in UTC, as all times cross the seam. */
export const instant = z.iso.datetime()

export const id = z.uuid()

/** Names a call that adds something, chosen by the caller: made again, it answers what it has added, and adds none. */
export const callKey = z.optional(id)

export const limits = {
  /** Characters in a name or a title. */
  name: 200,
  /** Characters in a caption, a note or a description. */
  text: 2000,
  /** Characters in an e-mail address (RFC 5321). */
  email: 254,
} as const

/** Required text of one line, cleaned and trimmed. */
export function requiredText(max: number, message: string) {
  return typedText(max, message).check(z.minLength(1, message))
}

/** Optional text: cleaned and trimmed, and empty means that there is none. */
export function optionalText(max: number) {
  return z.pipe(
    z.nullish(typedText(max)),
    z.transform((text) => text || null),
  )
}

export const unkeepableText = 'This text holds a character we cannot keep.'

/**
 * What a person has typed or pasted, without characters that nobody sees (`cleanText`). Only NUL is refused: no
 * person types it, and PostgreSQL cannot keep it.
 */
export function typedText(max: number, message?: string) {
  return z.string(message).check(
    z.refine((text) => !text.includes('\u0000'), unkeepableText),
    z.overwrite(cleanText),
    z.trim(),
    z.maxLength(max, `Please use at most ${max} characters.`),
  )
}

export const groupParams = z.object({ groupId: id })
