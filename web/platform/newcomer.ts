const key = 'sunporch-newcomer'

/** Of the sign-in page's address for somebody who pressed "Get Started": it then greets them first. */
export const newcomerHash = '#new'

/** Remembers it in this tab, because the fragment is that of the form. */
export function rememberNewcomer(): void {
  if (location.hash !== newcomerHash) return
  sessionStorage.setItem(key, '1')
  history.replaceState(history.state, '', location.pathname + location.search)
}

export function isNewcomer(): boolean {
  return sessionStorage.getItem(key) !== null
}
