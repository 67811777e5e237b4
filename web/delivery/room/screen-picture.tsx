import clsx from 'clsx'
import { Clapperboard, Mic, Moon, Sun, Tv } from 'lucide-react'
import { isDark, type RoomPicture, roomPictureSource, smallPicture } from '#contract/room/room-picture.ts'
import { deliveryWords } from '../delivery-words.ts'
import { type NowOnScreen, whatPlays } from './now-on-screen.ts'
import { ScreenFrame } from './screen-frame.tsx'

type ScreenPictureProps = { groupId: string; screenName: string; now: NowOnScreen; hasHeart: boolean }

/** The loved one's screen, small. What is not shown now is drawn dimmed, and says so. */
export function ScreenPicture({ groupId, screenName, now, hasHeart }: ScreenPictureProps) {
  const { picture, isLive } = now
  const words = deliveryWords()
  return (
    <ScreenFrame>
      {picture ? (
        <>
          <Picture
            key={smallPicture(groupId, picture)}
            groupId={groupId}
            picture={picture}
            alt={words[isLive ? 'nowOn' : 'lastOn']({
              screen: screenName,
              title: picture.title ?? words['photoId' in picture ? 'aPhoto' : 'aPicture'],
            })}
            isLive={isLive}
          />
          <figcaption className="absolute inset-x-0 bottom-0 flex items-end justify-between gap-3 bg-linear-to-t from-black/80 to-transparent p-3.5 pt-12">
            <span className="min-w-0">
              <Playing now={now} />
              {picture.title && (
                <span
                  dir="auto"
                  className="line-clamp-2 font-display text-lg leading-snug font-semibold break-words"
                >
                  {picture.title}
                </span>
              )}
              <span className="block truncate text-sm text-white/90">
                {isLive ? picture.from && words.fromName(picture.from) : words.wasShown}
              </span>
            </span>
            {hasHeart && (
              <span className="shrink-0 rounded-full bg-marigold px-3 py-1 text-sm font-semibold text-[#2c1d05]">
                <span aria-hidden>♥ </span>
                {words.lovesIt}
              </span>
            )}
          </figcaption>
        </>
      ) : (
        <NoPicture now={now} />
      )}
    </ScreenFrame>
  )
}

type PictureProps = { groupId: string; picture: RoomPicture; alt: string; isLive: boolean }

/** The whole picture before its own blurred copy, as on the screen. */
function Picture({ groupId, picture, alt, isLive }: PictureProps) {
  const look = clsx('absolute inset-0 size-full', !isLive && 'opacity-45')
  return (
    <>
      <img
        src={smallPicture(groupId, picture)}
        alt=""
        className={clsx(look, 'scale-110 object-cover blur-xl brightness-75')}
      />
      <img {...roomPictureSource(groupId, picture)} alt={alt} className={clsx(look, 'object-contain')} />
    </>
  )
}

/** That it is a voice or a video: neither its picture nor its words say that. */
function Playing({ now: { device, isLive } }: { now: NowOnScreen }) {
  const shown = isLive ? device?.showing : device?.lastShown
  const said = shown && whatPlays(shown)
  if (!said) return null
  const Icon = shown.what === 'clip' ? Clapperboard : Mic
  return (
    <span className="flex items-center gap-1.5 text-sm text-white/90">
      <Icon size={16} aria-hidden className="shrink-0" />
      {said}
    </span>
  )
}

function NoPicture({ now }: { now: NowOnScreen }) {
  const { device, isLive } = now
  const { showing = null } = device ?? {}
  const words = deliveryWords()
  if (isLive && showing && isDark(showing))
    return (
      <figcaption className="grid justify-items-center gap-2 text-white/85">
        <Moon size={34} aria-hidden />
        {showing.kind === 'dark' ? words.quietHours : words.paused}
      </figcaption>
    )
  if (isLive && showing?.kind === 'day')
    return (
      <figcaption className="grid size-full place-content-center justify-items-center gap-2 bg-[linear-gradient(170deg,#1c5a75,#54506b)] text-lg">
        <Sun size={34} aria-hidden />
        {words.theDay}
      </figcaption>
    )
  if (isLive && showing)
    return (
      <figcaption className="grid justify-items-center gap-2 px-6 text-center">
        <Playing now={now} />
        {(showing.title || !whatPlays(showing)) && (
          <span dir="auto" className="line-clamp-4 font-display text-xl font-semibold break-words">
            {showing.title ?? words.message}
          </span>
        )}
      </figcaption>
    )
  return <Tv size={44} aria-hidden className="text-white/55" />
}
