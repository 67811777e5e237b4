import clsx from 'clsx'
import { Bell } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { frameWords } from '../../platform/frame/frame-words.ts'
import { IconButton } from '../../platform/ui/icon-button.tsx'
import { lazyComponent } from '../../platform/ui/lazy-component.tsx'
import { useNoticeSummary } from '../notices.queries.ts'

const NoticePanel = lazyComponent(() => import('./notice-panel.tsx').then((panel) => panel.NoticePanel))

/** The bell with the number of unread lines. With its name on the sidebar, as an icon in the bar of narrow windows. */
export function BellButton({ isIcon = false }: { isIcon?: boolean }) {
  const [isOpen, setOpen] = useState(false)
  const unread = useNoticeSummary().data?.unread ?? 0
  const count = unread > 99 ? '99+' : unread
  const open = () => setOpen(true)
  return (
    <>
      {isIcon ? (
        <IconButton
          label={unread ? frameWords().newNotices(`${count}`) : frameWords().notices}
          className="relative ms-auto hover:bg-surface-2"
          onClick={open}
        >
          <Bell aria-hidden />
          {unread > 0 && <Count className="absolute top-0.5 end-0 ring-2 ring-surface">{count}</Count>}
        </IconButton>
      ) : (
        <button
          type="button"
          onClick={open}
          className="flex min-h-12 w-full items-center gap-3.5 rounded-control px-3.5 text-start transition-colors hover:bg-surface-2"
        >
          <Bell size={20} aria-hidden />
          <span className="grow">{frameWords().notices}</span>
          {unread > 0 && (
            <Count>
              {count}
              <span className="sr-only"> {frameWords().countsNew}</span>
            </Count>
          )}
        </button>
      )}
      {isOpen && <NoticePanel onClose={() => setOpen(false)} />}
    </>
  )
}

function Count({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <span
      className={clsx(
        'grid h-6 min-w-6 place-items-center rounded-full bg-berry px-1.5 text-sm leading-none font-semibold text-surface',
        className,
      )}
    >
      {children}
    </span>
  )
}
