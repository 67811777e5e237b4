import { useEffect, useState } from 'react'
import { audioContext } from './chime.ts'
import { canRead } from './speech.ts'
import { unlockVoices } from './voice-player.ts'

/** What browsers take for the touch that they ask for before a page may make a sound. */
const touches = ['pointerup', 'touchend', 'keydown', 'click'] as const

/** Whether sounds can be heard: browsers want a touch of the page first. Any touch will do. */
export function useUnlockedSound(): boolean {
  const [isUnlocked, setUnlocked] = useState(isRunning)
  useEffect(() => {
    const audio = audioContext()
    const note = () => setUnlocked(isRunning())
    let wasTouched = false
    function unlock() {
      if (audio && audio.state !== 'running') audio.resume().then(note, note)
      // On iPads each of the three wants its own touch.
      unlockVoices()
      if (!wasTouched && canRead() && !speechSynthesis.speaking) speechSynthesis.speak(silence())
      wasTouched = true
      note()
    }
    note()
    audio?.addEventListener('statechange', note)
    for (const touch of touches) window.addEventListener(touch, unlock)
    return () => {
      audio?.removeEventListener('statechange', note)
      for (const touch of touches) window.removeEventListener(touch, unlock)
    }
  }, [])
  return isUnlocked
}

function isRunning(): boolean {
  const audio = audioContext()
  return audio === null || audio.state === 'running'
}

function silence(): SpeechSynthesisUtterance {
  const utterance = new SpeechSynthesisUtterance('')
  utterance.volume = 0
  return utterance
}
