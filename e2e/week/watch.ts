import type { Page } from '@playwright/test'

/** What the page in the room shows and plays. `what`: the words of the scene. */
export type Seen = {
  type: 'scene' | 'begins by itself' | 'begins by a press' | 'ended' | 'in the dark'
  what: string
  at: number
}

type Watched = { onSeen(seen: Seen): void; countScenes(): number; countEnded(): number; isPlaying(): boolean }

/**
 * Runs in the page. Calls `onSeen` for each new picture, note, voice, song or clip, for each sound that begins or has played to its
 * end, and for what plays while the screen is dark. A film without its sound begins and ends unnoticed.
 */
export function watchRoom() {
  let last = ''
  let scenes = 0
  let ended = 0
  let isPressed = false
  const played = new Set<HTMLMediaElement>()
  const isPlaying = () => [...played].some((one) => !one.paused && !one.ended)
  Object.assign(window, { countScenes: () => scenes, countEnded: () => ended, isPlaying })
  const see = (type: Seen['type'], what = last) =>
    (window as unknown as Watched).onSeen({ type, what, at: Date.now() })

  addEventListener(
    'click',
    ({ target }) => {
      isPressed ||= target instanceof Element && target.closest('.listen, .with-sound') !== null
    },
    true,
  )
  // The page plays a moment of silence to unlock the sound. It does not count.
  const isHeard = (one: HTMLMediaElement) => !one.muted && one.duration > 0.3
  const lookForDark = (one: HTMLMediaElement) => {
    if (!one.paused && one.duration > 0.3 && document.querySelector('.dark-view')) see('in the dark')
  }
  function watch(one: HTMLMediaElement) {
    played.add(one)
    one.addEventListener('playing', () => {
      lookForDark(one)
      if (!isHeard(one)) return
      see(isPressed ? 'begins by a press' : 'begins by itself')
      isPressed = false
    })
    one.addEventListener('timeupdate', () => lookForDark(one))
    one.addEventListener('ended', () => {
      if (!isHeard(one)) return
      ended++
      see('ended')
    })
  }
  const { play } = HTMLMediaElement.prototype
  HTMLMediaElement.prototype.play = function () {
    if (!played.has(this)) watch(this)
    return play.call(this)
  }

  addEventListener('DOMContentLoaded', () =>
    new MutationObserver(() => {
      const top = document.querySelector('.scene.top')
      const [voice, message] = ['.voice-title', '.message-scene h1'].map(
        (one) => top?.querySelector(one)?.textContent,
      )
      const what = voice ?? message ?? top?.querySelector('.picture')?.getAttribute('aria-label') ?? ''
      if (what && what !== last) see('scene', what)
      if (what !== last) scenes++
      last = what
    }).observe(document, { subtree: true, childList: true, attributes: true }),
  )
}

export function countScenes(page: Page): Promise<number> {
  return page.evaluate(() => (window as unknown as Watched).countScenes())
}

/** The sounds that have played to their end, since the page was opened. */
export function countEnded(page: Page): Promise<number> {
  return page.evaluate(() => (window as unknown as Watched).countEnded())
}

/** Whether a voice, a song or a film plays now. */
export function isPlaying(page: Page): Promise<boolean> {
  return page.evaluate(() => (window as unknown as Watched).isPlaying())
}
