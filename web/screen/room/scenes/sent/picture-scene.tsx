import { type CSSProperties, useRef, useState } from 'react'
import { useWords } from '../../language/use-words.ts'
import { DayLine } from '../day/day-line.tsx'
import { layoutOf, placeOnUpright } from '../picture/layout.ts'
import { useDrawnPicture } from '../picture/use-drawn-picture.ts'
import type { ItemSceneProps } from '../scene.ts'
import { useSceneReady } from '../use-scene-ready.ts'
import { LongText } from '../words/long-text-layer.tsx'
import { useScreenSize } from '../words/use-screen-size.ts'
import { AnswerBar } from './answer-bar.tsx'
import { Caption } from './caption.tsx'
import { useAnswers } from './use-answers.ts'

/** The picture is the screen: its words and the answers lie over its lower edge, or beside it. */
export function PictureScene({ item, view, isInReach, onBroken, onShown, ...scene }: ItemSceneProps) {
  const words = useWords()
  const sharp = useRef<HTMLCanvasElement>(null)
  const soft = useRef<HTMLCanvasElement>(null)
  const screen = useScreenSize()
  const size = item.picture ?? { width: 4, height: 3 }
  const { layout, width, drawnWidth } = layoutOf(size, screen)
  const place = placeOnUpright(size, screen)
  const isDrawn = useDrawnPicture({
    deviceId: view.deviceId,
    item,
    sharp,
    soft,
    width: drawnWidth,
    onBroken: () => onBroken(item),
  })
  const left = layout === 'beside' ? width : 0
  useSceneReady(scene, isDrawn, () => onShown(item))
  const answers = useAnswers(item, view)
  const [isReading, setReading] = useState(false)
  const foot = { item, view, answers, isInReach }

  return (
    <main className={`picture-scene ${layout} ${place ? 'upright' : ''}`}>
      <canvas ref={soft} className="soft" aria-hidden />
      <canvas
        ref={sharp}
        role="img"
        aria-label={item.title ?? words.pictureFrom(item.sender?.name ?? null)}
        className="picture"
        style={left > 0 ? { width: left } : place ? topStyle(place.top) : undefined}
      />
      <DayLine timeZone={view.timeZone} left={left} />
      <div className="foot" style={place ? { minHeight: place.below } : { left }}>
        {isReading ? (
          <LongText text={item.title ?? ''} onClose={() => setReading(false)} />
        ) : (
          <div
            className="foot-words"
            style={place ? { maxHeight: heightIn(place.below, screen.height) } : undefined}
          >
            <Caption {...foot} onReadAll={() => setReading(true)} />
            <AnswerBar {...foot} />
          </div>
        )}
      </div>
    </main>
  )
}

/** Where a whole picture begins on an upright screen, for picture-scene.css. */
function topStyle(top: number): CSSProperties {
  return { ['--top' as string]: `${top}px` }
}

/** The part of the screen's height below a picture that is little for the words. */
const little = 0.45

/** Without the edges of the foot. Below a picture that leaves little, the words may lie over its lower edge. */
function heightIn(below: number, height: number): string {
  const free = `${below - 8}px - var(--g) * 4.4`
  return below < little * height ? `max(${free}, min(58vh, 540px))` : `calc(${free})`
}
