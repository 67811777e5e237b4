/** Where the rows are: a data folder with SQLite, or a PostgreSQL database. */
export type Place = { dataDir?: string | undefined; databaseUrl?: string | undefined }

/** `work` resolves when all that is due has been delivered. */
export type Contender = {
  open(place: Place): Promise<{ work(): Promise<void>; close(): Promise<void> }>
}
