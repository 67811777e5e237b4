import type { LucideIcon } from 'lucide-react'
import { Link } from 'wouter'
import { pagePaths } from '#contract/pages/page-paths.ts'

type NextLineProps = { Icon: LucideIcon; label: string; title: string; time: string }

/** In the room's card: something that comes, as a link to the schedule. */
export function NextLine({ Icon, label, title, time }: NextLineProps) {
  return (
    <Link
      href={pagePaths.schedule}
      className="flex min-h-11 items-center gap-3.5 rounded-control px-3.5 hover:bg-surface-2"
    >
      <Icon size={24} aria-hidden className="shrink-0 text-pine" />
      <span className="min-w-0 break-words">
        <span className="text-ink-2">{label}</span> <bdi className="font-semibold">{title}</bdi>,{' '}
        <span className="inline-block">{time}</span>
      </span>
    </Link>
  )
}
