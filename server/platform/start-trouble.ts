import { setTimeout as sleep } from 'node:timers/promises'
import { Away } from './away.ts'
import { isDiskFull } from './disk.ts'

/** Why the server cannot start, in a sentence that says what to do. Its cause is told by the sentence. */
export class StartTrouble extends Error {}

/** For whoever started a program. Without a stack: it says nothing to whoever has to mend it. */
export function sentenceOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error instanceof StartTrouble) return error.message
  return error.cause ? `${error.message} ${sentenceOf(error.cause)}` : error.message
}

type Code = { code?: string; errcode?: number; cause?: unknown }

/** For an error of `listen`. */
export function listenTrouble(error: unknown, { port, host }: { port: number; host: string }): unknown {
  const { code } = error as Code
  if (code === 'EADDRINUSE')
    return new StartTrouble(
      `Port ${port} is used by another program, perhaps by another Sunporch. Stop that one, or set PORT to another port.`,
    )
  if (code === 'EACCES')
    return new StartTrouble(
      `This program may not listen on port ${port}. Set PORT to one above 1023, and put a proxy in front for ${port}.`,
    )
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return new StartTrouble(
      `This machine has no address ${host}. Set HOST to one of its addresses, or leave it away to listen on all.`,
    )
  return error
}

/** For an error of making or writing to the data folder. */
export function folderTrouble(error: unknown, folder: string): unknown {
  const { code = '' } = error as Code
  const wayOut = 'Set DATA_DIR to a folder that this program can write to.'
  if (isDiskFull(error))
    return new StartTrouble(
      `The disk of the data folder ${folder} is full. Make room on it, then start again.`,
      { cause: error },
    )
  if (code === 'EEXIST' || code === 'ENOTDIR')
    return new StartTrouble(`The data folder ${folder} is not a folder. ${wayOut}`)
  if (['EACCES', 'EPERM', 'EROFS', 'ENOENT'].includes(code))
    return new StartTrouble(`The data folder ${folder} cannot be written to (${code}). ${wayOut}`)
  return error
}

const sqlite = { busy: 5, readonly: 8, ioError: 10, corrupt: 11, cannotOpen: 14, notADatabase: 26 }

/** For an error of opening or migrating the SQLite database. */
export function databaseTrouble(error: unknown, file: string): unknown {
  const { errcode, cause } = error as Code
  if (errcode === undefined) return cause ? (startTroubleIn(cause, file) ?? error) : error
  if (isDiskFull(error))
    return new StartTrouble(`The disk of the database ${file} is full. Make room on it, then start again.`, {
      cause: error,
    })
  switch (errcode & 0xff) {
    case sqlite.corrupt:
    case sqlite.notADatabase:
      return new StartTrouble(
        `The database ${file} is damaged. Move the data folder aside and restore your last backup (docs/backup.md). To begin anew instead, move it aside together with the folder "files".`,
      )
    case sqlite.cannotOpen:
    case sqlite.readonly:
    case sqlite.ioError:
      return new StartTrouble(
        `The database ${file} cannot be read and written. Check that it is a file, that this program owns it, and that the disk works.`,
      )
    case sqlite.busy:
      return new StartTrouble(`The database ${file} is used by another program. Close that one first.`)
    default:
      return error
  }
}

/** Whether another connection has the database, which may belong to another process. */
export function isBusy(error: unknown): boolean {
  return ((error as Code).errcode ?? 0) % 256 === sqlite.busy
}

function startTroubleIn(cause: unknown, file: string): StartTrouble | null {
  const trouble = databaseTrouble(cause, file)
  return trouble instanceof StartTrouble ? trouble : null
}

/** Something that is waited for at the start. `npm run doctor` looks at it, too. */
export type Waiting = {
  name: string
  /** What to look at, for whoever runs the server. */
  check: string
  isTemporary(error: unknown): boolean
}

/** "PostgreSQL does not answer (why). Check …", or "refuses". */
export function troubleSentence(error: unknown, { name, check, isTemporary }: Waiting): string {
  const why = reasonOf(error)
  const what = isTemporary(error) ? `${name} does not answer (${why}).` : `${name} refuses: ${why}.`
  return `${what} Check ${check}.`
}

const sayAgainAfter = 30_000
const pause = 1000

/** Tries until it works. Says so at once and every half minute; an error that does not go away by itself ends it. */
export async function waitFor(tryOut: () => Promise<unknown>, waiting: Waiting): Promise<void> {
  let saidAt = Number.NEGATIVE_INFINITY
  for (;;) {
    try {
      await tryOut()
      if (saidAt > 0) console.error(`${waiting.name} answers.`)
      return
    } catch (error) {
      const sentence = troubleSentence(error, waiting)
      if (!waiting.isTemporary(error)) throw new StartTrouble(sentence)
      if (performance.now() - saidAt >= sayAgainAfter) {
        console.error(sentence.replace(' Check ', ' Waiting for it. Check '))
        saidAt = performance.now()
      }
      await sleep(pause)
    }
  }
}

/** In a line. Node's error for several addresses has no message. */
function reasonOf(error: unknown): string {
  if (error instanceof Away) return reasonOf(error.cause)
  if (error instanceof AggregateError && error.errors.length > 0) return reasonOf(error.errors[0])
  const { message = '', name = '', code } = error as Code & Partial<Error>
  const text = message.split('\n')[0]?.replace(/\.$/, '') || code || name
  return text === 'UnknownError' && name ? name : text
}
