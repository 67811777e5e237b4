import { useRef, useState } from 'react'
import { useWords } from '../language/use-words.ts'
import { AnswerBar } from './answer-bar.tsx'
import { Caption } from './caption.tsx'
import { DayLine } from './day-line.tsx'
import { LongText } from './long-text-layer.tsx'
import { layoutOf } from './picture/layout.ts'
import { useDrawnPicture } from './picture/use-drawn-picture.ts'
import type { ItemSceneProps } from './scene.ts'
import { useAnswers } from './use-answers.ts'
import { useSceneReady } from './use-scene-ready.ts'
import { useScreenSize } from './use-screen-size.ts'

/** The picture is the screen: its words and the answers lie over its lower edge, or beside it. */
export function PictureScene({ item, view, isInReach, onBroken, onShown, ...scene }: ItemSceneProps) {
  const words = useWords()
  const sharp = useRef<HTMLCanvasElement>(null)
  const soft = useRef<HTMLCanvasElement>(null)
  const screen = useScreenSize()
  const { layout, width, drawnWidth } = layoutOf(item.picture ?? { width: 4, height: 3 }, screen)
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
  const answers = useAnswers(item)
  const [isReading, setReading] = useState(false)
  const foot = { item, view, answers, isInReach }

  return (
    <main className={`picture-scene ${layout}`}>
      <canvas ref={soft} className="soft" aria-hidden />
      <canvas
        ref={sharp}
        role="img"
        aria-label={item.title ?? words.pictureFrom(item.sender?.name ?? null)}
        className="picture"
        style={left > 0 ? { width: left } : undefined}
      />
      <DayLine timeZone={view.timeZone} left={left} />
      <div className="foot" style={{ left }}>
        {isReading ? (
          <LongText text={item.title ?? ''} onClose={() => setReading(false)} />
        ) : (
          <div className="foot-words">
            <Caption {...foot} onReadAll={() => setReading(true)} />
            <AnswerBar {...foot} />
          </div>
        )}
      </div>
    </main>
  )
}
