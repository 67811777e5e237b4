import { useEffect, useRef, useState } from 'react'
import {
  closeMicrophone,
  openMicrophone,
  RecordingError,
  type RecordingProblem,
} from '../../../platform/recording/microphone.ts'
import { type RecordedVoice, type Recording, startRecording } from '../../../platform/recording/recording.ts'

export type Speaking =
  | { is: 'still' }
  | { is: 'opening' }
  | { is: 'recording'; recording: Recording }
  /** What was said is made into an MP3. */
  | { is: 'making' }
  | { is: 'ready'; voice: RecordedVoice }
  | { is: 'failed'; problem: RecordingProblem | 'passing' }

/**
 * One press opens the microphone, and it is closed at the stop: by a press, after `longest` milliseconds, or because this is left.
 */
export function useSpeaking(longest: number) {
  const [speaking, setSpeaking] = useState<Speaking>({ is: 'still' })
  /** What is to be closed when this is left. */
  const current = useRef<Recording | null>(null)
  const isMaking = useRef(false)
  const isLeft = useRef(false)
  useEffect(() => {
    isLeft.current = false
    return () => {
      isLeft.current = true
      current.current?.cancel()
    }
  }, [])

  async function start() {
    setSpeaking({ is: 'opening' })
    try {
      const stream = await openMicrophone()
      if (isLeft.current) return closeMicrophone(stream)
      const recording = await startRecording(stream, { longest })
      if (isLeft.current) return recording.cancel()
      current.current = recording
      setSpeaking({ is: 'recording', recording })
      void recording.ended.then(() => (current.current === recording ? stop() : undefined))
    } catch (error) {
      fail(error)
    }
  }

  async function stop() {
    const recording = current.current
    // Its end is told when its microphone closes, too.
    if (!recording || isMaking.current) return
    isMaking.current = true
    setSpeaking({ is: 'making' })
    try {
      const voice = await recording.stop()
      current.current = null
      setSpeaking({ is: 'ready', voice })
    } catch (error) {
      fail(error)
    } finally {
      isMaking.current = false
    }
  }

  function fail(error: unknown) {
    const problem = error instanceof RecordingError ? error.problem : 'passing'
    if (problem !== 'passing') current.current = null
    setSpeaking({ is: 'failed', problem })
  }

  /** What could not be made into an MP3 is still here: that is tried again, without speaking again. */
  const again = () => void (current.current ? stop() : start())
  return { speaking, start: () => void start(), stop: () => void stop(), again }
}
