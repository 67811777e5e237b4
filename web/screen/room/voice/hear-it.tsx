import { Play, Square } from 'lucide-react'
import { useContext, useEffect, useRef, useState } from 'react'
import { useWords } from '../language/use-words.ts'
import { Volume } from '../sound/volume.ts'
import { Choice } from './choice.tsx'

/** Percent. She has asked to hear it, also where the screen is silent otherwise. */
const leastVolume = 30

/** Plays what was recorded, here and for nobody else. */
export function HearIt({ sound }: { sound: Blob }) {
  const words = useWords()
  const volume = useContext(Volume)
  const audio = useRef<HTMLAudioElement | null>(null)
  const [isPlaying, setPlaying] = useState(false)
  useEffect(() => {
    const address = URL.createObjectURL(sound)
    const player = new Audio(address)
    player.onended = () => setPlaying(false)
    audio.current = player
    return () => {
      player.pause()
      URL.revokeObjectURL(address)
    }
  }, [sound])

  function press() {
    const player = audio.current
    if (!player) return
    setPlaying(!isPlaying)
    if (isPlaying) return player.pause()
    player.volume = Math.max(leastVolume, volume) / 100
    player.currentTime = 0
    player.play().catch(() => setPlaying(false))
  }

  return (
    <Choice
      label={isPlaying ? words.stopHearing : words.hearIt}
      Icon={isPlaying ? Square : Play}
      onChoose={press}
    />
  )
}
