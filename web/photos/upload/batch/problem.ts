import { ApiError, sentenceOf } from '../../../platform/server/api.ts'
import { UnfitPicture } from '../transfer/fit-to-limit.ts'
import type { Problem } from './upload-item.ts'

/** Not what something in front of our server answers. 409: it was added, and has been deleted since. */
const neverWorks = [409, 413, 415, 422]
/** The server says what is full, or how long to wait. */
const saysWhatToDo = [429, 507]

/** What went wrong with one picture. `otherwise` is the sentence where neither the server nor we have a better one. */
export function problemOf(error: unknown, otherwise: string): Problem {
  if (error instanceof UnfitPicture) return { kind: 'refused', sentence: error.message }
  if (error instanceof ApiError) {
    const kind = error.code !== null && neverWorks.includes(error.status) ? 'refused' : 'failed'
    return {
      kind,
      sentence:
        kind === 'refused' || saysWhatToDo.includes(error.status) ? sentenceOf(error, otherwise) : otherwise,
    }
  }
  // Neither our server nor a proxy has answered.
  return { kind: 'connection', sentence: otherwise }
}
