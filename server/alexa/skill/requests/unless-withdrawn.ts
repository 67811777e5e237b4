import { AppError } from '../../../platform/errors.ts'

/** False when the delivery is not in the inbox any more. */
export async function unlessWithdrawn(work: Promise<unknown>): Promise<boolean> {
  try {
    await work
    return true
  } catch (error) {
    if (error instanceof AppError && error.status === 404) return false
    throw error
  }
}
