import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Page } from '@playwright/test'
import { openZip } from '#server/testing/open-zip.ts'

/** Downloads the export of the group, unpacks it as people do, and returns the folder. */
export async function exportedFolder(page: Page, groupId: string): Promise<string> {
  const answer = await page.request.get(`/api/family-groups/${groupId}/export`)
  if (!answer.ok()) throw new Error(`the export was refused: ${answer.status()}`)
  const folder = await mkdtemp(join(tmpdir(), 'sunporch-export-'))
  for (const { name, bytes } of openZip(await answer.body()).values()) {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), bytes)
  }
  return folder
}
