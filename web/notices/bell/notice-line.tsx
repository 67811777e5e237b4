import clsx from 'clsx'
import { useState } from 'react'
import type { Notice } from '#contract/notices/notices.ts'
import { pathInGroup } from '#contract/pages/page-paths.ts'
import { pictureOf, smallPicture } from '#contract/room/room-picture.ts'
import { formatAgo } from '../../platform/format.ts'
import { clockOfSeconds } from '../../platform/recording/clock-of-seconds.ts'
import { Avatar } from '../../platform/ui/avatar.tsx'
import { bellWords } from './bell-words.ts'
import { NoticeIcon } from './notice-icon.tsx'

type NoticeLineProps = {
  notice: Notice
  /** Whether the person has several groups, so that a line has to say which. */
  isGroupNamed: boolean
  now: number
  onOpen: () => void
}

/** One line, which is a link to its page: also for another tab. */
export function NoticeLine({ notice, isGroupNamed, now, onOpen }: NoticeLineProps) {
  const { actor, groupId, path, voice, isRead } = notice
  return (
    <li>
      <a
        href={pathInGroup(path, groupId)}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
          event.preventDefault()
          onOpen()
        }}
        className={clsx(
          'flex items-start gap-3.5 rounded-control px-3 py-3 hover:bg-surface-2',
          !isRead && 'bg-pine-soft/55',
        )}
      >
        {actor ? (
          <Avatar name={actor.name} imageUrl={actor.profileImageUrl} />
        ) : (
          <NoticeIcon notice={notice} />
        )}
        <span className="min-w-0 grow">
          <span className={clsx('block break-words', !isRead && 'font-semibold')}>
            {!isRead && <span className="sr-only">{bellWords().isNew} </span>}
            {notice.sentence}
          </span>
          <span className="block text-sm break-words text-ink-2">
            {voice?.seconds != null && `${clockOfSeconds(voice.seconds)}\u00a0· `}
            {isGroupNamed && `${notice.groupName}\u00a0· `}
            <time dateTime={notice.at} className="inline-block first-letter:uppercase">
              {formatAgo(notice.at, now)}
            </time>
          </span>
        </span>
        <Thumbnail notice={notice} />
        {!isRead && <span aria-hidden className="mt-2 size-2.5 shrink-0 rounded-full bg-pine" />}
      </a>
    </li>
  )
}

/** Nothing once the photo or the clip was deleted. */
function Thumbnail({ notice }: { notice: Notice }) {
  const [isBroken, setBroken] = useState(false)
  const picture = pictureOf(notice)
  if (!picture || isBroken) return null
  return (
    <img
      src={smallPicture(notice.groupId, picture)}
      alt=""
      loading="lazy"
      className="size-12 shrink-0 rounded-lg object-cover"
      onError={() => setBroken(true)}
    />
  )
}
