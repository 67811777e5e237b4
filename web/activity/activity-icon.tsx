import clsx from 'clsx'
import {
  Activity,
  CalendarClock,
  Camera,
  Clapperboard,
  Heart,
  MessageCircle,
  Mic,
  MonitorSmartphone,
  Moon,
  Phone,
  ShoppingBasket,
  StickyNote,
  Sun,
  Users,
} from 'lucide-react'

const kinds = [
  { starts: 'photo', Icon: Camera, look: 'bg-berry-soft text-berry' },
  { starts: 'delivery_answered', Icon: Heart, look: 'bg-marigold-soft text-on-marigold dark:text-marigold' },
  { starts: 'call', Icon: Phone, look: 'bg-berry-soft text-berry' },
  {
    starts: 'note_received',
    Icon: MessageCircle,
    look: 'bg-marigold-soft text-on-marigold dark:text-marigold',
  },
  { starts: 'clip', Icon: Clapperboard, look: 'bg-berry-soft text-berry' },
  { starts: 'voice', Icon: Mic, look: 'bg-marigold-soft text-on-marigold dark:text-marigold' },
  { starts: 'note', Icon: StickyNote, look: 'bg-marigold-soft text-on-marigold dark:text-marigold' },
  { starts: 'device', Icon: MonitorSmartphone, look: 'bg-sky-soft text-sky' },
  { starts: 'screen', Icon: Moon, look: 'bg-sky-soft text-sky' },
  { starts: 'room', Icon: MonitorSmartphone, look: 'bg-sky-soft text-sky' },
  { starts: 'alexa', Icon: MonitorSmartphone, look: 'bg-sky-soft text-sky' },
  { starts: 'delivery', Icon: MonitorSmartphone, look: 'bg-sky-soft text-sky' },
  { starts: 'content', Icon: Clapperboard, look: 'bg-sky-soft text-sky' },
  { starts: 'schedule', Icon: CalendarClock, look: 'bg-pine-soft text-pine' },
  { starts: 'visit', Icon: CalendarClock, look: 'bg-berry-soft text-berry' },
  { starts: 'calendar', Icon: CalendarClock, look: 'bg-berry-soft text-berry' },
  { starts: 'shopping', Icon: ShoppingBasket, look: 'bg-marigold-soft text-on-marigold dark:text-marigold' },
  { starts: 'items', Icon: ShoppingBasket, look: 'bg-marigold-soft text-on-marigold dark:text-marigold' },
  { starts: 'life', Icon: Sun, look: 'bg-marigold-soft text-on-marigold dark:text-marigold' },
  { starts: 'family', Icon: Users, look: 'bg-pine-soft text-pine' },
  { starts: 'member', Icon: Users, look: 'bg-pine-soft text-pine' },
]
const other = { Icon: Activity, look: 'bg-surface-2 text-ink-2' }

export function ActivityIcon({ action }: { action: string }) {
  const { Icon, look } = kinds.find(({ starts }) => action.startsWith(starts)) ?? other
  return (
    <span className={clsx('grid size-11 shrink-0 place-items-center rounded-full', look)}>
      <Icon size={20} aria-hidden />
    </span>
  )
}
