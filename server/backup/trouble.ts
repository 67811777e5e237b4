import { isDiskFull } from '../platform/disk.ts'
import { StartTrouble } from '../platform/start-trouble.ts'

/** Why a backup or a restore cannot be made, in a sentence that says what to do. */
export class BackupTrouble extends StartTrouble {}

/** For an error of reading or writing a file or folder. */
export function fileTrouble(error: unknown, path: string, doing: 'read' | 'written'): unknown {
  if (error instanceof BackupTrouble) return error
  if (isDiskFull(error))
    return new BackupTrouble(`The disk of ${path} is full. Make room on it, then try again.`, {
      cause: error,
    })
  const { code = '', syscall } = error as NodeJS.ErrnoException
  // Not made by itself: the disk that should be there may not be mounted.
  if (code === 'ENOENT' && doing === 'written')
    return new BackupTrouble(`There is no folder for ${path}. Make it, or mount its disk.`, { cause: error })
  if (code === 'ENOENT' && doing === 'read') return new BackupTrouble(`There is no file ${path}.`)
  if (code && syscall) return new BackupTrouble(`${path} cannot be ${doing} (${code}).`, { cause: error })
  return error
}
