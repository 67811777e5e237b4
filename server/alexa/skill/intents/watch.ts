import { filmId } from '../../apl/film.ts'
import { type EchoItem, listInbox } from '../../inbox/inbox.ts'
import { playFilm } from '../play-film.ts'
import { filmToken, isFilmOnScreen } from '../player/plays-films.ts'
import { findCurrent } from '../present-inbox.ts'
import { say, silence } from '../reply.ts'
import { handler, isIntent, onIntent, type RequestContext } from '../request-context.ts'

/** "Play the video": the present one, else the newest that she does not know, else the newest. */
export const watch = onIntent('WatchIntent', async (context) => {
  const current = await findCurrent(context)
  const clip = current && isClip(current) ? current : await findNewest(context)
  return clip ? playFilm(context, clip) : say(context, context.words.noClip)
})

/** Said to a film on the screen, and to nothing else. */
const commands: Record<string, string[]> = {
  'AMAZON.PauseIntent': ['pause'],
  'AMAZON.ResumeIntent': ['play'],
  'AMAZON.StartOverIntent': ['rewind', 'play'],
}

export const filmControlled = handler(
  (input) => isIntent(input, Object.keys(commands)) && isFilmOnScreen(input.requestEnvelope),
  async (context) => {
    const { request } = context.input.requestEnvelope
    const said = request.type === 'IntentRequest' ? (commands[request.intent.name] ?? []) : []
    return silence(context, [
      {
        type: 'Alexa.Presentation.APL.ExecuteCommands',
        token: filmToken,
        commands: said.map((command) => ({ type: 'ControlMedia', componentId: filmId, command }) as never),
      },
    ])
  },
)

async function findNewest({ app, echo }: RequestContext): Promise<EchoItem | undefined> {
  return (await listInbox(app, echo)).find(isClip)
}

export function isClip({ kind }: EchoItem): boolean {
  return kind === 'clip'
}
