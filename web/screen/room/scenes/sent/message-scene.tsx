import { useState } from 'react'
import type { ScreenItem } from '#contract/screen/screen-view.ts'
import { useWords } from '../../language/use-words.ts'
import { Avatar } from '../avatar.tsx'
import { DayLine } from '../day/day-line.tsx'
import type { ItemSceneProps } from '../scene.ts'
import { useSceneReady } from '../use-scene-ready.ts'
import { firstName } from '../words/first-name.ts'
import { LongText } from '../words/long-text-layer.tsx'
import { SinceLine } from '../words/sender-line.tsx'
import { useFit } from '../words/use-fit.ts'
import { AnswerBar } from './answer-bar.tsx'
import { NotePicture } from './note-picture.tsx'
import { Tools } from './tools.tsx'
import { useAnswers } from './use-answers.ts'

/** What the family says in words: a note, a recommendation or a test message. A note may have a picture behind it. */
export function MessageScene({ item, view, isInReach, onShown, ...scene }: ItemSceneProps) {
  const words = useWords()
  const [isDrawn, setDrawn] = useState(item.picture === null)
  useSceneReady(scene, isDrawn, () => onShown(item))
  const answers = useAnswers(item, view)
  const { intro, text } = useMessage(item)
  const [isReading, setReading] = useState(false)
  const size = `${words.language} ${isInReach}`
  const { ref, isCut } = useFit<HTMLDivElement>(`${size} ${isReading} ${text}`)
  const { ref: footRef } = useFit<HTMLDivElement>(`${size} ${answers.confirmation} ${isCut}`)

  return (
    <main className={item.picture ? 'message-scene pictured' : 'message-scene'}>
      {item.picture && <NotePicture item={item} view={view} onEnded={() => setDrawn(true)} />}
      <DayLine timeZone={view.timeZone} />
      {isReading ? (
        <div className="foot">
          <LongText text={text} onClose={() => setReading(false)} />
        </div>
      ) : (
        <div className="message">
          <div ref={ref} className="message-words fits">
            <p className="who">
              <Avatar
                name={item.sender?.name ?? words.yourFamily}
                imageUrl={item.sender?.profileImageUrl ?? null}
              />
              <span>{intro}</span>
            </p>
            <h1 dir="auto" className="large clamped">
              {text}
            </h1>
            <Card item={item} />
          </div>
          <div ref={footRef} className="caption fits">
            <SinceLine item={item} timeZone={view.timeZone} confirmation={answers.confirmation} />
            <Tools item={item} isInReach={isInReach} onReadAll={isCut ? () => setReading(true) : null} />
          </div>
          <AnswerBar answers={answers} isInReach={isInReach} view={view} />
        </div>
      )}
    </main>
  )
}

/** The line above the large words, and the words. */
function useMessage({ kind, sender, title }: ScreenItem): { intro: string; text: string } {
  const words = useWords()
  const name = sender && firstName(sender.name)
  const intros: Record<ScreenItem['kind'], string> = {
    photo: words.pictureFrom(name),
    clip: words.clipFrom(name),
    content: words.recommends(name),
    note: words.noteFrom(name),
    voice: words.saysSomething(name),
    test: words.testMessage,
  }
  return { intro: intros[kind], text: kind === 'test' ? words.helloFrom(name) : (title ?? '') }
}

/** The words to say for a recommendation, and its link. */
function Card({ item: { kind, card } }: { item: ScreenItem }) {
  const words = useWords()
  if (kind === 'test') return <p className="say">{words.everythingWorks}</p>
  if (!card) return null
  return (
    <>
      {card.say && (
        <p className="say">
          <span>{words.say}</span> “{card.say}”
        </p>
      )}
      {card.link && (
        <a className="answer tool" href={card.link} target="_blank" rel="noopener noreferrer">
          {words.openHere}
        </a>
      )}
    </>
  )
}
