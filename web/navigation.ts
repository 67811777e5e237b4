import {
  CalendarClock,
  Clapperboard,
  Images,
  LayoutDashboard,
  Settings,
  ShoppingBasket,
  Users,
} from 'lucide-react'
import type { ComponentType } from 'react'
import { pagePaths } from '#contract/pages/page-paths.ts'
import type { FrameWords } from './platform/frame/words/en.ts'
import { type LazyPage, lazyPage } from './platform/ui/lazy-component.tsx'

const DashboardPage = lazyPage(() => import('./dashboard-page.tsx').then((page) => page.DashboardPage))
const FamilyMembersPage = lazyPage(() =>
  import('./family-members-page.tsx').then((page) => page.FamilyMembersPage),
)
const PhotoGalleryPage = lazyPage(() =>
  import('./photos/gallery/photo-gallery-page.tsx').then((page) => page.PhotoGalleryPage),
)
const ContentLibraryPage = lazyPage(() =>
  import('./content/content-library-page.tsx').then((page) => page.ContentLibraryPage),
)
const NotesPage = lazyPage(() => import('./notes-page.tsx').then((page) => page.loadNotesPage()))
const SchedulePage = lazyPage(() =>
  import('./schedule/page/schedule-page.tsx').then((page) => page.loadSchedulePage()),
)
const ShoppingPage = lazyPage(() => import('./shopping/shopping-page.tsx').then((page) => page.ShoppingPage))
const AmazonPage = lazyPage(() => import('./shopping/amazon/amazon-page.tsx').then((page) => page.AmazonPage))
const SettingsPage = lazyPage(() => import('./settings/settings-page.tsx').then((page) => page.SettingsPage))
const OwnSettingsPage = lazyPage(() => import('./settings/you-page.tsx').then((page) => page.YouPage))
const ScreenSettingsPage = lazyPage(() => import('./settings/room-page.tsx').then((page) => page.RoomPage))
const FamilySettingsPage = lazyPage(() =>
  import('./settings/family-page.tsx').then((page) => page.FamilyPage),
)
const ProgramSettingsPage = lazyPage(() =>
  import('./settings/programs-page.tsx').then((page) => page.ProgramsPage),
)
const SharePage = lazyPage(() => import('./photos/share/share-page.tsx').then((page) => page.SharePage))
const ActivityPage = lazyPage(() => import('./activity/activity-page.tsx').then((page) => page.ActivityPage))

export type Destination = {
  path: string
  /** Its name in the words of the frame. */
  name: keyof FrameWords['pages']
  Icon: ComponentType<{ size?: number; 'aria-hidden'?: boolean }>
  Page: LazyPage
  /** Its name in the bar of a phone, for the few that have room there. */
  barName?: keyof FrameWords['bar']
}

/** The pages in the sidebar, in its order. */
export const destinations: Destination[] = [
  {
    path: pagePaths.dashboard,
    name: 'dashboard',
    Icon: LayoutDashboard,
    Page: DashboardPage,
    barName: 'dashboard',
  },
  { path: pagePaths.familyMembers, name: 'familyMembers', Icon: Users, Page: FamilyMembersPage },
  {
    path: pagePaths.photoGallery,
    name: 'photoGallery',
    Icon: Images,
    Page: PhotoGalleryPage,
    barName: 'photoGallery',
  },
  { path: pagePaths.contentLibrary, name: 'contentLibrary', Icon: Clapperboard, Page: ContentLibraryPage },
  {
    path: pagePaths.schedule,
    name: 'schedule',
    Icon: CalendarClock,
    Page: SchedulePage,
    barName: 'schedule',
  },
  {
    path: pagePaths.shopping,
    name: 'shopping',
    Icon: ShoppingBasket,
    Page: ShoppingPage,
    barName: 'shopping',
  },
  { path: pagePaths.settings, name: 'settings', Icon: Settings, Page: SettingsPage },
]

/** Every page that needs a sign-in. */
export const pages: Pick<Destination, 'path' | 'Page'>[] = [
  ...destinations,
  { path: pagePaths.ownSettings, Page: OwnSettingsPage },
  { path: pagePaths.screenSettings, Page: ScreenSettingsPage },
  { path: pagePaths.familySettings, Page: FamilySettingsPage },
  { path: pagePaths.programSettings, Page: ProgramSettingsPage },
  { path: pagePaths.notes, Page: NotesPage },
  { path: pagePaths.activity, Page: ActivityPage },
  { path: pagePaths.amazon, Page: AmazonPage },
  { path: pagePaths.share, Page: SharePage },
]

/** Whether a path is that of a destination or below it. */
export function isWithin(path: string, destination: string): boolean {
  return path === destination || (destination !== '/' && path.startsWith(`${destination}/`))
}

/** Attributes of a link that fetch its page when somebody points at it. */
export function preloadOnPointing({ preload }: LazyPage) {
  // Offline it is not tried: some browsers remember a failed import.
  const startPreload = () => void (navigator.onLine && preload().catch(() => {}))
  return { onPointerEnter: startPreload, onFocus: startPreload, onTouchStart: startPreload }
}
