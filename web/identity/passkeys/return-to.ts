/**
 * Where the person wanted to go before they were asked to sign in, as a part of the body; empty without, and while the
 * page is built.
 */
export function returnToOf(address: Location | undefined): { returnTo?: string } {
  const returnTo = new URLSearchParams(address?.search).get('returnTo')
  return returnTo ? { returnTo } : {}
}
