import clsx from 'clsx'
import { Link, useLocation } from 'wouter'
import { destinations, isWithin, preloadOnPointing } from './navigation.ts'
import { frameWords } from './platform/frame/frame-words.ts'

/** The links of the sidebar. */
export function MainNav({ onNavigate }: { onNavigate?: (() => void) | undefined }) {
  const [path] = useLocation()
  return (
    <nav aria-label={frameWords().mainMenu} className="grid gap-1">
      {destinations.map(({ path: to, name, Icon, Page }) => (
        <Link
          key={to}
          href={to}
          {...preloadOnPointing(Page)}
          {...(onNavigate && { onClick: onNavigate })}
          aria-current={isWithin(path, to) ? 'page' : undefined}
          className={clsx(
            'flex min-h-12 items-center gap-3.5 rounded-control px-3.5 transition-colors',
            isWithin(path, to) ? 'bg-pine-soft font-semibold text-pine' : 'hover:bg-surface-2',
          )}
        >
          <Icon size={20} aria-hidden />
          {frameWords().pages[name]}
        </Link>
      ))}
    </nav>
  )
}
