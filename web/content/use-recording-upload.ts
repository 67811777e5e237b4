import { useEffect, useEffectEvent, useState } from 'react'
import { problemOf } from '../photos/upload/batch/problem.ts'
import { Retries } from '../photos/upload/batch/retries.ts'
import type { Problem } from '../photos/upload/batch/upload-item.ts'
import { putFile } from '../photos/upload/transfer/put-file.ts'
import { commonWords } from '../platform/words/common-words.ts'
import type { Chosen } from './recording-draft.ts'

type Progress = { percent: number; problem: Problem | null }

const begin: Progress = { percent: 0, problem: null }

/** Uploads what was chosen as long as the server does not have it, and tries again by itself. Another choice, or none, ends it. */
export function useRecordingUpload(chosen: Chosen | null, onStored: (objectPath: string) => void): Progress {
  const [progress, setProgress] = useState(begin)
  const stored = useEffectEvent(onStored)
  const file = chosen?.objectPath === null ? chosen.file : null
  useEffect(() => {
    if (!file) return
    const ending = new AbortController()
    const { signal } = ending
    const retries = new Retries(() => void run(file))
    async function run(data: Blob) {
      setProgress(({ percent }) => ({ percent, problem: null }))
      try {
        const objectPath = await putFile(
          { name: 'recording.mp3', type: 'audio/mpeg', data },
          { signal, onProgress: (percent) => setProgress({ percent, problem: null }) },
        )
        if (!signal.aborted) stored(objectPath)
      } catch (error) {
        if (signal.aborted) return
        const problem = problemOf(error, commonWords().tryAgain)
        setProgress({ percent: 0, problem })
        if (problem.kind === 'passing') retries.plan()
      }
    }
    const hurry = () => retries.hurry()
    window.addEventListener('online', hurry)
    setProgress(begin)
    void run(file)
    return () => {
      ending.abort()
      retries.stop()
      window.removeEventListener('online', hurry)
    }
  }, [file])
  return progress
}
