declare module 'virtual:offline-shell' {
  /** Names the built page. */
  export const release: string
  /** Absolute paths of all that the page loads. */
  export const files: string[]
}
