const key = 'sunporch-newcomer'

/** Remembers in this tab that somebody pressed "Get Started": the sign-in page then greets them first. */
export function rememberNewcomer(): void {
  sessionStorage.setItem(key, '1')
}

export function isNewcomer(): boolean {
  return sessionStorage.getItem(key) !== null
}
