import type { Directive, Response } from 'ask-sdk-model'
import { reportLostFile } from '../../platform/storage/lost-file.ts'
import { voiceUrl } from '../inbox/file-url.ts'
import type { EchoItem } from '../inbox/inbox.ts'
import type { Messages } from '../language/messages/en.ts'
import { shortened } from '../language/text/words.ts'
import { playerToken } from './player/what-plays.ts'
import { say } from './reply.ts'
import { isByRoutine, type RequestContext } from './request-context.ts'
import { handOver } from './slides-page.ts'

/**
 * Whether a voice, or the recording of a recommendation, plays without being asked for: where all is read aloud, because there is no screen, and to a person who is
 * awake. A page with its button would be gone by the player's own.
 */
export function playsByItself({ echo, info, input, room }: RequestContext): boolean {
  return echo.playsVoices === true && !info.hasScreen && room.is === 'in_contact' && !isByRoutine(input)
}

/** Says the text, and plays the voice after it, or says why not. */
export async function playVoice(
  context: RequestContext,
  item: EchoItem,
  text: string,
  { offset = 0 } = {},
): Promise<Response> {
  const { echo, words } = context
  if (!echo.playsVoices) return say(context, `${text} ${words.voiceElsewhere}`.trim())
  const play = await playDirective(context, item, { offset })
  return play ? playing(context, text, play) : say(context, `${text} ${words.voiceLost}`.trim())
}

/** Ends the conversation: an open microphone would stop what is played. */
export function playing({ input }: RequestContext, text: string, play: Directive): Response {
  if (text) input.responseBuilder.speak(text)
  return input.responseBuilder.addDirective(play).withShouldEndSession(true).getResponse()
}

const maxTitle = 100

/** On the player's page. */
function titlesOf({ kind, from, title }: EchoItem, words: Messages) {
  const [first, second] =
    kind === 'content' ? [title ?? words.something, words.slide.recommends(from)] : [words.voice(from), title]
  return {
    title: shortened(first, maxTitle),
    ...(second && { subtitle: shortened(second, maxTitle) }),
  }
}

/** Null where the storage lacks its file. `after`: the token of what plays now, behind which it waits. */
export async function playDirective(
  context: RequestContext,
  item: EchoItem,
  { offset = 0, after }: { offset?: number; after?: string },
): Promise<Directive | null> {
  const { app, echo, words } = context
  const { sound, slide } = item
  if (!sound) return null
  if ((await app.storage.size(sound.key)) === null) {
    // A rehearsal is a transaction that is rolled back.
    if (!app.db.isTransaction) await reportLostFile(app, sound.key)
    return null
  }
  handOver(context, [item])
  const art = slide.imageUrl ? { sources: [{ url: slide.imageUrl }] } : undefined
  return {
    type: 'AudioPlayer.Play',
    playBehavior: after === undefined ? 'REPLACE_ALL' : 'ENQUEUE',
    audioItem: {
      stream: {
        url: voiceUrl(app, { id: item.id, device_id: echo.device_id }),
        token: playerToken(item),
        offsetInMilliseconds: offset,
        ...(after !== undefined && { expectedPreviousToken: after }),
      },
      metadata: {
        ...titlesOf(item, words),
        ...(art && { art, backgroundImage: art }),
      },
    },
  }
}
