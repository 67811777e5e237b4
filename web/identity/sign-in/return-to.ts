/** Where the person wanted to go before they were asked to sign in, as a part of the body; empty without. */
export function returnToOf(address: Location): { returnTo?: string } {
  const returnTo = new URLSearchParams(address.search).get('returnTo')
  return returnTo ? { returnTo } : {}
}
