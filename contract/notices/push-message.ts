import type { Language } from '../platform/languages.ts'

/**
 * What the server sends to a browser, as JSON: a declarative push message, which Safari shows by itself. In other
 * browsers the app's service worker shows it.
 */
export type PushMessage = {
  web_push: 8030
  notification: {
    title: string
    body: string
    lang: Language
    /** The whole address of the page that shows it, with its group: see `pathInGroup`. */
    navigate: string
    /** A later message of the same tag takes the place of the earlier one. */
    tag: string
    /** A call or a missing sign of life stays until somebody touches it, where the browser can. */
    requireInteraction?: boolean
    data: {
      /** Empty for a test, which is of no group. */
      groupId: string
      /** When the oldest of its notices happened, in epoch milliseconds. Once those are read, the app closes it. */
      since: number
    }
    /** For Safari before 18.5, which reads it here, and as a text. */
    app_badge?: string
  }
  /** How many lines of the bell are unread; 0 removes the number from the app's icon. */
  app_badge?: number
}
