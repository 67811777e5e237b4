import clsx from 'clsx'
import { Phone, PhoneCall } from 'lucide-react'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import type { User } from '#contract/identity/identity.ts'
import type { OpenAlarm, OpenCall } from '#contract/notices/notices.ts'
import { useTakeCall } from '../../delivery/room/answers.queries.ts'
import { askText, takenText } from '../../delivery/room/call-text.ts'
import { callWords } from '../../delivery/room/call-words.ts'
import { useIsSettled } from '../../delivery/room/use-is-settled.ts'
import { useSelection } from '../../family/selection/selected-group.tsx'
import { useUser } from '../../identity/signed-in-user.tsx'
import { refusalOf } from '../../platform/words/refusal.ts'
import { alarmKey } from '../alarms/alarm-key.ts'
import { AlarmRow } from '../alarms/alarm-row.tsx'
import { DialLink } from '../alarms/dial-link.tsx'
import { callKey } from './call-key.ts'
import { CallMenu } from './call-menu.tsx'
import { useShownCalls } from './use-shown-calls.ts'

type CallBannerProps = {
  calls: OpenCall[]
  onHide: (call: OpenCall) => void
  alarms: OpenAlarm[]
  onHideAlarm: (alarm: OpenAlarm) => void
}

/**
 * The calls of all groups, and missing signs of life, above every page and below dialogs, menus and the bell. Each is a line
 * over the group's name in the bar at the top, or on wide windows a card over the head of the sidebar: one alone covers nothing of
 * the page, and moves nothing of it.
 */
export function CallBanner({ calls, onHide, alarms, onHideAlarm }: CallBannerProps) {
  const me = useUser()
  const shown = useShownCalls(calls, me)
  return createPortal(
    <>
      <Spoken calls={shown} />
      {shown.length + alarms.length > 0 && (
        <section
          aria-label={shown.length > 0 ? callWords().calls : callWords().signOfLife}
          className="fixed top-0 end-14 start-0 z-30 max-h-dvh overflow-y-auto sm:start-14 lg:top-2 lg:end-auto lg:start-2 lg:w-60"
        >
          <ul className="grid lg:gap-2">
            {shown.map((call) => (
              <CallRow
                // Another element for another state: its first moment is guarded anew.
                key={callKey(call)}
                call={call}
                onHide={() => onHide(call)}
              />
            ))}
            {alarms.map((alarm) => (
              <AlarmRow key={alarmKey(alarm)} alarm={alarm} onHide={() => onHideAlarm(alarm)} />
            ))}
          </ul>
        </section>
      )}
    </>,
    document.body,
  )
}

/** Says a call to screen readers at once, and what became of it when they are done with what they say. */
function Spoken({ calls }: { calls: OpenCall[] }) {
  const me = useUser()
  const texts = { open: '', taken: '' }
  for (const call of calls) texts[call.takenAt === null ? 'open' : 'taken'] += `${textOf(call, me)}. `
  // What is there from the first is not read: it must come in as a change.
  const [spoken, setSpoken] = useState({ open: '', taken: '' })
  useEffect(() => setSpoken({ open: texts.open, taken: texts.taken }), [texts.open, texts.taken])
  return (
    <div className="sr-only">
      <p role="alert" aria-live="assertive">
        {spoken.open}
      </p>
      <p role="status" aria-live="polite">
        {spoken.taken}
      </p>
    </div>
  )
}

type CallRowProps = { call: OpenCall; onHide: () => void }

function CallRow({ call, onHide }: CallRowProps) {
  const me = useUser()
  const { groups } = useSelection()
  const isSettled = useIsSettled()
  const isOpen = call.takenAt === null
  const isMine = call.takenBy?.id === me.id
  const Icon = isOpen ? Phone : PhoneCall
  return (
    <li
      className={clsx(
        'relative flex min-h-16 animate-fade flex-wrap items-center gap-x-2 gap-y-2 px-3 py-1.5 shadow-pop lg:gap-x-3 lg:rounded-card lg:p-4',
        isOpen ? 'bg-berry text-surface' : 'border-b border-line bg-success-soft lg:border',
        !isSettled && 'pointer-events-none',
      )}
    >
      <Icon
        size={20}
        aria-hidden
        className={clsx('shrink-0 max-[22.5rem]:hidden', !isOpen && 'text-success')}
      />
      <div className="min-w-0 flex-1 basis-20 leading-tight lg:basis-28 lg:pe-6">
        <p className="font-semibold break-words">{textOf(call, me)}</p>
        {groups.length > 1 && <p className="text-sm break-words">{call.groupName}</p>}
      </div>
      {isOpen && <TakeButton call={call} />}
      {isMine && call.phone && <DialLink phone={call.phone} />}
      <CallMenu call={call} isMine={isMine} onHide={onHide} />
    </li>
  )
}

/** Who comes second reads who was first: the list of calls says it, or this while it cannot be read. */
function TakeButton({ call }: { call: OpenCall }) {
  const take = useTakeCall(call.groupId)
  return (
    <>
      <button
        type="button"
        disabled={take.isPending}
        onClick={() => take.mutate(call.id)}
        className="min-h-11 shrink-0 rounded-control bg-surface px-3 font-semibold text-ink hover:bg-surface-2 disabled:opacity-70 lg:order-last lg:w-full"
      >
        {callWords().take}
      </button>
      {take.isError && (
        <p role="alert" className="w-full text-sm lg:order-last">
          {refusalOf(take.error, callWords().notArrived)}
        </p>
      )}
    </>
  )
}

function textOf(call: OpenCall, me: Pick<User, 'id'>): string {
  const lovedOne = call.lovedOneName
  return call.takenAt === null ? askText(call, lovedOne, me) : takenText(call, lovedOne, me)
}
