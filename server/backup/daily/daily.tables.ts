declare module '../../platform/db/database.ts' {
  interface Database {
    daily_backups: DailyBackupsTable
  }
}

/** One row. */
type DailyBackupsTable = {
  id: string
  due_at: number
  /** When the last one was made. */
  made_at: number | null
  /** When the last try failed; null when one was made. */
  failed_at: number | null
  /** Why it failed, or what is wrong with the one that was made; null when all is well. */
  failure: string | null
}

export type DailyBackupRow = DailyBackupsTable
