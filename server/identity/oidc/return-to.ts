/** The path on this site to go to next. Any other input becomes "/", to prevent open redirects. */
export function safeReturnTo(asked: unknown): string {
  if (typeof asked !== 'string' || !asked.startsWith('/')) return '/'
  const here = 'http://here.invalid'
  if (!URL.canParse(asked, here)) return '/'
  const url = new URL(asked, here)
  if (url.origin !== here) return '/'
  const path = url.pathname + url.search + url.hash
  return path.startsWith('//') || isCall(url.pathname) ? '/' : path
}

/** Each letter may be written as a percent code. */
function isCall(pathname: string): boolean {
  try {
    return decodeURIComponent(pathname).startsWith('/api/')
  } catch {
    return true
  }
}
