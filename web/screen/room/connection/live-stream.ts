import { type ScreenChange, screenStreams } from '#contract/screen/screen-streams.ts'
import type { ScreenView } from '#contract/screen/screen-view.ts'
import { listenLive, type StreamListener } from '../../../platform/live/live-stream.ts'

type Listeners = {
  /** The view as the event brings it, and when the server began to read it; without a view it is to be read by a call. */
  onChange(view?: ScreenView, readFrom?: string): void
  onLost(): void
  onRevoked(): void
}

/** Listens to the screen's stream. Returns a function that ends it. */
export function listen({ onChange, onLost, onRevoked }: Listeners, patience?: number): () => void {
  const listener: StreamListener = {
    onEvent(name, { view, readFrom }: ScreenChange) {
      if (name === 'revoked') onRevoked()
      // The first event, too: changes before it were missed.
      else if (name !== 'beat') onChange(view, readFrom)
    },
    onFail() {
      onLost()
      // Reading the view tells whether the network is gone, or this screen was removed.
      onChange()
    },
  }
  return listenLive(screenStreams.live, null, listener, patience)
}

/** Waits for the code of this unpaired screen to be typed. Returns a function that ends it. */
export function listenForPairing(onTyped: () => void): () => void {
  return listenLive(screenStreams.pairing, null, {
    onEvent(name, { changed }) {
      if (name === 'paired' || changed?.length) onTyped()
    },
    onFail() {},
  })
}
