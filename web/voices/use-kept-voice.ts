import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { forgetRecording, type KeptRecording, keepRecording, type Owner } from './kept-recording.ts'

export type VoiceDraft = Omit<KeptRecording, 'mp3'> & { mp3: Blob | null }

const none: VoiceDraft = { mp3: null, duration: 0, words: '', photoId: null, objectPath: null }

/** What is said and typed so far. As soon as something is recorded it is kept in the browser, until it is sent or deleted. */
export function useKeptVoice(owner: Owner, kept: KeptRecording | null) {
  const [draft, setDraft] = useState<VoiceDraft>(kept ?? none)
  // Also after the dialog is closed: a recording that was still running ends then.
  const latest = useRef(draft)
  const isTyped = useRef(false)
  const [hasRoom, setHasRoom] = useState(true)

  function change(changes: Partial<VoiceDraft>): Promise<void> {
    latest.current = { ...latest.current, ...changes }
    setDraft(latest.current)
    isTyped.current = true
    return changes.mp3 === undefined && changes.objectPath === undefined ? Promise.resolve() : keep()
  }

  async function keep(): Promise<void> {
    isTyped.current = false
    const { mp3, ...about } = latest.current
    if (mp3) setHasRoom(await keepRecording(owner, { mp3, ...about }))
  }

  function forget(): Promise<void> {
    latest.current = { ...none, words: latest.current.words, photoId: latest.current.photoId }
    setDraft(latest.current)
    setHasRoom(true)
    return forgetRecording(owner)
  }

  // What was typed is written once, and not with each letter: at the end, or before a phone ends a page that nobody sees.
  // Without a change nothing is written: it may have been sent in another tab, or the person may have signed out there.
  const onGone = useEffectEvent(() => {
    if (isTyped.current) void keep()
  })
  useEffect(() => {
    const onVisibility = () => document.hidden && onGone()
    document.addEventListener('visibilitychange', onVisibility)
    return () => {
      document.removeEventListener('visibilitychange', onVisibility)
      onGone()
    }
  }, [])

  return { draft, isFromBefore: kept !== null && draft.mp3 === kept.mp3, hasRoom, change, forget }
}
