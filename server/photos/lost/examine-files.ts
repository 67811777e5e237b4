import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '../../platform/config.ts'
import { type Findings, mend, ok } from '../../platform/doctor/finding.ts'
import type { Feature } from '../../platform/feature.ts'
import { isS3Away, openS3Storage } from '../../platform/storage/s3.ts'
import type { SentFiles } from './lost-files.ts'

/** What has files: its table, how it is called, and the files that only a backup has once they are lost. */
type Kept = Pick<SentFiles, 'table' | 'called'> & { keysOf(objectId: string): string[] }

export function keptKinds(features: readonly Feature[]): Kept[] {
  return features.flatMap(({ sentFiles, uploaded }) => {
    if (!sentFiles || !uploaded) return []
    const { table, called, sourceKeysOf = uploaded.keysOf } = sentFiles
    return { table, called, keysOf: sourceKeysOf }
  })
}

/** For `npm run doctor`: whether the files of the newest things of each kind are in the storage. `newest`: their objects, by table. */
export async function* examineFiles(
  config: Config,
  kinds: Kept[],
  newest: Record<string, string[]>,
): Findings {
  const filled = kinds
    .map((kind) => ({ ...kind, objectIds: newest[kind.table] ?? [] }))
    .filter(({ objectIds }) => objectIds.length > 0)
  if (filled.length === 0) return
  try {
    const { isThere, close } = await openFiles(config)
    try {
      for (const kind of filled) yield findingOf(kind, await countLacking(kind, isThere))
    } finally {
      await close()
    }
  } catch (error) {
    // Another finding says so.
    if (!isS3Away(error)) throw error
  }
}

type Filled = Kept & { objectIds: string[] }
type IsThere = (key: string) => Promise<boolean>

function findingOf({ called: { many, folder }, objectIds }: Filled, lacking: number) {
  if (lacking === 0) return ok(`The files of the newest ${many} (${objectIds.length}) are in the storage.`)
  return mend(
    `Of the newest ${many} (${objectIds.length}) ${lacking} ${lacking === 1 ? 'lacks' : 'lack'} files in the storage. Put them back from a backup (${folder}/…): see docs/backup.md.`,
  )
}

async function countLacking({ objectIds, keysOf }: Filled, isThere: IsThere): Promise<number> {
  let lacking = 0
  for (const objectId of objectIds) {
    const found = await Promise.all(keysOf(objectId).map(isThere))
    if (found.includes(false)) lacking++
  }
  return lacking
}

async function openFiles({ s3, dataDir }: Config): Promise<{ isThere: IsThere; close(): Promise<void> }> {
  // The storage of a folder would make the folder.
  if (!s3) return { isThere: async (key) => existsSync(join(dataDir, 'files', key)), close: async () => {} }
  const storage = await openS3Storage(s3)
  return {
    isThere: async (key) => (await storage.size(key)) !== null,
    close: async () => storage.close(),
  }
}
