import { Square, Volume2 } from 'lucide-react'
import { useState } from 'react'
import { useWords } from '../../language/use-words.ts'
import { useFilm } from '../../sound/use-film.ts'
import type { ItemSceneProps } from '../scene.ts'
import { PictureScene } from './picture-scene.tsx'

/** A clip: its poster as a picture, the film in its place, and one button that plays it with its sound. */
export function ClipScene({ onShown, ...scene }: ItemSceneProps) {
  const words = useWords()
  const [isPainted, setPainted] = useState(false)
  const { video, is, press } = useFilm(scene.view.deviceId, scene.item, isPainted && scene.isWanted)
  const Icon = is === 'loud' ? Square : Volume2
  return (
    <PictureScene
      {...scene}
      onShown={(item) => {
        setPainted(true)
        onShown(item)
      }}
      over={(place) => video && <video {...video} style={place} aria-hidden />}
      tool={
        press && (
          <button type="button" className="answer with-sound" onClick={press}>
            <Icon aria-hidden />
            {is === 'loud' ? words.stopListening : words.withSound}
          </button>
        )
      }
    />
  )
}
