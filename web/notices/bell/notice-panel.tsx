import { CheckCheck, Settings2 } from 'lucide-react'
import { Link } from 'wouter'
import { noticeSettingsPath } from '#contract/pages/page-paths.ts'
import { frameWords } from '../../platform/frame/frame-words.ts'
import { Button } from '../../platform/ui/button.tsx'
import { Modal, ModalTitle } from '../../platform/ui/dialog/modal.tsx'
import { FailureNote } from '../../platform/ui/failure-note.tsx'
import { useMarkRead, useNotices } from './bell.queries.ts'
import { bellWords } from './bell-words.ts'
import { NoticeList } from './notice-list.tsx'

/** What one is told of, over all groups: beside the sidebar, or a sheet from below on narrow windows. */
export function NoticePanel({ onClose }: { onClose: () => void }) {
  const notices = useNotices()
  const markAll = useMarkRead()
  const lines = notices.data?.pages
    .flat()
    .map((line) => (markAll.isPending ? { ...line, isRead: true } : line))
  const newest = lines?.[0]
  return (
    <Modal
      onClose={onClose}
      className="inset-x-0 bottom-0 flex max-h-[88dvh] min-h-[55dvh] animate-rise flex-col rounded-t-card border outline-none sm:mx-auto sm:max-w-xl lg:inset-y-0 lg:end-auto lg:start-64 lg:mx-0 lg:max-h-none lg:w-108 lg:animate-fade lg:rounded-none"
    >
      <div className="flex flex-wrap items-center gap-x-4 px-5 pt-4 pb-2 pe-16">
        <ModalTitle className="grow text-2xl font-semibold">{frameWords().notices}</ModalTitle>
        {newest && lines.some(({ isRead }) => !isRead) && (
          <Button
            look="quiet"
            className="-ms-3 min-h-11! px-3! text-pine!"
            onClick={() => markAll.mutate({ noticeId: newest.id })}
          >
            <CheckCheck size={18} aria-hidden />
            {bellWords().markAll}
          </Button>
        )}
      </div>
      <div
        className="min-h-0 grow overflow-y-auto overscroll-contain px-2 pb-3"
        aria-busy={notices.isPending}
      >
        {notices.isError && !lines && (
          <div className="p-3">
            <FailureNote error={notices.error} onRetry={() => notices.refetch()} />
          </div>
        )}
        {notices.isPending && <Skeleton />}
        {lines && <NoticeList lines={lines} onClose={onClose} />}
        {notices.hasNextPage && (
          <div className="grid place-items-center pt-3">
            <Button disabled={notices.isFetchingNextPage} onClick={() => notices.fetchNextPage()}>
              {frameWords().more}
            </Button>
          </div>
        )}
      </div>
      <Link
        href={noticeSettingsPath}
        onClick={onClose}
        className="flex min-h-14 items-center gap-3 border-t border-line px-5 font-semibold text-pine hover:bg-surface-2"
      >
        <Settings2 size={20} aria-hidden className="shrink-0" />
        {bellWords().choose}
      </Link>
    </Modal>
  )
}

function Skeleton() {
  return Array.from({ length: 6 }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: they never change
    <div key={index} className="flex animate-pulse items-center gap-3.5 p-3">
      <div className="size-11 rounded-full bg-surface-2" />
      <div className="h-10 grow rounded-control bg-surface-2" />
    </div>
  ))
}
