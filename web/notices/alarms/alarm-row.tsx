import clsx from 'clsx'
import { HeartHandshake, TriangleAlert, Undo2, X } from 'lucide-react'
import type { OpenAlarm } from '#contract/notices/notices.ts'
import { callWords } from '../../delivery/room/call-words.ts'
import { useSelection } from '../../family/selection/selected-group.tsx'
import { useUser } from '../../identity/signed-in-user.tsx'
import { AlarmActions } from '../../life/alarm/alarm-actions.tsx'
import { alarmText } from '../../life/alarm/alarm-text.ts'
import { alarmWords } from '../../life/alarm/alarm-words.ts'
import { useGiveAlarmBack } from '../../life/life.queries.ts'
import { useNow } from '../../platform/now.ts'
import { Menu, type MenuEntry } from '../../platform/ui/dialog/menu.tsx'
import { refusalOf } from '../../platform/words/refusal.ts'
import { DialLink } from './dial-link.tsx'

/** A missing sign of life that the person was told of, above every page. */
export function AlarmRow({ alarm, onHide }: { alarm: OpenAlarm; onHide: () => void }) {
  const me = useUser()
  const now = useNow()
  const { groups } = useSelection()
  const { takenBy, groupId, groupName, phone } = alarm
  const lovedOne = alarm.lovedOneName ?? callWords().lovedOne
  const isMine = takenBy?.id === me.id
  const giveBack = useGiveAlarmBack(groupId)
  const hide: MenuEntry = { label: callWords().hide, icon: <X size={18} aria-hidden />, onSelect: onHide }
  const giveItBack: MenuEntry = {
    label: callWords().giveBack,
    icon: <Undo2 size={18} aria-hidden className="mirrors" />,
    onSelect: () => giveBack.mutate(),
  }
  const Icon = takenBy ? HeartHandshake : TriangleAlert
  return (
    <li
      className={clsx(
        'relative flex min-h-16 animate-fade flex-wrap items-center gap-x-3 gap-y-2 px-3 py-1.5 shadow-pop lg:rounded-card lg:p-4',
        takenBy
          ? 'border-b border-line bg-success-soft lg:border'
          : 'border-b border-line bg-berry-soft lg:border',
      )}
    >
      <Icon size={24} aria-hidden className={clsx('shrink-0', takenBy ? 'text-success' : 'text-berry')} />
      <div role="alert" className="min-w-0 flex-1 basis-40 leading-tight sm:basis-20 lg:basis-28 lg:pe-6">
        <p className="font-semibold break-words">
          {takenBy
            ? isMine
              ? alarmWords().youSeeTo(lovedOne)
              : alarmWords().seesTo({ name: takenBy.name, lovedOne })
            : alarmText(alarm, alarm.lovedOneName, now)}
        </p>
        {groups.length > 1 && <p className="text-sm break-words">{groupName}</p>}
      </div>
      {!takenBy && (
        <AlarmActions
          groupId={groupId}
          isTaken={false}
          isMine={false}
          // In one row, so that it covers no more than the bar: the number comes when it is taken.
          phone={null}
          className="lg:order-last lg:w-full"
        />
      )}
      {isMine && phone && <DialLink phone={phone} />}
      <Menu
        label={alarmWords().whatToDo}
        entries={isMine ? [giveItBack, hide] : [hide]}
        className="-me-2 hover:bg-black/10! lg:absolute lg:top-2 lg:end-3"
      />
      {giveBack.isError && (
        <p role="alert" className="w-full text-sm lg:order-last">
          {refusalOf(giveBack.error, callWords().notArrived)}
        </p>
      )}
    </li>
  )
}
