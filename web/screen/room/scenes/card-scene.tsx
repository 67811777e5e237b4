import { ExternalLink } from 'lucide-react'
import { useWords } from '../language/use-words.ts'
import { AnswerBar } from './answer-bar.tsx'
import { Avatar } from './avatar.tsx'
import { firstName } from './first-name.ts'
import type { ItemSceneProps } from './scene.ts'
import { useSceneReady } from './use-scene-ready.ts'

/** Characters; a longer title is set smaller. */
const maxLarge = 40

/** An item without a picture: a recommendation or a test message. */
export function CardScene({ item, onShown, ...scene }: ItemSceneProps) {
  useSceneReady(scene, true, () => onShown(item))
  const words = useWords()
  const { title, sender, card } = item
  const name = sender && firstName(sender.name)
  const isTest = item.kind === 'test'
  const heading = isTest ? words.helloFrom(name) : (title ?? '')
  return (
    <main className="card-scene">
      <div className="card">
        <p className="who">
          <Avatar name={sender?.name ?? words.yourFamily} imageUrl={sender?.profileImageUrl ?? null} />
          <span>{isTest ? words.testMessage : words.recommends(name)}</span>
        </p>
        <h1 className={heading.length > maxLarge ? 'large long' : 'large'}>{heading}</h1>
        {isTest && <p className="say">{words.everythingWorks}</p>}
        {card && (
          <p className="say">
            <span>{words.say}</span> “{card.say}”
          </p>
        )}
        {card?.link && (
          <a className="answer" href={card.link} target="_blank" rel="noopener noreferrer">
            <ExternalLink aria-hidden />
            {words.openHere}
          </a>
        )}
      </div>
      <AnswerBar item={item} />
    </main>
  )
}
