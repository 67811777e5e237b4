/** The fields, and where the person wanted to go before they were asked to sign in. */
export function onward(fields: Record<string, string>): Record<string, unknown> {
  const returnTo = new URLSearchParams(location.search).get('returnTo')
  return { ...fields, ...(returnTo && { returnTo }) }
}
