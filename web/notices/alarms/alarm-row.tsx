import clsx from 'clsx'
import { HeartHandshake, TriangleAlert, X } from 'lucide-react'
import type { OpenAlarm } from '#contract/notices/notices.ts'
import { useSelection } from '../../family/selection/selected-group.tsx'
import { useUser } from '../../identity/signed-in-user.tsx'
import { AlarmActions } from '../../life/today/alarm-actions.tsx'
import { alarmText } from '../../life/today/alarm-text.ts'
import { useNow } from '../../platform/now.ts'
import { OwnActions } from './own-actions.tsx'

/** A missing sign of life that the person was told of, above every page. */
export function AlarmRow({ alarm, onHide }: { alarm: OpenAlarm; onHide: () => void }) {
  const me = useUser()
  const now = useNow()
  const { groups } = useSelection()
  const { takenBy, groupId, groupName, phone } = alarm
  const lovedOne = alarm.lovedOneName ?? 'Your loved one'
  const isMine = takenBy?.id === me.id
  const Icon = takenBy ? HeartHandshake : TriangleAlert
  return (
    <li
      className={clsx(
        'flex min-h-16 animate-fade flex-wrap items-center gap-x-3 gap-y-2 px-4 py-1.5 shadow-pop lg:rounded-card lg:p-4',
        takenBy
          ? 'border-b border-line bg-success-soft lg:border'
          : 'border-b border-line bg-berry-soft lg:border',
      )}
    >
      <Icon size={24} aria-hidden className={clsx('shrink-0', takenBy ? 'text-success' : 'text-berry')} />
      <div role="alert" className="min-w-0 flex-1 basis-20 leading-tight">
        <p className="font-semibold break-words">
          {takenBy
            ? `${isMine ? 'You look' : `${takenBy.name} looks`} after ${lovedOne.replace(/^Your/, 'your')}`
            : alarmText(alarm, lovedOne, now)}
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
      {isMine && (
        <OwnActions phone={phone}>
          <AlarmActions groupId={groupId} isTaken isMine phone={phone} />
        </OwnActions>
      )}
      <button
        type="button"
        aria-label="Hide"
        onClick={onHide}
        className="-mr-2 grid size-11 shrink-0 place-items-center rounded-control"
      >
        <X size={20} aria-hidden />
      </button>
    </li>
  )
}
