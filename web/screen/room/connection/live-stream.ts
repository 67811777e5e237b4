import { screenStreams } from '#contract/screen/screen-streams.ts'
import { listenLive, type StreamListener } from '../../../platform/live/live-stream.ts'

type Listeners = { onChange: () => void; onLost: () => void; onRevoked: () => void }

/** Listens to the screen's stream. `onChange`: read the view again. Returns a function that ends it. */
export function listen({ onChange, onLost, onRevoked }: Listeners, patience?: number): () => void {
  const listener: StreamListener = {
    onEvent(name) {
      if (name === 'revoked') onRevoked()
      // The first event, too: changes before it were missed.
      else if (name !== 'beat') onChange()
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
