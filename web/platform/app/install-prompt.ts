import { useSyncExternalStore } from 'react'

/** Not among TypeScript's DOM types: only Chromium has it. */
type InstallPrompt = Event & { prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }> }

let kept: InstallPrompt | null = null
const listeners = new Set<() => void>()

/** The browser offers once, soon after the page is opened. Its own offer stays as it is. */
export function keepInstallPrompt(): void {
  addEventListener('beforeinstallprompt', (event) => keep(event as InstallPrompt))
  addEventListener('appinstalled', () => keep(null))
}

/** Installs the app after the browser has asked; null where the browser offers nothing, or it is installed. */
export function useInstall(): (() => Promise<void>) | null {
  const prompt = useSyncExternalStore(subscribe, () => kept)
  if (!prompt) return null
  return async () => {
    // A browser asks once for each offer.
    keep(null)
    await prompt.prompt()
  }
}

function keep(prompt: InstallPrompt | null): void {
  kept = prompt
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
