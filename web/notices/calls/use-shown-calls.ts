import { useEffect, useRef, useState } from 'react'
import type { User } from '#contract/identity/identity.ts'
import type { OpenCall } from '#contract/notices/notices.ts'
import { callKey } from './call-key.ts'

/** Milliseconds that a taken call stays: one's own until one has dialled, that of others until one has read it. */
const ownStays = 15 * 60_000
const othersStay = 15_000

/** Open calls, one's own, and for a moment those that somebody else took while this page showed them. */
export function useShownCalls(calls: OpenCall[], me: Pick<User, 'id'>): OpenCall[] {
  const seenOpen = useRef(new Set<string>())
  const [over, setOver] = useState<ReadonlySet<string>>(new Set())
  const isMine = ({ takenBy }: OpenCall) => takenBy?.id === me.id
  useEffect(() => {
    for (const { id, takenAt } of calls) if (takenAt === null) seenOpen.current.add(id)
  }, [calls])
  const shown = calls.filter(
    (call) =>
      call.takenAt === null || (!over.has(callKey(call)) && (isMine(call) || seenOpen.current.has(call.id))),
  )
  const leaving = shown
    .filter(({ takenAt }) => takenAt !== null)
    .map((call) => `${callKey(call)} ${isMine(call) ? ownStays : othersStay}`)
    .join()
  useEffect(() => {
    const timers = leaving
      .split(',')
      .filter(Boolean)
      .map((entry) => {
        const [id, takenAt, ms] = entry.split(' ')
        return setTimeout(() => setOver((before) => new Set([...before, `${id} ${takenAt}`])), Number(ms))
      })
    return () => timers.forEach(clearTimeout)
  }, [leaving])
  return shown
}
