/**
 * Makes sure that there is `Temporal`. A browser without it fetches a polyfill of 19 kB (decision 030).
 * Only `Temporal` itself is set: `Intl` and `Date` stay the browser's own.
 */
export async function loadTemporal(): Promise<void> {
  if ('Temporal' in globalThis) return
  const { Temporal } = await import('temporal-polyfill/implementation')
  Object.assign(globalThis, { Temporal })
}
