import { lazy, Suspense, useState } from 'react'
import { RecentActivity } from './activity/recent-activity.tsx'
import { StatusBar } from './delivery/status-bar.tsx'
import { FamilyGallery } from './photos/family-gallery.tsx'
import { useSendPhoto } from './photos/photos.queries.ts'
import { SendPhotoCard } from './photos/send-photo-card.tsx'

const UploadDialog = lazy(() =>
  import('./photos/upload-dialog.tsx').then((dialog) => ({ default: dialog.UploadDialog })),
)

export function DashboardPage() {
  const [isUploading, setUploading] = useState(false)
  const sendPhoto = useSendPhoto()
  const openUpload = () => setUploading(true)
  return (
    <>
      <title>Dashboard · Sunporch</title>
      <h1 className="text-3xl font-semibold sm:text-4xl">Dashboard</h1>
      <p className="mt-1 mb-6 text-ink-2">Stay connected with your loved one's daily life</p>
      <div className="grid gap-5 lg:gap-6">
        <StatusBar />
        <SendPhotoCard onChoose={openUpload} />
        <div className="grid min-w-0 items-start gap-5 lg:gap-6 xl:grid-cols-[2fr_1fr]">
          <FamilyGallery onAdd={openUpload} />
          <RecentActivity />
        </div>
      </div>
      {isUploading && (
        <Suspense fallback={null}>
          <UploadDialog
            onClose={() => setUploading(false)}
            onSendNow={(photo) => sendPhoto.mutate(photo.id)}
          />
        </Suspense>
      )}
    </>
  )
}
