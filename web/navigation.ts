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
import { type LazyPage, lazyPage } from './platform/ui/lazy-component.tsx'

const DashboardPage = lazyPage(() => import('./dashboard-page.tsx').then((page) => page.DashboardPage))
const FamilyMembersPage = lazyPage(() =>
  import('./family-members-page.tsx').then((page) => page.FamilyMembersPage),
)
const PhotoGalleryPage = lazyPage(() =>
  import('./photos/photo-gallery-page.tsx').then((page) => page.PhotoGalleryPage),
)
const ContentLibraryPage = lazyPage(() =>
  import('./content/content-library-page.tsx').then((page) => page.ContentLibraryPage),
)
const SchedulePage = lazyPage(() => import('./schedule/schedule-page.tsx').then((page) => page.SchedulePage))
const ShoppingPage = lazyPage(() => import('./shopping/shopping-page.tsx').then((page) => page.ShoppingPage))
const AmazonPage = lazyPage(() => import('./shopping/amazon-page.tsx').then((page) => page.AmazonPage))
const SettingsPage = lazyPage(() => import('./settings-page.tsx').then((page) => page.SettingsPage))
const ActivityPage = lazyPage(() => import('./activity/activity-page.tsx').then((page) => page.ActivityPage))

export type Destination = {
  path: string
  label: string
  Icon: ComponentType<{ size?: number; 'aria-hidden'?: boolean }>
  Page: LazyPage
  /** Its name on the bar of a phone, when it has a place there. */
  onBar?: string
}

/** The screens behind the sign-in, in the order of the sidebar. */
export const destinations: Destination[] = [
  { path: '/', label: 'Dashboard', Icon: LayoutDashboard, Page: DashboardPage, onBar: 'Dashboard' },
  { path: '/family-members', label: 'Family Members', Icon: Users, Page: FamilyMembersPage },
  { path: '/photo-gallery', label: 'Photo Gallery', Icon: Images, Page: PhotoGalleryPage, onBar: 'Photos' },
  { path: '/content-library', label: 'Content Library', Icon: Clapperboard, Page: ContentLibraryPage },
  { path: '/schedule', label: 'Schedule', Icon: CalendarClock, Page: SchedulePage, onBar: 'Schedule' },
  { path: '/shopping', label: 'Shopping', Icon: ShoppingBasket, Page: ShoppingPage, onBar: 'Shopping' },
  { path: '/settings', label: 'Settings', Icon: Settings, Page: SettingsPage },
]

/** Everything that has an address behind the sign-in. */
export const pages: Pick<Destination, 'path' | 'Page'>[] = [
  ...destinations,
  { path: '/activity', Page: ActivityPage },
  { path: '/shopping/to-amazon', Page: AmazonPage },
]

/** Whether an address is the screen, or a page of it. */
export function isWithin(path: string, screen: string): boolean {
  return path === screen || (screen !== '/' && path.startsWith(`${screen}/`))
}

/** Whoever points at a link is about to go there: its page is fetched meanwhile. */
export function comingTo({ preload }: Destination['Page']) {
  // Some browsers remember what they could not fetch.
  const fetchIt = () => void (navigator.onLine && preload().catch(() => {}))
  return { onPointerEnter: fetchIt, onFocus: fetchIt, onTouchStart: fetchIt }
}
