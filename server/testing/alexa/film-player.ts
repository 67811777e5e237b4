import type { Directive, Response } from 'ask-sdk-model'
import type { TestApp } from '../test-app.ts'

type Part = { [key: string]: unknown }
type SendEvent = { type: string; arguments: unknown[] }

/** What a fake Echo with a display does with a page that has a film: it fetches that, and reports what the page says. */
export type TestFilmPlayer = {
  /** Null where no film is on the screen. `commands`: what it was told to do since, as "pause". */
  playing: { token: string; audioTrack: string; commands: string[] } | null
  /** What it has fetched last. */
  fetched: { path: string; status: number; type: string | null; bytes: Buffer } | null
  /** Plays on to the end. Throws where nothing plays. */
  end(): Promise<Response>
  /** Does what an answer tells it. */
  take(response: Response): Promise<void>
}

export function testFilmPlayer(
  app: TestApp,
  sendEvent: (...args: string[]) => Promise<Response>,
): TestFilmPlayer {
  let video: Part = {}
  let payload: unknown

  /** As the engine does with an expression over the data of the page. */
  function evaluated(text: unknown): string {
    const [, expression] = /^\$\{(.*)\}$/.exec(String(text)) ?? []
    return expression ? String(new Function('payload', `return ${expression}`)(payload)) : String(text)
  }

  function run(handler: 'onEnd' | 'onTrackFail'): Promise<Response> {
    const commands = (video[handler] ?? []) as SendEvent[]
    const sent = commands.find(({ type }) => type === 'SendEvent')
    if (!sent) throw new Error(`the page says nothing of ${handler}`)
    return sendEvent(...sent.arguments.map(evaluated))
  }

  async function begin(directive: Extract<Directive, { type: 'Alexa.Presentation.APL.RenderDocument' }>) {
    player.playing = null
    payload = directive.datasources?.payload
    const found = findVideo(directive.document)
    if (!found) return
    video = found
    const audioTrack = evaluated(video.audioTrack)
    player.playing = { token: directive.token ?? '', audioTrack, commands: [] }
    const { pathname } = new URL(evaluated(video.source))
    // A player looks at the first bytes, and then fetches the rest.
    await load(pathname, 'bytes=0-1')
    const { status, type } = await load(pathname, 'bytes=0-')
    if (status !== 206 || type !== 'video/mp4') await run('onTrackFail')
  }

  async function load(path: string, range: string) {
    const response = await fetch(app.url + path, { headers: { range } })
    const bytes = Buffer.from(await response.arrayBuffer())
    player.fetched = { path, status: response.status, type: response.headers.get('content-type'), bytes }
    return player.fetched
  }

  const player: TestFilmPlayer = {
    playing: null,
    fetched: null,
    end() {
      if (!player.playing) throw new Error('no film plays')
      return run('onEnd')
    },
    async take({ directives = [], shouldEndSession }) {
      for (const directive of directives) {
        if (directive.type === 'Alexa.Presentation.APL.RenderDocument') await begin(directive)
        if (directive.type !== 'Alexa.Presentation.APL.ExecuteCommands') continue
        if (directive.token !== player.playing?.token) continue
        const commands = (directive.commands ?? []) as unknown as { componentId: string; command: string }[]
        player.playing?.commands.push(
          ...commands.filter(({ componentId }) => componentId === video.id).map(({ command }) => command),
        )
      }
      // The page goes with the conversation.
      if (shouldEndSession === true) player.playing = null
    },
  }
  return player
}

function findVideo(value: unknown): Part | null {
  if (typeof value !== 'object' || value === null) return null
  const part = value as Part
  if (part.type === 'Video') return part
  for (const child of Object.values(part)) {
    const found = findVideo(child)
    if (found) return found
  }
  return null
}
