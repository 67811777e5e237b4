import { useContext, useEffect } from 'react'
import type { ScreenItem } from '#contract/screen/screen-view.ts'
import { useWords } from '../language/use-words.ts'
import { holdVoice, playVoice, stopVoice, useVoice, type VoiceState } from './voice-player.ts'
import { Volume, volumeOfPress } from './volume.ts'

/** For a button that plays the voice of the item, and ends it: what it says, and how far the voice is. */
export function useListening(
  deviceId: string,
  item: ScreenItem,
): VoiceState & { label: string; press: () => void } {
  const words = useWords()
  const volume = useContext(Volume) || volumeOfPress
  const { deliveryId, voice } = item
  const state = useVoice(deliveryId)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each sound
  useEffect(() => {
    return voice && holdVoice(deviceId, item)
  }, [deviceId, deliveryId, voice?.url])
  const ready = state.wasHeard || item.heardAt ? words.listenAgain : words.listen
  const labels = { ready, failed: ready, playing: words.stopListening, blocked: words.tapToHear }
  return {
    ...state,
    label: labels[state.is],
    press: () =>
      state.is === 'playing' ? stopVoice() : playVoice({ deviceId, item, volume, isAsked: true }),
  }
}
