import { Menu } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useLocation } from 'wouter'
import type { User } from '#contract/identity/identity.ts'
import { pagePaths } from '#contract/pages/page-paths.ts'
import { playedInActivity } from './activity/played-in-activity.ts'
import { BottomBar } from './bottom-bar.tsx'
import { useGroups } from './family/groups/groups.queries.ts'
import { useFollowGroup } from './family/selection/follow-group.ts'
import { SelectedGroup, useSelection } from './family/selection/selected-group.tsx'
import { SignedInUser } from './identity/signed-in-user.tsx'
import { BellButton } from './notices/bell/bell-button.tsx'
import { Notices } from './notices/notices.tsx'
import { offered } from './photos/upload/open/offered.ts'
import { useIsUnreached } from './platform/cache/response-cache.ts'
import { frameWords } from './platform/frame/frame-words.ts'
import { Tooltips } from './platform/ui/dialog/tooltips.tsx'
import { FailureNote } from './platform/ui/failure-note.tsx'
import { IconButton } from './platform/ui/icon-button.tsx'
import { Lasting } from './platform/ui/lasting.tsx'
import { lazyComponent } from './platform/ui/lazy-component.tsx'
import { Loading } from './platform/ui/loading.tsx'
import { Sidebar } from './sidebar.tsx'

offered.withPicture = lazyComponent(() => import('./voices/add-voice.tsx').then((add) => add.AddVoice))
offered.forFilm = lazyComponent(() => import('./clips/clip-dialog.tsx').then((dialog) => dialog.ClipDialog))
playedInActivity.component = lazyComponent(() => import('./played.tsx').then((played) => played.Played), {
  isQuiet: true,
})

const FirstGroup = lazyComponent(() =>
  import('./family/groups/first-group.tsx').then((first) => first.FirstGroup),
)
const AppWorker = lazyComponent(() => import('./app-worker/app-worker.tsx').then((app) => app.AppWorker), {
  isQuiet: true,
})
const ConfirmEmailNote = lazyComponent(
  () => import('./identity/email/note/confirm-email-note.tsx').then((note) => note.ConfirmEmailNote),
  { isQuiet: true },
)
const HandOverNote = lazyComponent(
  () => import('./family/members/hand-over-note.tsx').then((note) => note.HandOverNote),
  { isQuiet: true },
)
const KeptUploads = lazyComponent(
  () => import('./photos/upload/kept-uploads.tsx').then((kept) => kept.KeptUploads),
  { isQuiet: true },
)
const OfflinePage = lazyComponent(() => import('./offline-page.tsx').then((page) => page.OfflinePage))
const Outbox = lazyComponent(() => import('./shopping/outbox.tsx').then((outbox) => outbox.Outbox), {
  isQuiet: true,
})
const SideSheet = lazyComponent(() =>
  import('./platform/ui/dialog/side-sheet.tsx').then((sheet) => sheet.SideSheet),
)
const TakeOverNote = lazyComponent(
  () => import('./family/members/take-over-note.tsx').then((note) => note.TakeOverNote),
  { isQuiet: true },
)
/** What these show is kept on the device. */
const offlinePaths: string[] = [pagePaths.shopping, pagePaths.share]
/** Also for a person without a group: the way out, and what belongs to the account. */
const pathsOfPerson: string[] = [pagePaths.settings, pagePaths.ownSettings]

/** The frame of every page: the sidebar, or a bar and a sheet on narrow windows. */
export function Shell({ user, children }: { user: User; children: ReactNode }) {
  const groups = useGroups()
  const [path] = useLocation()
  if (groups.isPending) return <Loading />
  if (groups.isError) {
    return (
      <main className="mx-auto max-w-xl p-6">
        <FailureNote error={groups.error} onRetry={() => groups.refetch()} />
      </main>
    )
  }
  return (
    <SignedInUser user={user}>
      <SelectedGroup groups={groups.data}>
        <Tooltips>
          <Frame user={user}>
            {groups.data.length === 0 && !pathsOfPerson.includes(path) ? <FirstGroup /> : children}
          </Frame>
        </Tooltips>
      </SelectedGroup>
    </SignedInUser>
  )
}

function Frame({ user, children }: { user: User; children: ReactNode }) {
  const { group } = useSelection()
  const [isSheetOpen, setSheetOpen] = useState(false)
  const [path] = useLocation()
  const isUnreached = useIsUnreached() && !offlinePaths.includes(path)
  useFollowGroup(group?.id ?? null)
  return (
    <div className="min-h-dvh lg:ps-64">
      <a
        href="#content"
        className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:start-2 focus:z-50 focus:rounded-control focus:bg-surface focus:p-3"
      >
        {frameWords().skipToContent}
      </a>
      <header className="fixed inset-y-0 start-0 hidden w-64 border-e border-line bg-surface lg:block">
        <Sidebar />
      </header>
      <header className="sticky top-0 z-30 flex min-h-16 items-center gap-2 border-b border-line bg-surface px-3 lg:hidden">
        {/* On phones "More" at the bottom opens it. */}
        <IconButton
          label={frameWords().menu}
          className="hover:bg-surface-2 max-sm:hidden"
          onClick={() => setSheetOpen(true)}
        >
          <Menu aria-hidden />
        </IconButton>
        <span dir="auto" className="min-w-0 truncate font-semibold max-sm:ps-1">
          {group?.name ?? 'Sunporch'}
        </span>
        <BellButton isIcon />
      </header>
      {isSheetOpen && (
        <SideSheet title={frameWords().menu} onClose={() => setSheetOpen(false)}>
          <Sidebar onNavigate={() => setSheetOpen(false)} />
        </SideSheet>
      )}
      <main
        id="content"
        tabIndex={-1}
        className="mx-auto max-w-300 p-4 pb-28 outline-none sm:p-8 sm:pb-28 lg:pb-12"
      >
        {group?.handOverTo && <HandOverNote />}
        {group?.successor?.takeOver && <TakeOverNote group={group} />}
        {(user.mustConfirmEmail || (!user.email && user.hasPassword)) && <ConfirmEmailNote />}
        <Outbox />
        <KeptUploads />
        <AppWorker />
        {isUnreached ? <OfflinePage /> : children}
      </main>
      <Lasting />
      <Notices />
      <BottomBar onMore={() => setSheetOpen(true)} />
    </div>
  )
}
