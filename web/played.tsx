import type { PlayedProps } from './activity/played-in-activity.ts'
import { SentClip } from './clips/sent-clip.tsx'
import { SentVoice } from './voices/sent-voice.tsx'

/** Below a line of the activity: what was sent, to be played. */
export function Played({ action, id }: PlayedProps) {
  const Sent = action.startsWith('voice') ? SentVoice : SentClip
  return <Sent id={id} isAdded={action.endsWith('added')} />
}
