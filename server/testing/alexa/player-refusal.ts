import type { Directive, Response } from 'ask-sdk-model'

const maxUrl = 8000
const maxToken = 1024

/** The directives that each report of the player takes in answer. None takes speech, a card or a page. */
const allowed: Record<string, string[]> = {
  'AudioPlayer.PlaybackStarted': ['AudioPlayer.Stop', 'AudioPlayer.ClearQueue'],
  'AudioPlayer.PlaybackFinished': ['AudioPlayer.Stop', 'AudioPlayer.ClearQueue'],
  'AudioPlayer.PlaybackStopped': [],
  'AudioPlayer.PlaybackNearlyFinished': ['AudioPlayer.Play', 'AudioPlayer.Stop', 'AudioPlayer.ClearQueue'],
  'AudioPlayer.PlaybackFailed': ['AudioPlayer.Play', 'AudioPlayer.Stop', 'AudioPlayer.ClearQueue'],
}

/** Why Amazon would refuse what an answer tells the player, or says to it; null where it would not. By Amazon's documentation. */
export function playerRefusal(
  { type, hasPlayer }: { type: string; hasPlayer: boolean },
  response: Response,
): string | null {
  const directives = response.directives ?? []
  const ofPlayer = directives.filter((directive) => directive.type.startsWith('AudioPlayer.'))
  if (ofPlayer.length > 0 && !hasPlayer)
    return 'The requested skill has not declared that it implements the AudioPlayer interface.'
  const takes = allowed[type]
  if (takes) {
    const content = Object.keys(response).filter((key) => key !== 'directives')
    if (content.length > 0) return `${type} takes no ${content.join()}`
    const other = directives.find((directive) => !takes.includes(directive.type))
    if (other) return `${type} takes no ${other.type}`
  }
  const plays = ofPlayer.filter((directive) => directive.type === 'AudioPlayer.Play')
  if (plays.length > 1) return 'There is more than one AudioPlayer.Play'
  const [play] = plays
  if (!play) return null
  const hasSession = !takes && !type.startsWith('PlaybackController.')
  if (hasSession && response.shouldEndSession !== true)
    return 'An open session would pause what AudioPlayer.Play has begun'
  return playRefusal(play)
}

function playRefusal(play: Extract<Directive, { type: 'AudioPlayer.Play' }>): string | null {
  const { playBehavior, audioItem } = play
  const { url = '', token = '', offsetInMilliseconds, expectedPreviousToken } = audioItem?.stream ?? {}
  if (!['REPLACE_ALL', 'ENQUEUE', 'REPLACE_ENQUEUED'].includes(playBehavior ?? ''))
    return `There is no playBehavior ${playBehavior}`
  if (!/^https:\/\/[^:]+(:443)?\//.test(url)) return 'The URL of a stream must be HTTPS, on port 443'
  if (Buffer.byteLength(url) > maxUrl) return 'The URL of the stream is too long'
  if (token.length === 0 || token.length > maxToken) return 'The token of the stream is missing or too long'
  if (!Number.isInteger(offsetInMilliseconds) || Number(offsetInMilliseconds) < 0)
    return 'The offset of the stream is no number of milliseconds'
  if ((playBehavior === 'ENQUEUE') !== (expectedPreviousToken !== undefined))
    return 'expectedPreviousToken is for ENQUEUE, which needs it'
  return null
}
