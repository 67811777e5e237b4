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

const marigold = 'bg-marigold-soft text-on-marigold dark:text-marigold'
const kinds = [
  { begins: /^photo/, Icon: Camera, look: 'bg-berry-soft text-berry' },
  { begins: /^delivery_answered/, Icon: Heart, look: marigold },
  { begins: /^call/, Icon: Phone, look: 'bg-berry-soft text-berry' },
  { begins: /^note_received/, Icon: MessageCircle, look: marigold },
  { begins: /^voice/, Icon: Mic, look: marigold },
  { begins: /^note/, Icon: StickyNote, look: marigold },
  { begins: /^screen/, Icon: Moon, look: 'bg-sky-soft text-sky' },
  { begins: /^(device|room|alexa|delivery)/, Icon: MonitorSmartphone, look: 'bg-sky-soft text-sky' },
  { begins: /^clip/, Icon: Clapperboard, look: 'bg-berry-soft text-berry' },
  { begins: /^content/, Icon: Clapperboard, look: 'bg-sky-soft text-sky' },
  { begins: /^schedule/, Icon: CalendarClock, look: 'bg-pine-soft text-pine' },
  { begins: /^(visit|calendar)/, Icon: CalendarClock, look: 'bg-berry-soft text-berry' },
  { begins: /^(shopping|items)/, Icon: ShoppingBasket, look: marigold },
  { begins: /^life/, Icon: Sun, look: marigold },
  { begins: /^(family|member)/, Icon: Users, look: 'bg-pine-soft text-pine' },
]
const other = { Icon: Activity, look: 'bg-surface-2 text-ink-2' }

export function ActivityIcon({ action }: { action: string }) {
  const { Icon, look } = kinds.find(({ begins }) => begins.test(action)) ?? other
  return (
    <span className={clsx('grid size-11 shrink-0 place-items-center rounded-full', look)}>
      <Icon size={20} aria-hidden />
    </span>
  )
}
