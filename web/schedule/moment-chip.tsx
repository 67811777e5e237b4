import clsx from 'clsx'
import { Check, CircleAlert, Eye, Image, ListVideo, Pause, Repeat, SkipForward } from 'lucide-react'
import type { ReactNode } from 'react'
import { clockOf, type WeekMoment, type WeekState } from './week.ts'

const looks: Record<WeekState, string> = {
  'to come': '',
  paused: 'border-dashed border-line-strong bg-surface text-ink-2',
  'on its way': 'border-line-strong bg-surface',
  sent: 'border-success/40 bg-success-soft text-success',
  shown: 'border-success/40 bg-success-soft text-success',
  'left out': 'border-dashed border-line bg-transparent text-ink-2 line-through',
  held: 'border-marigold bg-marigold-soft text-on-marigold dark:text-marigold',
  trouble: 'border-2 border-danger bg-surface text-danger',
}

/** To come, a photo and a recommendation have their own colours. */
const kinds: Record<WeekMoment['kind'], string> = {
  photo: 'border-berry/35 bg-berry-soft text-berry',
  content: 'border-sky/35 bg-sky-soft text-sky',
}

const states: Record<WeekState, { words: string; icon: ReactNode }> = {
  'to come': { words: 'to come', icon: null },
  paused: { words: 'paused', icon: <Pause size={15} className="shrink-0" aria-hidden /> },
  'on its way': { words: 'on its way', icon: null },
  sent: { words: 'sent', icon: <Check size={16} className="shrink-0" aria-hidden /> },
  shown: { words: 'seen on the screen', icon: <Eye size={16} className="shrink-0" aria-hidden /> },
  'left out': { words: 'left out', icon: <SkipForward size={15} className="shrink-0" aria-hidden /> },
  held: { words: 'held', icon: <CircleAlert size={16} className="shrink-0" aria-hidden /> },
  trouble: { words: 'not sent', icon: <CircleAlert size={16} className="shrink-0" aria-hidden /> },
}

export function chipLook({ state, kind }: Pick<WeekMoment, 'state' | 'kind'>): string {
  return clsx(
    '@container block w-full min-w-0 rounded-lg border px-1.5 py-1.5 text-left text-sm leading-snug md:max-xl:px-1 xl:px-2',
    state === 'to come' ? kinds[kind] : looks[state],
  )
}

type ChipWordsProps = {
  moment: WeekMoment
  /** There is nothing below it: the title may take two lines. */
  isRoomy?: boolean
}

/** The time, what it is, and what became of it: in words as well as by its sign. */
export function ChipWords({ moment, isRoomy = false }: ChipWordsProps) {
  const Kind = moment.kind === 'photo' ? Image : ListVideo
  const { words, icon } = states[moment.state]
  return (
    <>
      <span className="flex items-center font-semibold @max-[6.5rem]:-mr-1">
        <span className="grow whitespace-nowrap @max-[6.5rem]:tracking-tight">{clockOf(moment.minutes)}</span>
        {icon ?? (
          <span className="@max-[6.5rem]:hidden">
            {moment.isRecurring ? <Repeat size={14} aria-hidden /> : <Kind size={15} aria-hidden />}
          </span>
        )}
      </span>
      <span
        className={clsx('text-ink', isRoomy ? 'line-clamp-2 break-words hyphens-auto' : 'block truncate')}
      >
        {moment.title}
      </span>
      <span className="sr-only">{words}</span>
    </>
  )
}
