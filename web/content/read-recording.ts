import { photoLimits } from '#contract/photos/photos.ts'
import { recordingLimits } from '#contract/recording-limits.ts'
import type { Chosen } from './recording-draft.ts'

export type RecordingProblem = 'no-mp3' | 'too-large' | 'too-long'

/** Milliseconds in which a browser says how long a file is. Where it does not, the server measures it alone. */
const patience = 5000

/** What was chosen, or why it can be no recording: before minutes of upload, and the server looks again. */
export async function readRecording(file: File): Promise<Chosen | RecordingProblem> {
  if (file.size > photoLimits.bytes) return 'too-large'
  if (!/^audio\/(mpeg|mp3|x-mpeg)$/.test(file.type) && !/\.mp3$/i.test(file.name)) return 'no-mp3'
  const duration = await durationOf(file)
  if (duration === 'no-mp3') return duration
  if (duration !== null && duration > recordingLimits.longest + recordingLimits.leeway) return 'too-long'
  return { file, duration, objectPath: null }
}

function durationOf(file: File): Promise<number | 'no-mp3' | null> {
  const url = URL.createObjectURL(file)
  const audio = new Audio()
  audio.preload = 'metadata'
  const answer = new Promise<number | 'no-mp3' | null>((resolve) => {
    audio.onloadedmetadata = () => resolve(Number.isFinite(audio.duration) ? audio.duration * 1000 : null)
    audio.onerror = () => resolve('no-mp3')
    setTimeout(() => resolve(null), patience)
  })
  audio.src = url
  return answer.finally(() => {
    audio.onerror = null
    audio.removeAttribute('src')
    URL.revokeObjectURL(url)
  })
}
