import clsx from 'clsx'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { CSSProperties, ReactNode } from 'react'
import type { Photo } from '#contract/photos/photos.ts'
import { forwards } from '../../platform/words/direction.ts'
import { photosWords } from '../photos-words.ts'
import { Picture } from '../picture.tsx'
import { stageButtonLook } from './stage-button.ts'
import { useSwipe } from './use-swipe.ts'

export type Neighbours = {
  newer: Photo | undefined
  older: Photo | undefined
  onShow: (photo: Photo) => void
}

/** The picture between its neighbours, which are loaded already and come in by a swipe or an arrow. */
export function PhotoStage({
  photo,
  newer,
  older,
  onShow,
  children,
}: Neighbours & { photo: Photo; children: ReactNode }) {
  const showOlder = older && (() => onShow(older))
  const showNewer = newer && (() => onShow(newer))
  const [onLeft, onRight] = forwards() === 1 ? [showOlder, showNewer] : [showNewer, showOlder]
  const { pulled, isPulling, surface } = useSwipe({ onLeft, onRight })
  const slides = [
    { of: newer, place: -1 },
    { of: photo, place: 0 },
    { of: older, place: 1 },
  ]
  return (
    <div {...surface} className="relative min-h-0 min-w-0 grow overflow-hidden select-none">
      {slides.map(
        ({ of, place }) =>
          of && <Slide key={of.id} photo={of} place={place} pulled={pulled} isPulling={isPulling} />,
      )}
      {newer && (
        <button
          type="button"
          aria-label={photosWords().newer}
          onClick={() => onShow(newer)}
          className={clsx(stageButtonLook, 'absolute top-1/2 start-3 -translate-y-1/2')}
        >
          <ChevronLeft aria-hidden className="mirrors" />
        </button>
      )}
      {older && (
        <button
          type="button"
          aria-label={photosWords().older}
          onClick={() => onShow(older)}
          className={clsx(stageButtonLook, 'absolute top-1/2 end-3 -translate-y-1/2')}
        >
          <ChevronRight aria-hidden className="mirrors" />
        </button>
      )}
      {children}
    </div>
  )
}

type SlideProps = {
  photo: Photo
  /** -1 is before the window, 1 behind it. */
  place: number
  /** Pixels that a finger has pulled it aside. */
  pulled: number
  isPulling: boolean
}

function Slide({ photo, place, pulled, isPulling }: SlideProps) {
  return (
    <div
      aria-hidden={place !== 0}
      style={
        {
          transform: `translateX(calc(${place * forwards() * 100}% + ${pulled}px))`,
          '--ratio': photo.width / photo.height,
        } as CSSProperties
      }
      className={clsx(
        'absolute inset-0 [container-type:size]',
        !isPulling && 'transition-transform duration-200 ease-out',
      )}
    >
      <div className="grid size-full place-items-center">
        <Picture
          photo={photo}
          sizes="(min-width: 1024px) calc(100vw - 24rem), 100vw"
          fit="contain"
          isEager
          className="pointer-events-none w-[min(100cqw,100cqh*var(--ratio))] max-w-none"
        />
      </div>
    </div>
  )
}
