import { useRef, useState } from 'react'
import type { ScheduleEntry } from '#contract/schedule.ts'
import { showToast } from '../../platform/toast-store.ts'
import { commonWords } from '../../platform/words/common-words.ts'
import type { WeekOccurrence } from '../calendar/week-occurrences.ts'
import { planWords } from '../plan/plan-words.ts'
import { subjectTitle } from '../schedule-text.ts'
import { instantOfSlot, type Slot, slotName } from '../slot.ts'
import { existingSlot, hasPassed, isTiedToItsDay, slotFrom } from './move-rules.ts'
import { useMoveEntry } from './use-move-entry.ts'

/** An occurrence that was picked up and is not dropped yet. */
export type Moving = {
  entry: ScheduleEntry
  occurrence: WeekOccurrence
  from: Slot
  at: Slot
  by: 'pointer' | 'keyboard'
  /** It was dropped, and a dialog asks whether all occurrences shall move. */
  isConfirming: boolean
}

export type Mover = ReturnType<typeof useMoving>

/** One move by pointer or keyboard, from pick-up to drop. */
export function useMoving(timeZone: string) {
  const { latest, begin, change, announce, end, ...shown } = useMovingState()
  const move = useMoveEntry()

  function pickUp(occurrence: WeekOccurrence, by: Moving['by']) {
    const { entry, date, minutes } = occurrence
    if (!entry) return
    const from = { date, minutes }
    begin({ entry, occurrence, from, at: from, by, isConfirming: false })
    announce(planWords().pickedUp({ title: occurrence.title, slot: slotName(from) }))
  }

  function moveBy(days: number, minutes: number) {
    const moving = latest.current
    if (!moving) return
    if (days !== 0 && isTiedToItsDay(moving.entry)) return announce(planWords().onlyTime)
    moveTo(slotFrom(moving.entry, moving.at, days, minutes))
  }

  function moveTo(at: Slot) {
    const moving = latest.current
    if (!moving || isSame(at, moving.at)) return
    change({ ...moving, at })
    announce(slotName(at))
  }

  function drop() {
    const moving = latest.current
    if (!moving) return
    const { entry, from } = moving
    const at = existingSlot(moving.at, timeZone)
    if (isSame(at, from)) return putBack()
    if (!isTiedToItsDay(entry) && hasPassed(at, timeZone, Date.now())) {
      putBack()
      return showToast({
        variant: 'destructive',
        title: commonWords().error,
        description: planWords().timeHasPassed,
      })
    }
    change({ ...moving, at, isConfirming: entry.isRecurring })
    if (!entry.isRecurring) save()
  }

  function save() {
    const moving = latest.current
    if (!moving) return
    const { entry, occurrence, at } = moving
    const to = new Date(instantOfSlot(at, timeZone)).toISOString()
    move.mutate({ entry, occurrence: occurrence.scheduledFor, to })
    end(at)
    announce(planWords().movedTo({ title: subjectTitle(entry), slot: slotName(at) }))
  }

  function putBack() {
    const moving = latest.current
    if (!moving) return
    end(moving.from)
    announce(planWords().putBack(slotName(moving.from)))
  }

  function onBlur() {
    if (latest.current?.by === 'keyboard' && !latest.current.isConfirming) putBack()
  }

  return { ...shown, latest, pickUp, moveBy, moveTo, drop, save, putBack, onBlur }
}

function useMovingState() {
  const [moving, setMoving] = useState<Moving | null>(null)
  /** Current also between two renderings: pointer events come faster. */
  const latest = useRef<Moving | null>(null)
  /** For screen readers. */
  const [announcement, announce] = useState('')
  /** The chip that gets the focus back after a move by keyboard. */
  const [dropped, setDropped] = useState<{ entryId: string; date: string } | null>(null)

  function change(next: Moving | null) {
    latest.current = next
    setMoving(next)
  }

  function begin(next: Moving) {
    setDropped(null)
    change(next)
  }

  function end({ date }: Slot) {
    const moving = latest.current
    if (moving?.by === 'keyboard') setDropped({ entryId: moving.entry.id, date })
    change(null)
  }

  return { moving, latest, announcement, dropped, begin, change, announce, end }
}

function isSame(a: Slot, b: Slot): boolean {
  return a.date === b.date && a.minutes === b.minutes
}
