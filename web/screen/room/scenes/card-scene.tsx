import { ExternalLink } from 'lucide-react'
import { firstName } from '../time/wall-clock.ts'
import { AnswerBar } from './answer-bar.tsx'
import { Face } from './avatar.tsx'
import type { ItemSceneProps } from './scenes.tsx'
import { useReady } from './use-scene-ready.ts'

const longTitle = 40

/** What comes without a picture: something recommended, or a test message. */
export function CardScene({ item, onShown, ...scene }: ItemSceneProps) {
  useReady(scene, true, () => onShown(item))
  const { title, sender, card } = item
  const who = sender ? firstName(sender.name) : 'Your family'
  const isTest = item.kind === 'test'
  const heading = isTest ? `Hello from ${who}` : (title ?? '')
  return (
    <main className="card-scene">
      <div className="card">
        <p className="who">
          <Face name={sender?.name ?? who} imageUrl={sender?.profileImageUrl ?? null} />
          <span>{isTest ? 'A test message' : `${who} recommends this to you`}</span>
        </p>
        <h1 className={heading.length > longTitle ? 'large long' : 'large'}>{heading}</h1>
        {isTest && <p className="say">Everything works.</p>}
        {card && (
          <p className="say">
            <span>Say:</span> “{card.say}”
          </p>
        )}
        {card?.link && (
          <a className="answer" href={card.link} target="_blank" rel="noopener noreferrer">
            <ExternalLink aria-hidden />
            Open it here
          </a>
        )}
      </div>
      <AnswerBar item={item} />
    </main>
  )
}
