import { BookAudio, Clapperboard } from 'lucide-react'
import { pagePaths } from '#contract/page-paths.ts'
import { RecentActivity } from './activity/recent-activity.tsx'
import { BrowseCard } from './content/browse-card.tsx'
import { StatusBar } from './delivery/status-bar.tsx'
import { MembersCard } from './family/members/members-card.tsx'
import { FamilyGallery } from './photos/family-gallery.tsx'
import { openUpload, pickPictures } from './photos/send/open-upload.ts'
import { SendPictureButton } from './photos/send/send-picture-button.tsx'
import { SendPhotoCard } from './photos/send-photo-card.tsx'
import { lazyComponent } from './platform/ui/lazy-component.tsx'
import { ShoppingCard } from './shopping/shopping-card.tsx'

// Rarely shown, so the page does not wait for their code.
const FirstSteps = lazyComponent(() => import('./first-steps.tsx').then((steps) => steps.FirstSteps), {
  isQuiet: true,
})
const UnsentCard = lazyComponent(
  () => import('./schedule/list/unsent-card.tsx').then((card) => card.UnsentCard),
  { isQuiet: true },
)

export function DashboardPage() {
  const sendPicture = () => pickPictures('send')
  return (
    <>
      <title>Dashboard · Sunporch</title>
      <h1 className="text-3xl font-semibold sm:text-4xl">Dashboard</h1>
      <p className="mt-1 mb-6 text-ink-2">Stay connected with your loved one's daily life</p>
      <SendPictureButton className="mb-5 w-full sm:w-auto" />
      <div className="grid gap-5 lg:gap-6">
        <FirstSteps onChoosePhoto={sendPicture} />
        <StatusBar />
        <UnsentCard />
        <div className="grid gap-5 md:grid-cols-3 lg:gap-6">
          <SendPhotoCard onChoose={sendPicture} />
          <BrowseCard
            title="Audio Book"
            text="Something good to listen to"
            Icon={BookAudio}
            look="bg-marigold-soft text-on-marigold dark:text-marigold"
            href={`${pagePaths.contentLibrary}?type=audiobook`}
            action="Browse Books"
          />
          <BrowseCard
            title="Entertainment"
            text="Films, series and music"
            Icon={Clapperboard}
            look="bg-sky-soft text-sky"
            href={pagePaths.contentLibrary}
            action="Browse Content"
          />
        </div>
        <div className="flex min-w-0 flex-col gap-5 lg:gap-6 xl:grid xl:grid-cols-[2fr_1fr] xl:items-start">
          <div className="contents xl:grid xl:min-w-0 xl:gap-6">
            <FamilyGallery onAdd={() => openUpload('add')} />
            <div className="order-2 min-w-0">
              <RecentActivity />
            </div>
          </div>
          <div className="contents xl:grid xl:min-w-0 xl:gap-6">
            <div className="order-3 min-w-0 xl:order-none">
              <MembersCard />
            </div>
            <div className="order-1 min-w-0 xl:order-none">
              <ShoppingCard />
            </div>
          </div>
        </div>
      </div>
    </>
  )
}
