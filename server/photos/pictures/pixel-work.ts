import { availableParallelism } from 'node:os'
import sharp from 'sharp'
import { limitConcurrency } from '../../platform/work/concurrency.ts'

// One thread for each call of sharp, so that a small computer still answers requests.
sharp.concurrency(1)
sharp.cache(false)

/**
 * Calls of sharp in this process at once. Each takes one of the four threads in which Node also reads files and checks
 * passwords. One picture alone uses both; two pictures take turns.
 */
export const pixelWork = limitConcurrency(Math.min(2, availableParallelism()))
