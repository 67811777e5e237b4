import type { Response } from 'ask-sdk-model'
import { type EchoItem, listInbox, listItemsOf } from '../../inbox/inbox.ts'
import { playFilm } from '../play-film.ts'
import { playVoice } from '../play-voice.ts'
import { offsetIn, playingOf } from '../player/what-plays.ts'
import { findCurrent, presentInbox } from '../present-inbox.ts'
import { say } from '../reply.ts'
import { argumentsOf, handler, isIntent, onIntent, type RequestContext } from '../request-context.ts'
import { sentenceOf } from '../sentences.ts'
import { isClip } from './watch.ts'

/** "Listen": the present voice or recording, else the newest that she does not know, else the newest. Of a clip it is its film with the sound. */
export const listen = onIntent('ListenIntent', async (context) => {
  const current = await findCurrent(context)
  if (current?.sound) return playVoice(context, current, '')
  if (current && isClip(current)) return playFilm(context, current, { isAloud: true })
  const voice = (await listInbox(context.app, context.echo)).find(plays)
  return voice
    ? playVoice(context, voice, sentenceOf(voice, context.words))
    : say(context, context.words.noVoice)
})

/** The button of a slide: it plays a voice, or a film without its sound. */
export const listenTouched = handler(
  (input) => argumentsOf(input)[0] === 'listen',
  async (context) => {
    const [, deliveryId = ''] = argumentsOf(context.input)
    const [item] = await listItemsOf(context.app, context.echo, [deliveryId])
    if (item && isClip(item)) return playFilm(context, item)
    return item && plays(item) ? playVoice(context, item, '') : presentInbox(context)
  },
)

/** "Alexa, resume" and "start over". */
export const resumePlayer = onIntent(['AMAZON.ResumeIntent', 'AMAZON.StartOverIntent'], resume)

async function resume(context: RequestContext): Promise<Response> {
  const { input } = context
  const last = playingOf(input.requestEnvelope)
  const voice = last && (await findVoice(context, last.deliveryId))
  if (!last || !voice) return presentInbox(context)
  const isFromStart = isIntent(input, 'AMAZON.StartOverIntent')
  return playVoice(context, voice, '', { offset: isFromStart ? 0 : offsetIn(last, voice) })
}

/** What Amazon's player is told to do with many songs, and means nothing here: what plays goes on. */
export const ofManySongs = onIntent(
  ['AMAZON.LoopOnIntent', 'AMAZON.LoopOffIntent', 'AMAZON.ShuffleOnIntent', 'AMAZON.ShuffleOffIntent'],
  async ({ input }) => input.responseBuilder.withShouldEndSession(true).getResponse(),
)

async function findVoice({ app, echo }: RequestContext, deliveryId: string): Promise<EchoItem | null> {
  const [item] = await listItemsOf(app, echo, [deliveryId])
  return item && plays(item) ? item : null
}

function plays({ sound }: EchoItem): boolean {
  return sound !== null
}
