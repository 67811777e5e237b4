import type { MadeBackup } from './make-backup.ts'

/** Sorts by time. Without colons, which Windows refuses. */
export function backupName(at: Date, isSealed: boolean, kind = 'sunporch'): string {
  const time = at.toISOString().replaceAll(':', '-').replace(/\.\d+/, '')
  return `${kind}-${time}.tar${isSealed ? '.sealed' : ''}`
}

/** What whoever made the backup must know, in sentences. */
export function saidOf({ gone, missing, damaged, hasSecretKey }: Omit<MadeBackup, 'photos'>): string[] {
  const sentences: string[] = []
  if (gone.length > 0)
    sentences.push(
      `${counted(gone.length)} deleted for good while the backup was made, and ${gone.length === 1 ? 'is' : 'are'} not in it.`,
    )
  if (missing.length > 0)
    sentences.push(
      `${counted(missing.length)} in the database, but without a file in the storage: ${listed(missing)}. A restored server shows ${missing.length === 1 ? 'it' : 'them'} as deleted.`,
    )
  if (damaged.length > 0)
    sentences.push(
      `${damaged.length === 1 ? '1 file' : `${damaged.length} files`} cannot be read, or not as before: ${listed(damaged)}. The disk may be failing: look at its health, and keep the backups that you have.`,
    )
  if (!hasSecretKey)
    sentences.push('SECRET_KEY is not in the backup, because it is set in the environment: keep it, too.')
  return sentences
}

/** What whoever restores or compares a backup must know of what it does not have; null where it has all. */
export function leftOutOf({ gone }: { gone: number }): string | null {
  return gone === 0
    ? null
    : `${counted(gone)} in the database of the backup, but without a file in it, and ${gone === 1 ? 'is' : 'are'} shown as deleted.`
}

const mostListed = 20

function listed(names: string[]): string {
  const others = names.length - mostListed
  return names.slice(0, mostListed).join(', ') + (others > 0 ? `, and ${others} more` : '')
}

function counted(things: number): string {
  return things === 1 ? '1 photo, recording or video was' : `${things} photos, recordings or videos were`
}
