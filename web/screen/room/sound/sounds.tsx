import { Volume2 } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useWords } from '../language/use-words.ts'
import { isSong } from '../offline/pictures.ts'
import { isListening } from '../playlist/reading.ts'
import { presenceLasts } from '../playlist/showing.ts'
import { spokenText } from '../scenes/words/spoken-text.ts'
import { serverNow } from '../time/server-clock.ts'
import { playChime } from './chime.ts'
import { useTellLocked } from './sound-lock.ts'
import type { SoundProps } from './sound-props.ts'
import { readAloud, stopReading } from './speech.ts'
import { useUnlockedSound } from './use-unlocked-sound.ts'
import { playVoice, stopVoice } from './voice-player.ts'

/** Milliseconds. The voice waits for the chime, and for the eye. */
const afterChime = 1600
const afterScene = 400

/** Chimes for something new and reads it aloud, as the family has switched it on. */
export function Sounds(props: SoundProps) {
  const isUnlocked = useUnlockedSound()
  const words = useWords()
  useTellLocked(!isUnlocked)
  useAnnouncements(props, isUnlocked)
  useEffect(() => {
    window.addEventListener('click', stopOnButton, true)
    return () => window.removeEventListener('click', stopOnButton, true)
  }, [])
  if (isUnlocked || props.isQuiet) return null
  // Any touch of the page switches the sound on, so the button needs to do nothing.
  return (
    <button type="button" className="sound-on">
      <Volume2 aria-hidden />
      {words.switchSoundOn}
    </button>
  )
}

/** Tells of what is on the screen for the first time, and of what somebody steps through after they were away. */
function useAnnouncements({ view, showing, painted, isQuiet }: SoundProps, isUnlocked: boolean) {
  const words = useWords()
  const latest = useRef({ view, showing, isQuiet, isUnlocked, words })
  latest.current = { view, showing, isQuiet, isUnlocked, words }
  const key = painted === showing.deliveryId ? painted : null
  const isNew = showing.mode === 'new'
  // Of several new things in a row only the first one chimes.
  const hasChimed = useRef(false)
  useEffect(() => {
    if (!isNew) hasChimed.current = false
  }, [isNew])

  useEffect(() => {
    const { view, showing, isQuiet, isUnlocked, words } = latest.current
    const item = view.items.find(({ deliveryId }) => deliveryId === key)
    const isHere = showing.mode === 'catchUp' && serverNow() - showing.touchedAt < presenceLasts
    if (!item || !view.room || isQuiet || (showing.mode !== 'new' && !isHere)) return
    // Minutes that nobody has asked for would be a burden: a song is named, and plays by a press.
    const isSpoken = item.voice && !isSong(item)
    // A voice that the browser refuses says that it wants a touch.
    if (!isUnlocked && !isSpoken) return
    const { chime, readsAloud, volume } = view.room
    const chimes = chime && showing.mode === 'new' && !hasChimed.current
    hasChimed.current = showing.mode === 'new'
    if (chimes) playChime(volume)
    if (!readsAloud) return
    const read = () => {
      if (latest.current.isQuiet) return
      if (isSpoken) playVoice({ deviceId: view.deviceId, item, volume })
      else readAloud(item.deliveryId, spokenText(item, words), words.language, volume)
    }
    const timer = setTimeout(read, chimes ? afterChime : afterScene)
    return () => {
      clearTimeout(timer)
      stopReading()
      stopVoice(item.deliveryId)
    }
  }, [key])

  useEffect(() => {
    // She who speaks ends what she has pressed for herself.
    if (isQuiet && !isListening()) {
      stopReading()
      stopVoice()
    }
  }, [isQuiet])
}

function stopOnButton({ target }: MouseEvent): void {
  // The button that reads aloud stops it itself.
  if (target instanceof Element && target.closest('button:not(.read-aloud)')) stopReading()
}
