import { CalendarClock, History, Pause, Play, Send, SkipForward, X } from 'lucide-react'
import { useState } from 'react'
import type { ScheduleEntry } from '#contract/schedule.ts'
import { Menu, type MenuEntry } from '../../platform/ui/dialog/menu.tsx'
import { MoveDialog } from '../move/move-dialog.tsx'
import { planWords } from '../plan/plan-words.ts'
import { useCancelEntry, usePauseEntry, useSendNow, useSkipNext } from '../schedule.queries.ts'
import { scheduleWords } from '../schedule-words.ts'
import { HistoryDialog } from './history-dialog.tsx'

/** All actions that the status of the entry allows, except Edit. */
export function EntryMenu({ entry, title }: { entry: ScheduleEntry; title: string }) {
  const pause = usePauseEntry()
  const skip = useSkipNext()
  const send = useSendNow()
  const cancel = useCancelEntry()
  const [opened, setOpened] = useState<'history' | 'move' | null>(null)
  const isPaused = entry.status === 'paused'
  const isToCome = entry.status === 'pending' || isPaused
  const entries: (MenuEntry | false)[] = [
    entry.status !== 'sent' && {
      label: scheduleWords().sendNow,
      icon: <Send size={18} aria-hidden />,
      onSelect: () => send.mutate(entry),
    },
    isToCome && {
      label: isPaused ? planWords().resume : planWords().pause,
      icon: isPaused ? <Play size={18} aria-hidden /> : <Pause size={18} aria-hidden />,
      onSelect: () => pause.mutate(entry),
    },
    entry.isRecurring &&
      entry.status === 'pending' && {
        label: planWords().skipNext,
        icon: <SkipForward size={18} aria-hidden />,
        onSelect: () => skip.mutate(entry),
      },
    isToCome && {
      label: planWords().moveMenu,
      icon: <CalendarClock size={18} aria-hidden />,
      onSelect: () => setOpened('move'),
    },
    {
      label: planWords().history,
      icon: <History size={18} aria-hidden />,
      onSelect: () => setOpened('history'),
    },
    {
      label: scheduleWords().cancelDelivery,
      icon: <X size={18} aria-hidden />,
      onSelect: () => cancel.mutate(entry),
      isDanger: true,
    },
  ]
  return (
    <>
      <Menu label={planWords().whatToDo(title)} entries={entries.filter((entry) => entry !== false)} />
      {opened === 'history' && <HistoryDialog entry={entry} onClose={() => setOpened(null)} />}
      {opened === 'move' && <MoveDialog entry={entry} onClose={() => setOpened(null)} />}
    </>
  )
}
