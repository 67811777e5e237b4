import {
  CalendarClock,
  Clapperboard,
  Images,
  LayoutDashboard,
  Settings,
  ShoppingBasket,
  Users,
} from 'lucide-react'
import { type ComponentType, lazy } from 'react'

const DashboardPage = lazy(() =>
  import('./dashboard-page.tsx').then((page) => ({ default: page.DashboardPage })),
)
const FamilyMembersPage = lazy(() =>
  import('./family-members-page.tsx').then((page) => ({ default: page.FamilyMembersPage })),
)
const PhotoGalleryPage = lazy(() =>
  import('./photos/photo-gallery-page.tsx').then((page) => ({ default: page.PhotoGalleryPage })),
)
const ContentLibraryPage = lazy(() =>
  import('./content/content-library-page.tsx').then((page) => ({ default: page.ContentLibraryPage })),
)
const SchedulePage = lazy(() =>
  import('./schedule/schedule-page.tsx').then((page) => ({ default: page.SchedulePage })),
)
const ShoppingPage = lazy(() =>
  import('./shopping/shopping-page.tsx').then((page) => ({ default: page.ShoppingPage })),
)
const AmazonPage = lazy(() =>
  import('./shopping/amazon-page.tsx').then((page) => ({ default: page.AmazonPage })),
)
const SettingsPage = lazy(() =>
  import('./settings-page.tsx').then((page) => ({ default: page.SettingsPage })),
)
const ActivityPage = lazy(() =>
  import('./activity/activity-page.tsx').then((page) => ({ default: page.ActivityPage })),
)

export type Destination = {
  path: string
  label: string
  Icon: ComponentType<{ size?: number; 'aria-hidden'?: boolean }>
  Page: ComponentType
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
