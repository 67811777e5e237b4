import clsx from 'clsx'
import { Menu } from 'lucide-react'
import { Link, useLocation } from 'wouter'
import { destinations, isWithin, preloadOnPointing } from './navigation.ts'
import { frameWords } from './platform/frame/frame-words.ts'

const itemLook =
  'flex min-h-16 min-w-0 flex-1 flex-col items-center justify-center gap-0.5 text-sm max-[359px]:text-xs'

/** The most used pages, at the bottom of a phone; "More" opens the sidebar. */
export function BottomBar({ onMore }: { onMore: () => void }) {
  const [path] = useLocation()
  return (
    <nav
      aria-label={frameWords().screens}
      className="fixed inset-x-0 bottom-0 z-30 flex border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] sm:hidden"
    >
      {destinations.map(
        ({ path: to, barName, Icon, Page }) =>
          barName && (
            <Link
              key={to}
              href={to}
              {...preloadOnPointing(Page)}
              aria-current={isWithin(path, to) ? 'page' : undefined}
              className={clsx(itemLook, isWithin(path, to) ? 'text-pine' : 'text-ink-2')}
            >
              <span className={clsx('rounded-full px-[14px] py-1', isWithin(path, to) && 'bg-pine-soft')}>
                <Icon size={22} aria-hidden />
              </span>
              <span className="max-w-full truncate">{frameWords().bar[barName]}</span>
            </Link>
          ),
      )}
      <button type="button" onClick={onMore} className={clsx(itemLook, 'text-ink-2')}>
        <span className="px-[14px] py-1">
          <Menu size={22} aria-hidden />
        </span>
        {frameWords().bar.more}
      </button>
    </nav>
  )
}
