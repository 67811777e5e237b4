import { type ComponentProps, useCallback, useContext, useEffect, useRef, useState } from 'react'
import type { ScreenItem } from '#contract/screen/screen-view.ts'
import { sendReport } from '../connection/outbox.ts'
import { localState } from '../offline/local-state.ts'
import { dropFilm, playsFilms, readFilm } from '../offline/pictures.ts'
import { isReading, noteReading } from '../playlist/reading.ts'
import { stopReading, whatIsRead } from './speech.ts'
import { stopVoice, whenSilenced } from './voice-player.ts'
import { Volume, volumeOfPress } from './volume.ts'

/** Milliseconds beyond the length of a film, after which one that has not ended is given up. */
const patience = 15_000
/** A screen has a place for the newest twelve and some that it has not shown. */
const mostRefused = 60
/** Films that this device cannot play, by the delivery: it is told once, and they are not tried again. */
const unplayable = new Set<string>()

type Film = {
  /** What the element needs; null while there is no film to play. */
  video: ComponentProps<'video'> | null
  /** `silent`: it plays by itself. `pressed`: with its sound, if it has any, because somebody pressed. */
  is: 'poster' | 'silent' | 'pressed'
  /** Whether it has been seen since it came to the screen, or is being seen. */
  wasSeen: boolean
  /** Null where there is no film to play. */
  press: (() => void) | null
}

/**
 * The film of the item: once its poster `isPainted` it plays through once without sound, and then the poster is back. Where
 * the device asks for less motion it waits for a press. By a press it plays from its beginning with sound. It is read whole
 * before it plays, so that a slow network stops nothing in the middle, and Safari gets the parts that it asks for.
 */
export function useFilm(deviceId: string, item: ScreenItem, isPainted: boolean): Film {
  const { deliveryId, film } = item
  const volume = useContext(Volume) || volumeOfPress
  const element = useRef<HTMLVideoElement>(null)
  const watchdog = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [is, setIs] = useState<Film['is']>('poster')
  const [isMoving, setMoving] = useState(false)
  const [wasSeen, setSeen] = useState(false)
  const url = useFilmUrl(deviceId, item)
  const [isRefused, setRefused] = useState(unplayable.has(deliveryId))

  function play(how: 'silent' | 'pressed') {
    const video = element.current
    if (!video) return
    const isLoud = how === 'pressed' && film?.hasSound
    if (isLoud) {
      stopReading()
      stopVoice()
    }
    video.muted = !isLoud
    video.volume = volume / 100
    video.currentTime = 0
    clearTimeout(watchdog.current)
    watchdog.current = setTimeout(end, (film?.duration ?? 0) + patience)
    setIs(how)
    video.play().catch((error) => {
      if (error?.name === 'NotSupportedError') refuse()
      // A device that saves its battery plays nothing by itself: the button does.
      else if (error?.name !== 'AbortError') end()
    })
  }

  function end() {
    clearTimeout(watchdog.current)
    element.current?.pause()
    // Its words may still be read aloud.
    if (isReading(deliveryId) && whatIsRead() === null) noteReading(null)
    setIs('poster')
    setMoving(false)
  }

  function refuse() {
    end()
    setRefused(true)
    refuseFilm(deliveryId)
    // The copy may be damaged: the page that is opened next fetches it again.
    void dropFilm(deviceId, item)
  }

  /** A browser has few decoders, and an element that is gone may keep its own for long. */
  const hold = useCallback((video: HTMLVideoElement) => {
    element.current = video
    return () => {
      element.current = null
      video.removeAttribute('src')
      video.load()
    }
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when both are there
  useEffect(() => {
    if (!isPainted || !url) return
    if (!matchMedia('(prefers-reduced-motion: reduce)').matches) play('silent')
    return end
  }, [isPainted, url])
  useEffect(
    () =>
      whenSilenced(() => {
        if (element.current) element.current.muted = true
        setIs((before) => (before === 'pressed' ? 'silent' : before))
      }),
    [],
  )
  const isThere = url !== null && !isRefused
  return {
    video: isThere
      ? {
          ref: hold,
          src: url,
          muted: true,
          playsInline: true,
          preload: 'auto',
          // Before its first picture some browsers draw it black.
          className: isMoving ? 'picture film moving' : 'picture film',
          onPlaying: () => {
            setMoving(true)
            setSeen(true)
          },
          // What is being read aloud besides may end before it.
          onTimeUpdate: ({ currentTarget }) => currentTarget.paused || noteReading(deliveryId),
          // A device that hears a film without seeing it cannot play it.
          onEnded({ currentTarget }) {
            if (currentTarget.videoWidth === 0) return refuse()
            takeBackRefusal(deliveryId)
            end()
          },
          onError: refuse,
        }
      : null,
    is,
    wasSeen: wasSeen || is !== 'poster',
    press: isThere ? () => (is === 'pressed' ? end() : play('pressed')) : null,
  }
}

/** Null until the film is here, where it cannot be had, and on a device that plays no such films. */
function useFilmUrl(deviceId: string, item: ScreenItem): string | null {
  const { deliveryId } = item
  const [url, setUrl] = useState<string | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each delivery
  useEffect(() => {
    if (unplayable.has(deliveryId)) return
    if (!playsFilms()) {
      refuseFilm(deliveryId)
      return
    }
    let made: string | null = null
    let isGone = false
    readFilm(deviceId, item).then(
      (blob) => {
        if (isGone) return
        made = URL.createObjectURL(blob)
        setUrl(made)
      },
      // Without a network the poster is what there is.
      () => {},
    )
    return () => {
      isGone = true
      if (made) URL.revokeObjectURL(made)
    }
  }, [deviceId, deliveryId])
  return url
}

function refuseFilm(deliveryId: string): void {
  if (unplayable.has(deliveryId)) return
  unplayable.add(deliveryId)
  localState.unplayed.write([...otherRefused(deliveryId), deliveryId].slice(-mostRefused))
  sendReport({ type: 'unplayed', deliveryId })
}

/** It plays after all: the browser was updated, or the copy was damaged. */
function takeBackRefusal(deliveryId: string): void {
  if (!localState.unplayed.read()?.includes(deliveryId)) return
  localState.unplayed.write(otherRefused(deliveryId))
  sendReport({ type: 'heard', deliveryId })
}

function otherRefused(deliveryId: string): string[] {
  return (localState.unplayed.read() ?? []).filter((id) => id !== deliveryId)
}
