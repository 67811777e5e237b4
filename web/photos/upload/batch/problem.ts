import { ApiError, isFinalRefusal } from '../../../platform/server/api.ts'
import { refusalOf } from '../../../platform/words/refusal.ts'
import { UnfitPicture } from '../transfer/fit-to-limit.ts'
import { uploadWords } from '../words/upload-words.ts'
import type { Problem } from './upload-item.ts'

/** 409: it was added, and has been deleted since. */
const neverWorks = [409, 413, 415, 422]
/** The server says what is full, or how long to wait. */
const saysWhatToDo = [429, 507]
/** Somebody else must act first: sign in again, or give the person their right back. */
const needsSomebody = [401, 403]

/** What went wrong with one picture. `otherwise` is the sentence where neither the server nor we have a better one. */
export function problemOf(error: unknown, otherwise: string): Problem {
  if (error instanceof UnfitPicture) return { kind: 'refused', sentence: error.message }
  // Nobody has answered, or not our server.
  if (!isOurs(error) || isGone(error)) return { kind: 'passing', sentence: otherwise }
  if (neverWorks.includes(error.status)) return { kind: 'refused', sentence: refusalOf(error, otherwise) }
  if (isFinalRefusal(error) || needsSomebody.includes(error.status))
    return { kind: 'failed', sentence: otherwise }
  if (!saysWhatToDo.includes(error.status))
    return { kind: 'passing', sentence: otherwise, reason: uploadWords().serverFailed }
  const reason = refusalOf(error, otherwise)
  return { kind: 'passing', sentence: reason, reason }
}

/** The server does not have the bytes, or not any more: after an hour, or because something in front of it kept them. */
export function isGone(error: unknown): boolean {
  return error instanceof ApiError && error.issues.some(({ path }) => path === 'objectPath')
}

function isOurs(error: unknown): error is ApiError {
  return error instanceof ApiError && error.code !== null
}
