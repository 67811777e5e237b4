import { appendFile, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

// Deleted photos whose files daily backups had kept, and had to give up because the disk was short of room.

const listName = '.released'

/** Names as a backup has them. `folder` is the one of the pictures. */
export async function listReleased(folder: string): Promise<Set<string>> {
  const text = await readFile(join(folder, listName), 'utf8').catch(() => '')
  return new Set(text.split('\n').filter(Boolean))
}

/** To be called before the files are removed. */
export async function addReleased(folder: string, names: string[]): Promise<void> {
  await appendFile(join(folder, listName), names.map((name) => `${name}\n`).join(''), {
    mode: 0o600,
    flush: true,
  })
}

/** Forgets those that no backup names any more. */
export async function keepReleased(folder: string, isNamed: (name: string) => boolean): Promise<void> {
  const all = [...(await listReleased(folder))]
  const named = all.filter(isNamed)
  if (named.length < all.length)
    await writeFile(join(folder, listName), named.map((name) => `${name}\n`).join(''), {
      mode: 0o600,
      flush: true,
    })
}
