import { Music } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import type { ScreenItem } from '#contract/screen/screen-view.ts'
import { capitalised } from '../../language/grammar/sentence.ts'
import { sinceInWords } from '../../language/time-words.ts'
import { useWords } from '../../language/use-words.ts'
import { isSong } from '../../offline/pictures.ts'
import { lengthInWords } from '../../sound/length-in-words.ts'
import { ListenButton } from '../../sound/listen-button.tsx'
import { serverNow } from '../../time/server-clock.ts'
import { Avatar } from '../avatar.tsx'
import { DayLine } from '../day/day-line.tsx'
import { useDrawnPicture } from '../picture/use-drawn-picture.ts'
import type { ItemSceneProps } from '../scene.ts'
import { useSceneReady } from '../use-scene-ready.ts'
import { firstName } from '../words/first-name.ts'
import { LongText } from '../words/long-text-layer.tsx'
import { useFit } from '../words/use-fit.ts'
import { useScreenSize } from '../words/use-screen-size.ts'
import { AnswerBar } from './answer-bar.tsx'
import { Tools } from './tools.tsx'
import { useAnswers } from './use-answers.ts'

/**
 * A voice: its picture or the face of who speaks, who that is, one button to listen, and the typed words below it. A song: its
 * picture, what it is called, and the same button. The words for a speaker are not wanted where it plays here.
 */
export function VoiceScene({ item, view, isInReach, onShown, ...scene }: ItemSceneProps) {
  const words = useWords()
  const [isComplete, setComplete] = useState(item.picture === null)
  useSceneReady(scene, isComplete, () => onShown(item))
  const answers = useAnswers(item, view)
  const [isReading, setReading] = useState(false)
  const name = item.sender && firstName(item.sender.name)
  const { title, voice } = item
  const song = isSong(item)
  const listenId = useId()
  const about = [
    item.sender?.relation && capitalised(item.sender.relation),
    sinceInWords(Date.parse(item.sentAt), serverNow(), view.timeZone, words),
    voice && lengthInWords(voice.duration, words),
  ].filter((part) => Boolean(part))
  const content = `${words.language} ${answers.confirmation} ${title}`
  const { ref, isCut } = useFit<HTMLDivElement>(content)
  return (
    <main className="message-scene voice-scene">
      <DayLine timeZone={view.timeZone} />
      {isReading ? (
        <div className="foot">
          <LongText text={title ?? ''} onClose={() => setReading(false)} />
        </div>
      ) : (
        <div className="message">
          <div ref={ref} className={isCut ? 'voice cut fits' : 'voice fits'}>
            <Face
              // Another photo of a song is tried anew.
              key={item.picture?.url ?? ''}
              item={item}
              view={view}
              listenId={listenId}
              onEnded={() => setComplete(true)}
            />
            <div className="voice-words" data-fit>
              {song && <p className="voice-about">{words.recommendsSong(name)}</p>}
              <h1 dir={song ? 'auto' : undefined} className={song ? 'large clamped' : 'large'}>
                {song ? title : words.saysSomething(name)}
              </h1>
              <p className="voice-about dotted">
                {about.map((part) => (
                  <span key={part}>{part}</span>
                ))}
              </p>
              <ListenButton deviceId={view.deviceId} item={item} id={listenId} />
              {title && !song && (
                <p dir="auto" className="voice-title clamped">
                  {title}
                </p>
              )}
              <p role="status" className="confirmation">
                {answers.confirmation}
              </p>
              <Tools item={item} isInReach={isInReach} onReadAll={isCut ? () => setReading(true) : null} />
            </div>
          </div>
          <AnswerBar answers={answers} isInReach={isInReach} view={view} />
        </div>
      )}
    </main>
  )
}

type FaceProps = Pick<ItemSceneProps, 'item' | 'view'> & { listenId: string; onEnded: () => void }

/** The picture; without one, or where it cannot be had, the face of who speaks, or the picture of its kind. */
function Face({ item, view, listenId, onEnded }: FaceProps) {
  const words = useWords()
  const [isBroken, setBroken] = useState(false)
  if (item.picture && !isBroken)
    return (
      <Picture
        item={item}
        view={view}
        listenId={listenId}
        onEnded={onEnded}
        onBroken={() => {
          setBroken(true)
          onEnded()
        }}
      />
    )
  if (isSong(item))
    return (
      <Touched listenId={listenId} isCover>
        <Music aria-hidden />
      </Touched>
    )
  return (
    <Touched listenId={listenId}>
      <Avatar name={item.sender?.name ?? words.yourFamily} imageUrl={item.sender?.profileImageUrl ?? null} />
    </Touched>
  )
}

function Picture({ item, view, listenId, onEnded, onBroken }: FaceProps & { onBroken: () => void }) {
  const sharp = useRef<HTMLCanvasElement>(null)
  const soft = useRef<HTMLCanvasElement>(null)
  const { width, height } = useScreenSize()
  const isDrawn = useDrawnPicture({
    deviceId: view.deviceId,
    item,
    sharp,
    soft,
    // It is never larger than that.
    width: Math.min(width, height),
    onBroken,
  })
  useEffect(() => {
    if (isDrawn) onEnded()
  }, [isDrawn, onEnded])
  return (
    <Touched listenId={listenId} isCover picture={item.picture}>
      <canvas ref={soft} hidden />
      <canvas ref={sharp} aria-hidden />
    </Touched>
  )
}

type TouchedProps = {
  listenId: string
  isCover?: boolean
  picture?: ScreenItem['picture']
  children: ReactNode
}

/** A label of the button: a touch of it presses that. */
function Touched({ listenId, isCover = false, picture, children }: TouchedProps) {
  const shape = picture ? [['--ratio', picture.width / picture.height]] : []
  return (
    <label
      htmlFor={listenId}
      className={isCover ? 'voice-face cover' : 'voice-face'}
      style={Object.fromEntries(shape)}
    >
      {children}
    </label>
  )
}
