import { Bell, Menu } from 'lucide-react'
import type { ReactNode } from 'react'
import { Router } from 'wouter'
import { paintSlots } from '#contract/pages/first-paint.ts'
import { BottomBar } from './bottom-bar.tsx'
import { MainNav } from './main-nav.tsx'
import { Brand } from './platform/brand.tsx'
import { frameWords } from './platform/frame/frame-words.ts'

const nothing = () => {}

/** The frame of the app's pages as it looks before its scripts have come. Nobody can press anything in it. */
export function AppFrame({ path, children }: { path: string; children: ReactNode }) {
  return (
    <Router ssrPath={path}>
      <div inert aria-hidden className="min-h-dvh lg:ps-64">
        <div className="fixed inset-y-0 start-0 hidden w-64 border-e border-line bg-surface lg:block">
          <div className="flex h-full flex-col gap-6 p-5">
            <Brand />
            <div>
              <div className="flex min-h-12 w-full items-center rounded-control border border-line-strong bg-surface py-2 pe-11 ps-4 font-semibold">
                {paintSlots.group}
              </div>
              {/* What stands here depends on whether the group is kept in memory. */}
              <p className="mt-2 px-1 text-sm">&nbsp;</p>
            </div>
            <p className="-mb-5 flex min-h-12 items-center gap-3.5 px-3.5">
              <Bell size={20} />
              {frameWords().notices}
            </p>
            <MainNav />
          </div>
        </div>
        <div className="sticky top-0 z-30 flex min-h-16 items-center gap-2 border-b border-line bg-surface px-3 lg:hidden">
          <span className="grid size-11 shrink-0 place-items-center max-sm:hidden">
            <Menu />
          </span>
          <span dir="auto" className="min-w-0 truncate font-semibold max-sm:ps-1">
            {paintSlots.group}
          </span>
          <span className="ms-auto grid size-11 shrink-0 place-items-center">
            <Bell />
          </span>
        </div>
        <div className="mx-auto max-w-300 p-4 pb-28 sm:p-8 sm:pb-28 lg:pb-12">{children}</div>
        <BottomBar onMore={nothing} />
      </div>
    </Router>
  )
}
