import { BookAudio, Clapperboard, ImagePlus } from 'lucide-react'
import { useState } from 'react'
import { pagePaths } from '#contract/pages/page-paths.ts'
import { BrowseCard } from './content/browse-card.tsx'
import { PauseNote } from './delivery/room/pause-note.tsx'
import { RoomCard } from './delivery/room/room-card.tsx'
import { justJoined } from './family/invitations/just-joined.ts'
import { useCanSend } from './family/selection/in-memory.ts'
import { FirstSteps } from './first-steps.tsx'
import { LifeToday } from './life/today/life-today.tsx'
import { WriteNoteButton } from './notes/write-note-button.tsx'
import { SendPictureButton } from './photos/send/send-picture-button.tsx'
import { SendPhotoCard } from './photos/send-photo-card.tsx'
import { openUpload, pickPictures } from './photos/upload/open-upload.ts'
import { frameWords } from './platform/frame/frame-words.ts'
import { Button } from './platform/ui/button.tsx'
import { CardStandIn } from './platform/ui/card-stand-in.tsx'
import { lazyComponent } from './platform/ui/lazy-component.tsx'
import { PlannedNext } from './schedule/list/planned-next.tsx'
import { UnsentCard } from './schedule/list/unsent-card.tsx'
import { ComingUp } from './visits/coming-up.tsx'
import { SendVoiceButton } from './voices/send-voice-button.tsx'

// Rarely shown, so the page does not wait for their code.
const JoinedCard = lazyComponent(() => import('./people/joined-card.tsx').then((card) => card.JoinedCard), {
  isQuiet: true,
})
const PictureDrop = lazyComponent(
  () => import('./photos/send/picture-drop.tsx').then((drop) => drop.PictureDrop),
  { isQuiet: true },
)
const CalendarNote = lazyComponent(
  () => import('./visits/calendars/calendar-note.tsx').then((note) => note.CalendarNote),
  { isQuiet: true },
)

const MemoryNote = lazyComponent(() =>
  import('./family/memory/memory-note.tsx').then((note) => note.MemoryNote),
)
const KeptAnswers = lazyComponent(() =>
  import('./delivery/room/kept-answers.tsx').then((answers) => answers.KeptAnswers),
)

const PairOnPage = lazyComponent(() =>
  import('./screen/pair-screen-dialog.tsx').then((dialog) => dialog.PairOnPage),
)

// Below the fold: fetched at once, but the room does not wait for them. The stand-ins are about as high.
const FamilyGallery = lazyComponent(
  () => import('./photos/gallery/family-gallery.tsx').then((gallery) => gallery.FamilyGallery),
  { waiting: <CardStandIn className="h-112" /> },
)
const RecentActivity = lazyComponent(
  () => import('./activity/recent-activity.tsx').then((activity) => activity.RecentActivity),
  { waiting: <CardStandIn className="h-72" /> },
)
const MembersCard = lazyComponent(
  () => import('./family/members/members-card.tsx').then((members) => members.MembersCard),
  { waiting: <CardStandIn className="h-64" /> },
)
const ShoppingCard = lazyComponent(
  () => import('./shopping/shopping-card.tsx').then((shopping) => shopping.ShoppingCard),
  { waiting: <CardStandIn className="h-72" /> },
)

export function DashboardPage() {
  const canSend = useCanSend()
  const words = frameWords()
  const sendPicture = () => pickPictures('send')
  const [isPairing, setPairing] = useState(false)
  // After the dialog the page asks about the screen that was connected.
  const [hasPaired, setPaired] = useState(false)
  const connect = () => {
    setPairing(true)
    setPaired(true)
  }
  const [hasJoined] = useState(() => justJoined.read() !== null)
  return (
    <>
      <title>{`${words.pages.dashboard} · Sunporch`}</title>
      <h1 className="text-3xl font-semibold max-sm:mb-4 sm:text-4xl">{words.pages.dashboard}</h1>
      <p className="mt-1 mb-6 text-ink-2 max-sm:hidden">{canSend ? words.withLovedOne : words.ofTheFamily}</p>
      <div className="grid gap-5 max-sm:pb-24 lg:gap-6">
        {hasJoined && <JoinedCard />}
        {canSend ? (
          <>
            <RoomCard
              sendButton={
                <>
                  <SendPictureButton className="max-sm:hidden" />
                  <WriteNoteButton className="max-sm:hidden" />
                  <SendVoiceButton className="max-sm:hidden" />
                </>
              }
              onConnect={connect}
              planned={
                <>
                  <PlannedNext />
                  <ComingUp />
                </>
              }
              notes={
                <>
                  <PauseNote />
                  <LifeToday />
                  <CalendarNote />
                </>
              }
            />
            {hasPaired && <PairOnPage isOpen={isPairing} onClose={() => setPairing(false)} />}
            <FirstSteps />
            <UnsentCard />
          </>
        ) : (
          <>
            <MemoryNote>
              <Button look="primary" onClick={() => pickPictures('add')}>
                <ImagePlus size={18} aria-hidden />
                {words.sharePhoto}
              </Button>
              <WriteNoteButton />
            </MemoryNote>
            <KeptAnswers />
          </>
        )}
        <div className="flex min-w-0 flex-col gap-5 lg:gap-6 xl:grid xl:grid-cols-[2fr_1fr] xl:items-start">
          <div className="contents xl:grid xl:min-w-0 xl:gap-6">
            <FamilyGallery onAdd={() => openUpload('add')} />
            <div className="order-2 min-w-0 xl:order-none">
              <RecentActivity />
            </div>
            {canSend && (
              <div className="order-4 grid min-w-0 gap-5 md:grid-cols-3 lg:gap-6 xl:order-none">
                <SendPhotoCard onChoose={sendPicture} />
                <BrowseCard
                  title={words.audioBook}
                  text={words.audioBookText}
                  Icon={BookAudio}
                  look="bg-marigold-soft text-on-marigold dark:text-marigold"
                  href={`${pagePaths.contentLibrary}?type=audiobook`}
                  action={words.browseBooks}
                />
                <BrowseCard
                  title={words.entertainment}
                  text={words.entertainmentText}
                  Icon={Clapperboard}
                  look="bg-sky-soft text-sky"
                  href={pagePaths.contentLibrary}
                  action={words.browseContent}
                />
              </div>
            )}
          </div>
          <div className="contents xl:grid xl:min-w-0 xl:gap-6">
            <div className="order-3 min-w-0 xl:order-none">
              <MembersCard />
            </div>
            {canSend && (
              <div className="order-1 min-w-0 xl:order-none">
                <ShoppingCard />
              </div>
            )}
          </div>
        </div>
      </div>
      {canSend && (
        <div className="fixed inset-x-0 bottom-[calc(4rem+env(safe-area-inset-bottom))] z-20 bg-linear-to-t from-paper from-70% to-transparent p-4 pt-6 sm:hidden">
          <div className="flex gap-2.5">
            <SendPictureButton className="min-h-14 min-w-0 grow px-3! text-lg shadow-pop" />
            <WriteNoteButton isSmall className="size-14! shadow-pop" />
            <SendVoiceButton className="size-14! shadow-pop" />
          </div>
        </div>
      )}
      <PictureDrop purpose={canSend ? 'send' : 'add'} />
    </>
  )
}
