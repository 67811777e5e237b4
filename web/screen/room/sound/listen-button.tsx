import { Ear, Play, Square } from 'lucide-react'
import type { ScreenItem } from '#contract/screen/screen-view.ts'
import { useWords } from '../language/use-words.ts'
import { useListening } from './use-listening.ts'

const icons = { ready: Play, failed: Play, playing: Square, blocked: Ear }

type ListenButtonProps = {
  deviceId: string
  item: ScreenItem
  id?: string
  /** What stands beside it. Where the sound cannot be heard, that gives way to a sentence that says so. */
  about?: string
}

/** One large button that plays the voice of the item, and ends it. */
export function ListenButton({ deviceId, item, id, about }: ListenButtonProps) {
  const words = useWords()
  const { is, part, label, press } = useListening(deviceId, item)
  const Icon = icons[is]
  return (
    <>
      <button
        id={id}
        type="button"
        // A picture may be its label, too, and has no words.
        aria-label={label}
        className="answer filled listen"
        data-fit
        onClick={press}
      >
        <Icon aria-hidden />
        {label}
        <span className="listened" style={{ transform: `scaleX(${part})` }} aria-hidden />
      </button>
      {(about || is === 'failed') && (
        <p role="status" className="not-heard">
          {is === 'failed' ? words.cannotHear : about}
        </p>
      )}
    </>
  )
}
