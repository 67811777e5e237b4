import { MonitorSmartphone } from 'lucide-react'
import type { ReactNode } from 'react'
import type { RoomAnswer } from '#contract/delivery/answers.ts'
import type { Device } from '#contract/delivery/delivery.ts'
import { may } from '#contract/platform/policy.ts'
import { screenName } from '../../family/selection/screen-name.ts'
import { useSelection } from '../../family/selection/selected-group.tsx'
import { useNow } from '../../platform/now.ts'
import { Button } from '../../platform/ui/button.tsx'
import { Card } from '../../platform/ui/card.tsx'
import { FailureNote } from '../../platform/ui/failure-note.tsx'
import { lazyComponent } from '../../platform/ui/lazy-component.tsx'
import { commonWords } from '../../platform/words/common-words.ts'
import { useDevices } from '../delivery.queries.ts'
import { deliveryWords } from '../delivery-words.ts'
import { AnswerList } from './answer-list.tsx'
import { useAnswers } from './answers.queries.ts'
import { nowOnScreen } from './now-on-screen.ts'
import { ScreenPicture } from './screen-picture.tsx'
import { SendTestButton, StatusLine } from './status-line.tsx'

const none: never[] = []

// Rarely there, and then the banner above every page has it too.
const Calls = lazyComponent(() => import('./calls.tsx').then((calls) => calls.Calls))

type RoomCardProps = {
  sendButton: ReactNode
  /** Opens the way to connect a screen. */
  onConnect: () => void
  /** Whether the screen is paused, and how today's sign of life stands. */
  notes?: ReactNode
  /** What comes next by itself. */
  planned?: ReactNode
}

/** The loved one's room: what is on the screen, what was answered from it, what comes next, and the way to send something. */
export function RoomCard({ sendButton, onConnect, notes, planned }: RoomCardProps) {
  const { group } = useSelection()
  const devices = useDevices()
  const answers = useAnswers()
  const minute = useNow()
  const lovedOne = group?.lovedOneName ?? deliveryWords().lovedOne
  const onScreen = screenName({ lovedOneName: group?.lovedOneName ?? null })
  // The data may be newer than the minute that the texts count from.
  const now = Math.max(minute, devices.dataUpdatedAt, answers.dataUpdatedAt)
  const room = nowOnScreen(devices.data ?? none, onScreen, now)
  const { calls = none, answers: given = none } = answers.data ?? {}
  return (
    <Card
      aria-labelledby="room"
      className="grid gap-5 max-sm:border-0 max-sm:bg-transparent max-sm:p-0 max-sm:shadow-none md:grid-cols-[minmax(0,11fr)_minmax(0,12fr)] md:grid-rows-[auto_1fr_auto] md:gap-x-7"
    >
      {devices.data && group ? (
        <ScreenPicture
          groupId={group.id}
          screenName={onScreen}
          now={room}
          hasHeart={room.isLive && hasHeartFor(given, room.device?.showing)}
        />
      ) : (
        <div className="aspect-[16/10] w-full animate-pulse rounded-[18px] bg-surface-2" />
      )}
      <div className="flex min-w-0 flex-col gap-4 md:col-start-2 md:row-span-2 md:row-start-1">
        <div className="grid gap-1">
          {devices.data && <StatusLine devices={devices.data} now={now} />}
          <h2 id="room" className="text-2xl font-semibold break-words">
            {devices.data ? room.headline : devices.isError ? deliveryWords().theRoom : commonWords().loading}
          </h2>
          {devices.data && room.details && (
            <p dir="auto" className="line-clamp-5 break-words whitespace-pre-line text-ink-2">
              {room.details}
            </p>
          )}
        </div>
        {notes}
        {devices.isError && <FailureNote error={devices.error} onRetry={() => devices.refetch()} />}
        {answers.isError && <FailureNote error={answers.error} onRetry={() => answers.refetch()} />}
        {calls.length > 0 && group && (
          <Calls calls={calls} group={group} lovedOne={group.lovedOneName} now={now} />
        )}
        {group && <AnswerList answers={given} groupId={group.id} lovedOne={lovedOne} now={now} />}
      </div>
      <div className="flex flex-wrap content-start gap-3 empty:hidden md:col-start-1 md:row-start-2">
        {devices.data && !room.device && group && may(group.role, 'devices:manage') && (
          <Button look="primary" className="max-sm:w-full" onClick={onConnect}>
            <MonitorSmartphone size={18} aria-hidden />
            {deliveryWords().connect}
          </Button>
        )}
        {sendButton}
      </div>
      <div className="flex flex-col gap-x-6 gap-y-3 md:col-span-2 md:flex-row md:flex-wrap md:items-center xl:flex-nowrap">
        {planned}
        <div className="shrink-0 md:ms-auto">
          <SendTestButton isDisabled={!devices.data || !group} />
        </div>
      </div>
    </Card>
  )
}

/** For the photo or the clip itself, and not for a voice or a note that a photo goes with. */
function hasHeartFor(answers: RoomAnswer[], showing: Device['showing'] | undefined): boolean {
  if (showing?.what !== 'photo' && showing?.what !== 'clip') return false
  const shown = showing.clipId ?? showing.photoId
  const isOf = (subject: RoomAnswer['subject']) =>
    shown !== null && (subject?.clipId ?? subject?.photoId) === shown
  return answers.some(({ kind, subject }) => kind === 'heart' && isOf(subject))
}
