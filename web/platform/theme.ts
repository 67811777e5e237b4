export const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

/** The name is also in the script of the pages that sets the theme before the first paint. */
const key = 'sunporch-theme'
const dark = matchMedia('(prefers-color-scheme: dark)')

export function readTheme(): Theme {
  const kept = localStorage.getItem(key)
  return kept === 'light' || kept === 'dark' ? kept : 'system'
}

export function chooseTheme(theme: Theme): void {
  if (theme === 'system') localStorage.removeItem(key)
  else localStorage.setItem(key, theme)
  applyTheme()
}

/** Follows the system while nobody has chosen. */
export function followSystemTheme(): void {
  dark.addEventListener('change', applyTheme)
}

function applyTheme(): void {
  const theme = readTheme()
  document.documentElement.classList.toggle('dark', theme === 'dark' || (theme === 'system' && dark.matches))
}
