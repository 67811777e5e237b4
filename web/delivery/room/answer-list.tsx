import clsx from 'clsx'
import { HandHeart, Heart, MessageCircle, Mic } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { RoomAnswer } from '#contract/delivery/answers.ts'
import type { User } from '#contract/identity/identity.ts'
import { pictureOf, smallPicture } from '#contract/room/room-picture.ts'
import { useUser } from '../../identity/signed-in-user.tsx'
import { formatDate, formatMoment } from '../../platform/format.ts'
import { Button } from '../../platform/ui/button.tsx'
import { lazyComponent } from '../../platform/ui/lazy-component.tsx'
import { deliveryWords } from '../delivery-words.ts'
import { useMarkAnswersSeen } from './answers.queries.ts'

// Rarely there.
const VoicePlayer = lazyComponent(() => import('../voice-player.tsx').then((player) => player.VoicePlayer))

type AnswerListProps = {
  answers: RoomAnswer[]
  groupId: string
  lovedOne: string
  now: number
  /** The loved one has died: nothing is new any more, and all of it can be unfolded. */
  isPast?: boolean
}

/** More new answers than this are folded, and stay new until somebody unfolds them; in memory more of all. */
const maxNew = 5
/** The last ones stay when nothing is new. */
const minShown = 2
const none: RoomAnswer[] = []

/** A server that is newer than this page may have others. */
const icons = { heart: Heart, thank_you: HandHeart, call_me: MessageCircle, note: MessageCircle, voice: Mic }

/** What the loved one answered last. What was new when the page was opened stays marked while it is open. */
export function AnswerList({ answers, groupId, lovedOne, now, isPast = false }: AnswerListProps) {
  const list = useRef<HTMLUListElement>(null)
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set())
  const [isUnfolded, setUnfolded] = useState(false)
  const fresh = answers.filter(({ id, isNew }) => !isPast && (isNew || marked.has(id)))
  const others = answers.filter((answer) => !fresh.includes(answer))
  const foldable = isPast ? others : fresh
  const folded = isUnfolded ? 0 : Math.max(0, foldable.length - maxNew)
  const first = foldable.slice(0, foldable.length - folded)
  const shown = isPast ? first : [...first, ...others.slice(0, Math.max(0, minShown - first.length))]
  useSeen(list, folded > 0 ? none : answers, (ids) => setMarked((before) => new Set([...before, ...ids])))
  if (shown.length === 0) return null
  return (
    <>
      <ul
        ref={list}
        className="grid gap-2.5"
        aria-live="polite"
        aria-label={deliveryWords().answersFrom(lovedOne)}
      >
        {shown.map((answer) => (
          <AnswerRow
            key={answer.id}
            answer={answer}
            isNew={fresh.includes(answer)}
            groupId={groupId}
            lovedOne={lovedOne}
            now={now}
            isPast={isPast}
          />
        ))}
      </ul>
      {folded > 0 && (
        <Button look="quiet" onClick={() => setUnfolded(true)}>
          {deliveryWords().showMore(folded)}
        </Button>
      )}
    </>
  )
}

/** Tells the server once the list is in view that everything in it was seen. */
function useSeen(
  list: { current: HTMLElement | null },
  answers: RoomAnswer[],
  onSeen: (ids: string[]) => void,
): void {
  const { mutate } = useMarkAnswersSeen()
  const unseen = answers
    .filter(({ isNew }) => isNew)
    .map(({ id }) => id)
    .sort()
  const key = unseen.join()
  const onSeenNow = useRef(onSeen)
  onSeenNow.current = onSeen
  useEffect(() => {
    const newest = key.split(',').at(-1)
    if (!list.current || !newest) return
    const observer = new IntersectionObserver((entries) => {
      if (document.hidden || !entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      onSeenNow.current(key.split(','))
      mutate(newest)
    })
    const look = () => {
      if (list.current) observer.observe(list.current)
    }
    look()
    // A list in a hidden tab is seen when the tab is.
    const onVisible = () => {
      observer.disconnect()
      look()
    }
    document.addEventListener('visibilitychange', onVisible)
    return () => {
      observer.disconnect()
      document.removeEventListener('visibilitychange', onVisible)
    }
  }, [key, list, mutate])
}

type AnswerRowProps = {
  answer: RoomAnswer
  isNew: boolean
  groupId: string
  lovedOne: string
  now: number
  isPast: boolean
}

function AnswerRow({ answer, isNew, groupId, lovedOne, now, isPast }: AnswerRowProps) {
  const me = useUser()
  const Icon = icons[answer.kind] ?? MessageCircle
  const { subject } = answer
  const picture = subject && pictureOf(subject)
  return (
    <li className="flex items-center gap-3.5 rounded-control bg-marigold-soft p-3.5">
      <Icon
        size={24}
        aria-hidden
        className={clsx('shrink-0 text-berry', answer.kind === 'heart' && 'fill-current')}
      />
      <div className="min-w-0 grow">
        <p className="font-semibold break-words">
          {answerSentence(answer, lovedOne, isPast)}
          {isNew && (
            <span className="ms-2 rounded-full bg-marigold px-2 py-0.5 text-sm text-on-marigold">
              {deliveryWords().isNew}
            </span>
          )}
        </p>
        <p className="line-clamp-2 text-sm break-words text-ink-2">
          {whenAndToWhom(answer, isPast ? formatDate(answer.at) : formatMoment(answer.at, now), me)}
          {subject?.title && `\u00a0· ${deliveryWords().quoted(subject.title)}`}
        </p>
        {answer.voice && (
          <VoicePlayer groupId={groupId} voice={answer.voice} name={deliveryWords().listenTo(lovedOne)} />
        )}
      </div>
      {picture && (
        <img
          src={smallPicture(groupId, picture)}
          alt=""
          className="size-11 shrink-0 rounded-lg object-cover"
        />
      )}
    </li>
  )
}

function answerSentence({ kind, text }: RoomAnswer, lovedOne: string, isPast: boolean): string {
  const words = deliveryWords()
  if (kind === 'heart') return isPast ? words.loved(lovedOne) : words.loves(lovedOne)
  const spoken = { thank_you: words.thankYou, call_me: words.callMe, note: text, voice: null }[kind] ?? text
  // To be heard, or of a kind that this page does not know yet.
  if (spoken === null) return words.hasSaid(lovedOne)
  const said = { name: lovedOne, text: spoken }
  return isPast ? words.said(said) : words.says(said)
}

function whenAndToWhom({ to }: RoomAnswer, at: string, me: Pick<User, 'id'>): string {
  if (!to) return at
  return to.id === me.id ? deliveryWords().toYou(at) : deliveryWords().toSomebody({ at, to: to.name })
}
