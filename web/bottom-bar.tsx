import clsx from 'clsx'
import { Link, useLocation } from 'wouter'
import { destinations } from './navigation.ts'

/** On phones the screens are under the thumb. */
export function BottomBar() {
  const [path] = useLocation()
  return (
    <nav
      aria-label="Screens"
      className="fixed inset-x-0 bottom-0 z-30 flex border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] sm:hidden"
    >
      {destinations.map(({ path: to, shortLabel, Icon }) => (
        <Link
          key={to}
          href={to}
          aria-current={to === path ? 'page' : undefined}
          className={clsx(
            'flex min-h-16 min-w-0 flex-1 flex-col items-center justify-center gap-0.5 text-sm',
            to === path ? 'font-semibold text-pine' : 'text-ink-2',
          )}
        >
          <Icon size={22} aria-hidden />
          {shortLabel}
        </Link>
      ))}
    </nav>
  )
}
