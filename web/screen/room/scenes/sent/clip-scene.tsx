import { Play, Square, Volume2 } from 'lucide-react'
import { useState } from 'react'
import { useWords } from '../../language/use-words.ts'
import { useFilm } from '../../sound/use-film.ts'
import type { ItemSceneProps } from '../scene.ts'
import { PictureScene } from './picture-scene.tsx'

/** A clip: its poster as a picture, the film in its place, and one button that plays it, with its sound if it has any. */
export function ClipScene({ onShown, ...scene }: ItemSceneProps) {
  const words = useWords()
  const [isPainted, setPainted] = useState(false)
  const { video, is, wasSeen, press } = useFilm(scene.view.deviceId, scene.item, isPainted && scene.isWanted)
  const start = scene.item.film?.hasSound
    ? { Icon: Volume2, label: words.withSound }
    : { Icon: Play, label: wasSeen ? words.seeAgain : words.see }
  const { Icon, label } = is === 'pressed' ? { Icon: Square, label: words.stopListening } : start
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
            {label}
          </button>
        )
      }
    />
  )
}
