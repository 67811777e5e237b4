import { ChevronLeft } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { Link } from 'wouter'
import { pagePaths } from '#contract/pages/page-paths.ts'
import { frameWords } from '../platform/frame/frame-words.ts'
import { useStayAtHash } from '../platform/ui/use-stay-at-hash.ts'
import { settingsWords } from './settings-words.ts'

type PartPageProps = { title: string; children: ReactNode }

/** One part of the settings. Each of its cards has an address: `/settings/you#account`. */
export function PartPage({ title, children }: PartPageProps) {
  const content = useRef<HTMLDivElement>(null)
  useStayAtHash(content)
  return (
    <>
      <title>{`${title} · ${frameWords().pages.settings} · Sunporch`}</title>
      <Link
        href={pagePaths.settings}
        className="-ms-1 inline-flex min-h-11 items-center gap-1 font-semibold text-pine"
      >
        <ChevronLeft size={20} aria-hidden className="mirrors" />
        {settingsWords().all}
      </Link>
      <h1 className="mb-4 text-3xl font-semibold break-words sm:text-4xl lg:mb-6">{title}</h1>
      <div ref={content} className="grid max-w-3xl min-w-0 gap-5 lg:gap-6 xl:max-w-none">
        {children}
      </div>
    </>
  )
}

/** Two columns of cards where the window is wide. One is read to its end before the other. */
export function Columns({ children }: { children: ReactNode }) {
  return <div className="grid gap-5 lg:gap-6 xl:grid-cols-2">{children}</div>
}

export function Column({ children }: { children: ReactNode }) {
  return <div className="grid min-w-0 content-start gap-5 lg:gap-6">{children}</div>
}
