import { lettersBindings } from './letters.ts'
import { type Apl, button, document, paper, report, units } from './look.ts'

/** `url`: of the film; `withSound` labels the button that plays it again with its sound, and is empty where it has none or plays with it. */
export type FilmData = {
  id: string
  url: string
  posterUrl: string
  isAloud: boolean
  withSound: string
  stop: string
  /** After these the pictures come back, whatever the player does. */
  seconds: number
}

export const filmId = 'film'
const wholeBox = { position: 'absolute', width: '100%', height: '100%' }

/**
 * A film over its poster, once through. It tells the skill when it has played to its end (`film-played`), cannot be played (`film-failed`),
 * or has had its time (`film-over`), and the slides come in its place. Reads a `FilmData`.
 */
export const film: Apl = document(
  [
    paper({
      bind: lettersBindings,
      items: [
        {
          type: 'Container',
          width: '100vw',
          height: '100vh',
          shrink: 1,
          items: [poster(), player()],
        },
        {
          type: 'Container',
          width: '100vw',
          direction: 'row',
          justifyContent: 'center',
          paddingTop: units(3),
          paddingBottom: '${@unit * (@isRound ? 17 : 3.5)}',
          items: [
            {
              when: "${payload.withSound != ''}",
              ...button('${payload.withSound}', { send: ['with-sound', '${payload.id}'], primary: true }),
            },
            { when: "${payload.withSound != ''}", type: 'Frame', width: units(2), height: units(2) },
            button('${payload.stop}', { send: ['stop-film', '${payload.id}'] }),
          ],
        },
      ],
    }),
  ],
  {
    onMount: [
      { when: '${environment.disallowVideo}', ...report(['film-failed', '${payload.id}']) },
      {
        type: 'Sequential',
        sequencer: 'end',
        screenLock: true,
        commands: [
          { type: 'Idle', delay: '${payload.seconds * 1000}' },
          report(['film-over', '${payload.id}']),
        ],
      },
    ],
  },
)

/** It stands until the film has its first picture. */
function poster(): Apl {
  return { ...wholeBox, type: 'Image', source: '${payload.posterUrl}', scale: 'best-fit', align: 'center' }
}

/** Without an audio track it is silent also on devices that do not know `muted`. */
function player(): Apl {
  return {
    ...wholeBox,
    type: 'Video',
    id: filmId,
    source: '${payload.url}',
    scale: 'best-fit',
    autoplay: true,
    audioTrack: "${payload.isAloud ? 'foreground' : 'none'}",
    onEnd: [report(['film-played', '${payload.id}'])],
    onTrackFail: [report(['film-failed', '${payload.id}'])],
  }
}
