import { useRef, useState } from 'react'
import type { ScheduleEntry } from '#contract/schedule.ts'
import { showToast } from '../platform/toast-store.ts'
import { hasPassed, isTiedToItsDay, movedMoment, type Place, placeFrom, placeName } from './move.ts'
import { subjectTitle } from './schedule-text.ts'
import { useMoveEntry } from './week.queries.ts'
import type { WeekMoment } from './week.ts'

export type Moving = {
  entry: ScheduleEntry
  moment: WeekMoment
  from: Place
  at: Place
  by: 'pointer' | 'keyboard'
  /** Dropped, and the question whether all of them shall move is open. */
  isAsked: boolean
}

const howTo = 'Arrow keys move it, up and down with Shift by an hour. Enter drops it, Escape puts it back.'

/** One delivery on its way through the week. What is said goes to those who cannot see it move. */
export function useMoving(timeZone: string) {
  const [moving, show] = useState<Moving | null>(null)
  // A pointer is quicker than the next rendering.
  const present = useRef<Moving | null>(null)
  const [said, setSaid] = useState('')
  /** Whose chip gets the focus back. */
  const [left, setLeft] = useState<{ entryId: string; date: string } | null>(null)
  const move = useMoveEntry()

  function setMoving(next: Moving | null) {
    present.current = next
    show(next)
  }

  function pickUp(moment: WeekMoment, by: Moving['by']) {
    if (!moment.entry) return
    const from = { date: moment.date, minutes: moment.minutes }
    setMoving({ entry: moment.entry, moment, from, at: from, by, isAsked: false })
    setLeft(null)
    setSaid(`Picked up ${moment.title}, ${placeName(from)}. ${howTo}`)
  }

  function moveBy(days: number, minutes: number) {
    const moving = present.current
    if (!moving) return
    if (days !== 0 && isTiedToItsDay(moving.entry))
      return setSaid('It comes every day. Only its time can be moved.')
    moveTo(placeFrom(moving.entry, moving.at, days, minutes))
  }

  function moveTo(at: Place) {
    const moving = present.current
    if (!moving || (at.date === moving.at.date && at.minutes === moving.at.minutes)) return
    setMoving({ ...moving, at })
    setSaid(placeName(at))
  }

  function drop() {
    const moving = present.current
    if (!moving) return
    const { entry, from, at } = moving
    if (at.date === from.date && at.minutes === from.minutes) return putBack()
    if (!isTiedToItsDay(entry) && hasPassed(at, timeZone, Date.now())) {
      putBack()
      return showToast({
        variant: 'destructive',
        title: 'Error',
        description: 'This time has passed. Please choose a later one.',
      })
    }
    if (entry.isRecurring) return setMoving({ ...moving, isAsked: true })
    save()
  }

  function save() {
    const moving = present.current
    if (!moving) return
    const { entry, from, at } = moving
    move.mutate({ entry, to: movedMoment(entry, from, at, Date.now()) })
    end(at.date, `Moved ${subjectTitle(entry)} to ${placeName(at)}.`)
  }

  function putBack() {
    const moving = present.current
    if (moving) end(moving.from.date, `Put back to ${placeName(moving.from)}.`)
  }

  /** The focus has gone elsewhere. */
  function lose() {
    if (present.current?.by === 'keyboard' && !present.current.isAsked) putBack()
  }

  function end(date: string, words: string) {
    const moving = present.current
    if (moving?.by === 'keyboard') setLeft({ entryId: moving.entry.id, date })
    setMoving(null)
    setSaid(words)
  }

  return { moving, said, left, pickUp, moveBy, moveTo, drop, save, putBack, lose, present }
}

export type Mover = ReturnType<typeof useMoving>
