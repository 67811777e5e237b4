import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { forgetRecording, type KeptRecording, keepRecording, type Owner } from './kept-recording.ts'

export type VoiceDraft = Omit<KeptRecording, 'mp3'> & { mp3: Blob | null }

const none: VoiceDraft = { mp3: null, duration: 0, words: '', photoId: null, objectPath: null }

/** What is said and typed so far. As soon as something is recorded it is kept in the browser, until it is sent or deleted. */
export function useKeptVoice(owner: Owner, kept: KeptRecording | null) {
  const [draft, setDraft] = useState<VoiceDraft>(kept ?? none)
  // Also after the dialog is closed: a recording that was still running ends then.
  const latest = useRef(draft)

  function change(changes: Partial<VoiceDraft>): Promise<void> {
    latest.current = { ...latest.current, ...changes }
    setDraft(latest.current)
    const isTyped = changes.mp3 === undefined && changes.objectPath === undefined
    return isTyped ? Promise.resolve() : keep()
  }

  async function keep(): Promise<void> {
    const { mp3, ...about } = latest.current
    if (mp3) await keepRecording(owner, { mp3, ...about })
  }

  function forget(): Promise<void> {
    latest.current = { ...none, words: latest.current.words, photoId: latest.current.photoId }
    setDraft(latest.current)
    return forgetRecording(owner)
  }

  // What was typed is written once, and not with each letter.
  const onGone = useEffectEvent(() => void keep())
  useEffect(() => () => onGone(), [])

  return { draft, isFromBefore: kept !== null && draft.mp3 === kept.mp3, change, forget }
}
