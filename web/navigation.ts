import { Images, LayoutDashboard, Settings } from 'lucide-react'
import { type ComponentType, lazy } from 'react'

const DashboardPage = lazy(() =>
  import('./dashboard-page.tsx').then((page) => ({ default: page.DashboardPage })),
)
const PhotoGalleryPage = lazy(() =>
  import('./photos/photo-gallery-page.tsx').then((page) => ({ default: page.PhotoGalleryPage })),
)
const SettingsPage = lazy(() =>
  import('./settings-page.tsx').then((page) => ({ default: page.SettingsPage })),
)

export type Destination = {
  path: string
  label: string
  /** Where there is little room. */
  shortLabel: string
  Icon: ComponentType<{ size?: number; 'aria-hidden'?: boolean }>
  Page: ComponentType
}

/** The screens behind the sign-in, in the order of the sidebar. */
export const destinations: Destination[] = [
  { path: '/', label: 'Dashboard', shortLabel: 'Dashboard', Icon: LayoutDashboard, Page: DashboardPage },
  {
    path: '/photo-gallery',
    label: 'Photo Gallery',
    shortLabel: 'Photos',
    Icon: Images,
    Page: PhotoGalleryPage,
  },
  { path: '/settings', label: 'Settings', shortLabel: 'Settings', Icon: Settings, Page: SettingsPage },
]
