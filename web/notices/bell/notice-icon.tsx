import clsx from 'clsx'
import {
  Bell,
  CalendarClock,
  Camera,
  Clapperboard,
  Heart,
  HeartPulse,
  MessageCircleQuestionMark,
  Mic,
  MonitorOff,
  MonitorSmartphone,
  Moon,
  Phone,
  ShoppingBasket,
  StickyNote,
  TriangleAlert,
  Users,
} from 'lucide-react'
import type { ComponentType } from 'react'
import type { Notice } from '#contract/notices/notices.ts'
import type { NoticeTopic } from '#contract/notices/topics.ts'

const berry = 'bg-berry-soft text-berry'
const marigold = 'bg-marigold-soft text-on-marigold dark:text-marigold'
const sky = 'bg-sky-soft text-sky'
const pine = 'bg-pine-soft text-pine'
const danger = 'bg-danger-soft text-danger'

const icons: Record<NoticeTopic, [Icon: ComponentType<{ size?: number; fill?: string }>, look: string]> = {
  calls: [Phone, berry],
  life: [HeartPulse, danger],
  answers: [Heart, marigold],
  trouble: [TriangleAlert, danger],
  silence: [MonitorOff, danger],
  pause: [Moon, sky],
  question: [MessageCircleQuestionMark, pine],
  reminder: [Camera, berry],
  members: [Users, pine],
  roles: [Users, pine],
  take_over: [Users, marigold],
  accounts: [TriangleAlert, danger],
  photos: [Camera, berry],
  content: [Clapperboard, sky],
  notes: [StickyNote, marigold],
  schedule: [CalendarClock, pine],
  visits: [CalendarClock, berry],
  shopping: [ShoppingBasket, marigold],
  devices: [MonitorSmartphone, sky],
}

/** Of a topic that this page does not know yet. */
const other: (typeof icons)[NoticeTopic] = [Bell, sky]
const spoken: (typeof icons)[NoticeTopic] = [Mic, marigold]

/** For what the loved one did, or nobody: where a member did it, their face stands in its place. */
export function NoticeIcon({ notice: { topic, voice } }: { notice: Pick<Notice, 'topic' | 'voice'> }) {
  const [Icon, look] = voice ? spoken : (icons[topic] ?? other)
  return (
    <span aria-hidden className={clsx('grid size-11 shrink-0 place-items-center rounded-full', look)}>
      <Icon size={20} {...(Icon === Heart && { fill: 'currentColor' })} />
    </span>
  )
}
