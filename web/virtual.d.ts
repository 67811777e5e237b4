declare module 'virtual:offline-shell' {
  /** Names the built page. */
  export const release: string
  /** Absolute paths of all that the page loads. */
  export const files: string[]
  /** The same for what it loads in one language only, by that language. */
  export const words: Partial<Record<string, string[]>>
}
