/**
 * Why nothing is recorded. `not-secure`: the page came without HTTPS, where no browser opens a microphone. `not-possible`:
 * the browser is too old. `in-use`: another program holds the microphone. `not-started`: the browser opened the microphone, and
 * took nothing from it. `nothing-heard`: it gave silence.
 */
export type RecordingProblem =
  | 'not-secure'
  | 'not-possible'
  | 'no-microphone'
  | 'not-allowed'
  | 'in-use'
  | 'not-started'
  | 'nothing-heard'

export class RecordingError extends Error {
  readonly problem: RecordingProblem

  constructor(problem: RecordingProblem) {
    super(problem)
    this.problem = problem
  }
}

/** What speaks against recording before anybody is asked; null where nothing does. */
export function problemBefore(): RecordingProblem | null {
  if (!isSecureContext) return 'not-secure'
  const isKnown = 'mediaDevices' in navigator && typeof AudioWorkletNode === 'function'
  return isKnown ? null : 'not-possible'
}

/** Asks the person, where the browser has no answer yet. Throws a `RecordingError`. */
export async function openMicrophone(): Promise<MediaStream> {
  const problem = problemBefore()
  if (problem) throw new RecordingError(problem)
  try {
    return await navigator.mediaDevices.getUserMedia({ audio: wanted })
  } catch (error) {
    throw new RecordingError(problemOf(error))
  }
}

export function closeMicrophone(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop()
}

/** Wishes: a microphone that cannot do one of them is opened all the same. */
const wanted: MediaTrackConstraints = {
  channelCount: 1,
  noiseSuppression: true,
  autoGainControl: true,
}

function problemOf(error: unknown): RecordingProblem {
  const name = error instanceof Error ? error.name : ''
  if (name === 'NotFoundError' || name === 'OverconstrainedError') return 'no-microphone'
  if (name === 'NotReadableError' || name === 'AbortError') return 'in-use'
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'not-allowed'
  return 'not-possible'
}
