import type { Page } from '@playwright/test'

/** What this browser stores of the family. */
export function readStored(screen: Page): Promise<{ names: string[]; pictures: number }> {
  return screen.evaluate(async () => {
    const names = Object.keys(localStorage).filter((key) => key.startsWith('sunporch-'))
    const pictures = await new Promise<number>((resolve) => {
      const request = indexedDB.open('sunporch-screen', 1)
      request.onsuccess = () => {
        const count = request.result.transaction('pictures').objectStore('pictures').count()
        count.onsuccess = () => {
          request.result.close()
          resolve(count.result)
        }
      }
    })
    return { names, pictures }
  })
}
