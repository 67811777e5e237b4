import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import type { Engine } from '../database/contents.ts'

/** The first file of a backup: it says what the backup contains. */
export const aboutName = 'backup.json'

export const About = z.object({
  format: z.literal(1),
  madeAt: z.string(),
  engine: z.enum(['sqlite', 'postgres']),
  migrations: z.array(z.string()),
  /** The number of rows of each table. */
  tables: z.record(z.string(), z.number()),
  /** Photos that have files. */
  photos: z.number(),
  /** Whether the pictures are in the file itself, or in the folder beside it. */
  pictures: z.enum(['inside', 'beside']),
  secretKey: z.object({
    /** Tells whether two keys are the same, and nothing else. */
    fingerprint: z.string(),
    /** Not where it is in the environment. */
    isInside: z.boolean(),
  }),
})
export type About = z.infer<typeof About>

export const secretKeyName = 'secret-key'
export const databaseNames: Record<Engine, string> = {
  sqlite: 'database.sqlite',
  postgres: 'database.pgdump',
}

/** In front of the keys of the storage. */
export const filesPrefix = 'files/'

/** Where daily backups keep their pictures, beside their files. */
export const besideName = 'sunporch-files'

export function fingerprintOf(secretKey: Buffer): string {
  return createHash('sha256').update('sunporch secret key').update(secretKey).digest('hex').slice(0, 16)
}
