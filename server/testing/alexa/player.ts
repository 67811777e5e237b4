import type { interfaces, Request, Response } from 'ask-sdk-model'
import type { TestApp } from '../test-app.ts'
import type { PlayerState } from './envelope.ts'

type Stream = interfaces.audioplayer.Stream
type Report = Partial<Request> & { type: string }

/** The player of a fake Echo: it fetches what it is told to play, and reports as Amazon's does, in that order. */
export type TestPlayer = {
  /** As requests say it; null before it has played anything. */
  state: PlayerState | null
  /** What it has fetched of each stream, by token. */
  fetched: Map<string, { status: number; type: string | null; bytes: Buffer }>
  /** Plays on to the end of what it plays, and begins with what waits behind it. False where nothing plays. */
  finish(): Promise<boolean>
  /** A button of its page on the screen. */
  press(button: 'Play' | 'Pause' | 'Next' | 'Previous'): Promise<Response>
  /** Plays on for so long. */
  playFor(ms: number): void
  /** Does what an answer tells it. */
  take(response: Response): Promise<void>
}

export function testPlayer(app: TestApp, send: (request: Report) => Promise<Response>): TestPlayer {
  let queue: Stream[] = []

  const report = (type: string, more: object = {}) =>
    send({
      type: `AudioPlayer.${type}`,
      token: player.state?.token,
      offsetInMilliseconds: player.state?.offsetInMilliseconds,
      ...more,
    } as Report)

  /** Done for the next one while another plays. */
  async function load({ url, token }: Stream): Promise<void> {
    // The address names the server as the world knows it.
    const { pathname } = new URL(url)
    const response = await fetch(app.url + pathname, { headers: { range: 'bytes=0-' } })
    const type = response.headers.get('content-type')
    const bytes = Buffer.from(await response.arrayBuffer())
    player.fetched.set(token, { status: response.status, type, bytes })
  }

  async function begin({ token, offsetInMilliseconds }: Stream): Promise<void> {
    const { status, type } = player.fetched.get(token) ?? {}
    if (status !== 206 || type !== 'audio/mpeg') {
      player.state = { token, offsetInMilliseconds: 0, playerActivity: 'STOPPED' }
      const error = { type: 'MEDIA_ERROR_INVALID_REQUEST', message: `${status}` }
      await report('PlaybackFailed', { error, currentPlaybackState: player.state })
      return
    }
    player.state = { token, offsetInMilliseconds, playerActivity: 'PLAYING' }
    await report('PlaybackStarted')
    // It was told to stop.
    if (player.state.playerActivity !== 'PLAYING') return
    // A short sound is fetched at once, and so the player is ready for the next.
    await report('PlaybackNearlyFinished')
  }

  async function stop(): Promise<void> {
    if (player.state?.playerActivity !== 'PLAYING') return
    player.state = { ...player.state, playerActivity: 'STOPPED' }
    await report('PlaybackStopped')
  }

  const player: TestPlayer = {
    state: null,
    fetched: new Map(),
    async finish() {
      if (player.state?.playerActivity !== 'PLAYING') return false
      player.state = { ...player.state, playerActivity: 'FINISHED' }
      await report('PlaybackFinished')
      const [next, ...rest] = queue
      queue = rest
      if (next) await begin(next)
      return true
    },
    press: (button) => send({ type: `PlaybackController.${button}CommandIssued` } as Report),
    playFor(ms) {
      if (player.state)
        player.state = { ...player.state, offsetInMilliseconds: player.state.offsetInMilliseconds + ms }
    },
    async take({ directives = [] }) {
      for (const directive of directives) {
        if (directive.type === 'AudioPlayer.Stop') await stop()
        if (directive.type === 'AudioPlayer.ClearQueue') queue = []
        const stream = directive.type === 'AudioPlayer.Play' ? directive.audioItem?.stream : undefined
        if (!stream || directive.type !== 'AudioPlayer.Play') continue
        if (directive.playBehavior === 'ENQUEUE') {
          if (stream.expectedPreviousToken !== player.state?.token) continue
          await load(stream)
          queue.push(stream)
          continue
        }
        queue = []
        await stop()
        await load(stream)
        await begin(stream)
      }
    },
  }
  return player
}
