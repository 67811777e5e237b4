import { type CSSProperties, type ReactNode, useRef, useState } from 'react'
import { useWords } from '../../language/use-words.ts'
import { DayLine } from '../day/day-line.tsx'
import type { Place } from '../picture/layout.ts'
import { useDrawnPicture } from '../picture/use-drawn-picture.ts'
import { usePicturePlace } from '../picture/use-picture-place.ts'
import type { ItemSceneProps } from '../scene.ts'
import { useSceneReady } from '../use-scene-ready.ts'
import { LongText } from '../words/long-text-layer.tsx'
import { AnswerBar } from './answer-bar.tsx'
import { Caption } from './caption.tsx'
import { useAnswers } from './use-answers.ts'

type PictureSceneProps = ItemSceneProps & {
  /** What has the place of the picture for a while. */
  over?: (place: CSSProperties) => ReactNode
  tool?: ReactNode
}

/** The picture is the screen, with its words and the answers over the lower edge; or they are beside or below it. */
export function PictureScene({
  item,
  view,
  isInReach,
  onBroken,
  onShown,
  over,
  tool,
  ...scene
}: PictureSceneProps) {
  const words = useWords()
  const sharp = useRef<HTMLCanvasElement>(null)
  const soft = useRef<HTMLCanvasElement>(null)
  const place = usePicturePlace(item.picture ?? { width: 4, height: 3 })
  const { layout } = place
  const isDrawn = useDrawnPicture({
    deviceId: view.deviceId,
    item,
    sharp,
    soft,
    width: place.drawnWidth,
    onBroken: () => onBroken(item),
  })
  const left = layout === 'beside' ? place.left + place.width : 0
  useSceneReady(scene, isDrawn, () => onShown(item))
  const answers = useAnswers(item, view)
  const [isReading, setReading] = useState(false)
  const foot = { item, view, answers, isInReach }

  return (
    <main className={`picture-scene ${layout}`}>
      <canvas ref={soft} className="soft" aria-hidden />
      <canvas
        ref={sharp}
        role="img"
        aria-label={item.title ?? words[item.film ? 'clipFrom' : 'pictureFrom'](item.sender?.name ?? null)}
        className="picture"
        style={styleOf(place)}
      />
      {over?.(styleOf(place))}
      <DayLine timeZone={view.timeZone} left={left} />
      <div className="foot" style={layout === 'whole' ? { top: place.top + place.height } : { left }}>
        {isReading ? (
          <LongText text={item.title ?? ''} onClose={() => setReading(false)} />
        ) : (
          <div className="foot-words">
            <Caption {...foot} tool={tool} onReadAll={() => setReading(true)} />
            <AnswerBar {...foot} />
          </div>
        )}
      </div>
    </main>
  )
}

/** The picture's box, for picture-scene.css. */
function styleOf(place: Place): CSSProperties {
  const sizes = Object.entries(place).map(([name, value]) => [
    `--${name}`,
    Number(value) ? `${value}px` : value,
  ])
  return Object.fromEntries(sizes)
}
