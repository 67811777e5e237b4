import { localStore } from './local-store.ts'

export const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

const store = localStore<Theme>({
  // The script in the head of the pages reads it too, to set the theme before the first paint.
  key: 'sunporch-theme',
  version: 1,
  schema: { safeParse: parseTheme },
  // Once the theme stood there as it is.
  migrate: (text) => text,
})
const systemIsDark = matchMedia('(prefers-color-scheme: dark)')

export function readTheme(): Theme {
  return store.read() ?? 'system'
}

export function chooseTheme(theme: Theme): void {
  if (theme === 'system') store.remove()
  else store.write(theme)
  applyTheme()
}

/** The theme changes with the system's until the person chooses one. */
export function followSystemTheme(): void {
  systemIsDark.addEventListener('change', applyTheme)
}

function applyTheme(): void {
  const theme = readTheme()
  const isDark = theme === 'dark' || (theme === 'system' && systemIsDark.matches)
  document.documentElement.classList.toggle('dark', isDark)
}

/** By hand: the landing page does without zod. */
function parseTheme(value: unknown) {
  const data = themes.find((theme) => theme === value)
  return data ? ({ success: true, data } as const) : ({ success: false } as const)
}
