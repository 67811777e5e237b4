import { useEffect, useEffectEvent, useRef, useState } from 'react'
import {
  closeMicrophone,
  openMicrophone,
  problemBefore,
  RecordingError,
  type RecordingProblem,
} from '../../platform/recording/microphone.ts'
import { type RecordedVoice, type Recording, startRecording } from '../../platform/recording/recording.ts'

/** `not-made`: what was recorded is still there, and can be made ready again. */
export type RecorderProblem = RecordingProblem | 'not-made'

export type RecorderState = {
  step: 'idle' | 'opening' | 'recording' | 'making'
  problem: RecorderProblem | null
  recording: Recording | null
  /** A call or another app ended it. */
  wasCut: boolean
}

const still = { step: 'idle', problem: null, recording: null, wasCut: false } satisfies RecorderState

/** A recorder that closes its microphone with the component. What was said until then is recorded, too. */
export function useRecorder(onRecorded: (voice: RecordedVoice) => void) {
  const [state, setState] = useState<RecorderState>(() => ({
    ...still,
    problem: problemBefore(),
  }))
  const running = useRef<Recording | null>(null)
  const isBusy = useRef(false)
  const isGone = useRef(false)

  async function start() {
    if (isBusy.current || running.current) return
    isBusy.current = true
    setState({ ...still, step: 'opening' })
    try {
      const stream = await openMicrophone()
      if (isGone.current) return closeMicrophone(stream)
      const recording = await startRecording(stream)
      if (isGone.current) return recording.cancel()
      running.current = recording
      setState({ ...still, step: 'recording', recording })
      void recording.ended.then((end) => (running.current === recording ? finish(end === 'cut') : undefined))
    } catch (error) {
      setState({ ...still, problem: problemOf(error) })
    } finally {
      isBusy.current = false
    }
  }

  /** Also makes ready what could not be made ready before. */
  async function finish(wasCut: boolean) {
    const recording = running.current
    if (isBusy.current || !recording) return
    isBusy.current = true
    setState({ ...still, step: 'making' })
    try {
      const voice = await recording.stop()
      running.current = null
      setState({ ...still, wasCut })
      onRecorded(voice)
    } catch (error) {
      const problem = problemOf(error)
      if (problem !== 'not-made') running.current = null
      else if (isGone.current) recording.cancel()
      setState({ ...still, problem, wasCut })
    } finally {
      isBusy.current = false
    }
  }

  const onGone = useEffectEvent(() => {
    isGone.current = true
    void finish(false)
  })
  useEffect(() => {
    isGone.current = false
    return () => onGone()
  }, [])

  return { ...state, start, stop: () => void finish(state.wasCut) }
}

function problemOf(error: unknown): RecorderProblem {
  return error instanceof RecordingError ? error.problem : 'not-made'
}
