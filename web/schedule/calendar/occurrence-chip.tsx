import clsx from 'clsx'
import { Check, CircleAlert, Eye, Pause, Repeat, SkipForward } from 'lucide-react'
import type { ReactNode } from 'react'
import { lookOf } from '../../delivery/sendable-looks.ts'
import { planWords } from '../plan/plan-words.ts'
import { timeName } from '../slot.ts'
import type { OccurrenceState, WeekOccurrence } from './week-occurrences.ts'

const looks: Record<OccurrenceState, string> = {
  'to come': '',
  paused: 'border-dashed border-line-strong bg-surface text-ink-2',
  'on its way': 'border-line-strong bg-surface',
  sent: 'border-success/40 bg-success-soft text-success',
  shown: 'border-success/40 bg-success-soft text-success',
  'left out': 'border-dashed border-line bg-transparent text-ink-2 line-through',
  held: 'border-marigold bg-marigold-soft text-on-marigold dark:text-marigold',
  trouble: 'border-2 border-danger bg-surface text-danger',
}

const icons: Record<OccurrenceState, ReactNode> = {
  'to come': null,
  paused: <Pause size={15} className="shrink-0" aria-hidden />,
  'on its way': null,
  sent: <Check size={16} className="shrink-0" aria-hidden />,
  shown: <Eye size={16} className="shrink-0" aria-hidden />,
  'left out': <SkipForward size={15} className="shrink-0" aria-hidden />,
  held: <CircleAlert size={16} className="shrink-0" aria-hidden />,
  trouble: <CircleAlert size={16} className="shrink-0" aria-hidden />,
}

export function chipLook({ state, kind }: Pick<WeekOccurrence, 'state' | 'kind'>): string {
  const { border, look } = lookOf(kind)
  return clsx(
    '@container block w-full min-w-0 rounded-lg border px-1.5 py-1.5 text-start text-sm leading-snug md:max-xl:px-1 xl:px-2',
    state === 'to come' ? [border, look] : looks[state],
  )
}

type ChipTextProps = {
  occurrence: WeekOccurrence
  /** The space below is free: the title may take two lines. */
  isRoomy?: boolean
}

/** The time, the title and the state. The state is an icon, and words for screen readers. */
export function ChipText({ occurrence, isRoomy = false }: ChipTextProps) {
  const { Icon: Kind } = lookOf(occurrence.kind)
  return (
    <>
      <span className="flex items-center font-semibold @max-[6.5rem]:-me-1">
        <span className="grow whitespace-nowrap @max-[6.5rem]:tracking-tight">
          {timeName(occurrence.minutes)}
        </span>
        {icons[occurrence.state] ?? (
          <span className="@max-[6.5rem]:hidden">
            {occurrence.isRecurring ? <Repeat size={14} aria-hidden /> : <Kind size={15} aria-hidden />}
          </span>
        )}
      </span>
      <span
        dir="auto"
        className={clsx('text-ink', isRoomy ? 'line-clamp-2 break-words hyphens-auto' : 'block truncate')}
      >
        {occurrence.title}
      </span>
      <span className="sr-only">{planWords().states[occurrence.state]}</span>
    </>
  )
}
