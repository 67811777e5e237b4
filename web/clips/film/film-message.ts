/** Why a file cannot become a clip here. */
export type FilmProblem =
  /** No film that we know: no MP4, QuickTime or WebM, or a damaged one. */
  | 'no-film'
  /** This browser cannot decode it, or cannot make H.264 of it. */
  | 'not-here'
  /** The part that was chosen has too many bytes, and the browser cannot make fewer of them. */
  | 'too-large'
  | 'too-short'
  /** It was there before, and is not any more. */
  | 'not-readable'

export class FilmError extends Error {
  readonly problem: FilmProblem

  constructor(problem: FilmProblem) {
    super(problem)
    this.problem = problem
  }
}

/** What can be made of a film. Times are in seconds. */
export type FilmFacts = {
  duration: number
  /** Where it can begin without being encoded anew; empty where it has to be encoded. */
  keys: number[]
  /** The browser can encode its pictures anew. */
  canEncode: boolean
  /** `lost`: this browser cannot make AAC of it, so the clip will be silent. */
  sound: 'kept' | 'lost' | 'none'
}

/** The part of a film that becomes a clip, in seconds. */
export type Cut = { from: number; to: number }

export type FilmRequest = { file: Blob } & ({ is: 'look' } | { is: 'make'; cut: Cut })

export type FilmAnswer =
  | { is: 'facts'; facts: FilmFacts }
  /** From 0 to 1. */
  | { is: 'progress'; done: number }
  | { is: 'film'; bytes: ArrayBuffer }
  | { is: 'problem'; problem: FilmProblem }
