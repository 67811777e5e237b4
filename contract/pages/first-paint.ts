import type { Language } from '../platform/languages.ts'

/**
 * The build writes into this file what the server paints into each page: HTML by the page's address, or by one of
 * `paintNames`.
 */
export const firstPaintFile = 'first-paint.json'

export const paintNames = {
  /** The sign-in page, where anybody can make an account. */
  signIn: 'sign-in',
  /** The same, where passkeys work. */
  signInWithPasskeys: 'sign-in-passkeys',
  /** Any page for somebody who has no group yet. */
  loading: 'loading',
  /** The Dashboard of a family whose screen shows or has shown a picture. */
  roomPicture: 'room-picture',
} as const

/** The name of what is painted in a language. In English it is the name itself. */
export function paintIn(language: Language, name: string): string {
  return language === 'en' ? name : `${name}.${language}`
}

/** What stands in that HTML in place of what only the server knows. */
export const paintSlots = {
  /** The name of the group, as text. */
  group: '{{group}}',
  /** Attributes of an image. Any other text would be lost where React renders it. */
  picture: 'data-slot="picture"',
  /** The blurred copy behind it. */
  backdrop: 'data-slot="backdrop"',
} as const

/** Where the links to a page's scripts end, which are fetched once something is painted. */
export const scriptsEnd = '</template>'
