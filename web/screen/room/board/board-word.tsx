import { useEffect, useRef } from 'react'
import type { ScreenItem } from '#contract/screen/screen-view.ts'
import { sinceInWords } from '../language/time-words.ts'
import { useWords } from '../language/use-words.ts'
import { afterPaint } from '../scenes/after-paint.ts'
import { Avatar } from '../scenes/avatar.tsx'
import { firstName } from '../scenes/words/first-name.ts'
import { lengthInWords } from '../sound/length-in-words.ts'
import { ListenButton } from '../sound/listen-button.tsx'

type BoardWordProps = {
  item: ScreenItem
  deviceId: string
  now: number
  timeZone: string
  onShown: (item: ScreenItem) => void
  /** With the whole words. */
  onPress: (text: string) => void
}

/** What somebody has said last: "Anna, your daughter · this morning", and the words. */
export function BoardWord({ item, deviceId, now, timeZone, onShown, onPress }: BoardWordProps) {
  const words = useWords()
  const { sender, kind, sentAt, voice } = item
  const name = sender ? firstName(sender.name) : words.yourFamily
  const since = sinceInWords(Date.parse(sentAt), now, timeZone, words)
  const who = sender?.relation ? `${name}, ${sender.relation}` : name
  const first = sender && firstName(sender.name)
  const recommends = words[voice ? 'recommendsSong' : 'recommends']
  const said = { content: recommends(first), voice: words.saysSomething(first) }[kind as string] ?? who
  const text = kind === 'test' ? words.everythingWorks : item.title
  // Where it plays here, the words for a speaker are not wanted.
  const say = !voice && item.card?.say && `${words.say} “${item.card.say}”`
  const latest = useRef(() => onShown(item))
  latest.current = () => onShown(item)
  useEffect(() => afterPaint(() => latest.current()), [])
  const told = (
    <>
      <span className="board-who dotted">
        {text && <span>{said}</span>}
        <span>{since}</span>
      </span>
      <span dir="auto" className="title clamped">
        {text || said}
      </span>
      {say && <span className="board-say">{say}</span>}
    </>
  )
  return (
    <li className={`board-word face-${hueOf(name)}`}>
      <Avatar name={sender?.name ?? name} imageUrl={sender?.profileImageUrl ?? null} />
      <div className="board-said">
        {text ? (
          <button type="button" onClick={() => onPress(say ? `${text}\n${say}` : text)}>
            {told}
          </button>
        ) : (
          <div>{told}</div>
        )}
        {voice && (
          <div className="board-listen">
            <ListenButton deviceId={deviceId} item={item} about={lengthInWords(voice.duration, words)} />
          </div>
        )}
      </div>
    </li>
  )
}

/** One of the colours of the style sheet: she knows a person by it. */
function hueOf(name: string): number {
  const sum = [...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0)
  return sum % 5
}
