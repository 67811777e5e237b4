import type { Browser } from './browser.ts'
import { openZip } from './open-zip.ts'

/** What the primary caretaker downloads of the group, opened. */
export async function readExport({ anna, path }: { anna: Browser; path: string }) {
  const zip = await anna.get(`${path}/export`)
  if (zip.status !== 200) throw new Error(`no export: ${zip.bytes}`)
  const files = openZip(zip.bytes)
  const text = (name: string) => files.get(name)?.bytes.toString() ?? ''
  return { zip, files, text, family: JSON.parse(text('family.json')), page: text('index.html') }
}
