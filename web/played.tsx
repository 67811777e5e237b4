import type { PlayedProps } from './activity/played-in-activity.ts'
import { SentClip } from './clips/sent-clip.tsx'
import { lazyComponent } from './platform/ui/lazy-component.tsx'
import { SentVoice } from './voices/sent-voice.tsx'

// Rarely there.
const SentSong = lazyComponent(() => import('./content/sent-song.tsx').then((song) => song.SentSong), {
  isQuiet: true,
})

/** Below a line of the activity: what was sent, to be played. */
export function Played({ action, id }: PlayedProps) {
  if (action.startsWith('content')) return <SentSong id={id} />
  const Sent = action.startsWith('voice') ? SentVoice : SentClip
  return <Sent id={id} isAdded={action.endsWith('added')} />
}
