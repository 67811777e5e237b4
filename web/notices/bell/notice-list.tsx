import { BellRing } from 'lucide-react'
import { useLocation } from 'wouter'
import type { Notice } from '#contract/notices/notices.ts'
import { isInMemory } from '../../family/selection/in-memory.ts'
import { useSelection } from '../../family/selection/selected-group.tsx'
import { useNow } from '../../platform/now.ts'
import { useMarkRead } from './bell.queries.ts'
import { bellWords } from './bell-words.ts'
import { NoticeLine } from './notice-line.tsx'

type NoticeListProps = { lines: Notice[]; onClose: () => void }

/** Pressing a line reads it and goes to its page, in its group. */
export function NoticeList({ lines, onClose }: NoticeListProps) {
  const { group, groups, select } = useSelection()
  const [, navigate] = useLocation()
  const markRead = useMarkRead()
  const minute = useNow()
  if (lines.length === 0)
    return <NothingNew lovedOne={isInMemory(group) ? null : (group?.lovedOneName ?? bellWords().lovedOne)} />
  // A line may be newer than the minute that the texts count from.
  const now = Math.max(minute, Date.parse(lines[0]?.at ?? ''))

  function open({ id, groupId, path, isRead }: Notice) {
    if (!isRead) markRead.mutate({ noticeId: id, onlyThis: true })
    select(groupId)
    navigate(path)
    onClose()
  }

  return (
    <ul className="grid gap-1" aria-label={bellWords().whatIsNew}>
      {lines.map((notice) => (
        <NoticeLine
          key={notice.id}
          notice={notice}
          isGroupNamed={groups.length > 1}
          now={now}
          onOpen={() => open(notice)}
        />
      ))}
    </ul>
  )
}

/** `lovedOne` is null when nobody answers any more. */
function NothingNew({ lovedOne }: { lovedOne: string | null }) {
  return (
    <div className="grid justify-items-center gap-3 px-6 py-14 text-center">
      <span
        aria-hidden
        className="grid size-16 place-items-center rounded-full bg-marigold-soft text-on-marigold dark:text-marigold"
      >
        <BellRing size={28} />
      </span>
      <p className="text-xl font-semibold">{bellWords().nothingNew}</p>
      <p className="max-w-prose text-ink-2">
        {lovedOne ? bellWords().nothingNewMeans(lovedOne) : bellWords().nothingNewInMemory}
      </p>
    </div>
  )
}
