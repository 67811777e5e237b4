import { useState } from 'react'
import { type Clip, clipFilmPath, clipPosterPath } from '#contract/clips/clips.ts'
import { DeliveryStatusLine } from '../delivery/delivery-status-line.tsx'
import { playerName } from '../delivery/player-name.ts'
import { useSelection } from '../family/selection/selected-group.tsx'
import { clockOfSeconds } from '../platform/recording/clock-of-seconds.ts'
import { useClips } from './clips.queries.ts'

/** An upright film would fill a window. */
const maxHeight = '20rem'

/** A clip that was sent: its poster, which plays, and how far it came. Nothing once it was deleted. */
export function SentClip({ id, isAdded }: { id: string; isAdded: boolean }) {
  const { group } = useSelection()
  const [isStarted, setStarted] = useState(false)
  const clip = useClips().data?.find((clip) => clip.id === id)
  // What was sent, too, plays below the line that says so.
  if (!group || !clip || (isAdded && clip.delivery)) return null
  return (
    <div className="mt-2 grid max-w-md gap-2">
      <div className="relative w-fit max-w-full">
        {/* biome-ignore lint/a11y/useMediaCaption: the words that somebody has typed stand beside it */}
        <video
          controls
          aria-label={playerName('video', clip)}
          playsInline
          preload="none"
          poster={posterUrl(group.id, clip)}
          src={clipFilmPath(group.id, clip.id)}
          width={clip.width}
          height={clip.height}
          style={{ width: 'auto', maxHeight }}
          className="rounded-photo bg-surface-2"
          onPlay={() => setStarted(true)}
        />
        {/* Nothing of it is fetched before, so the player itself says 0:00. */}
        {!isStarted && (
          <span
            aria-hidden
            className="absolute start-2 top-2 rounded-full bg-black/70 px-2.5 py-0.5 text-sm text-white tabular-nums"
          >
            {clockOfSeconds(clip.duration / 1000)}
          </span>
        )}
      </div>
      {clip.delivery && <DeliveryStatusLine delivery={clip.delivery} />}
    </div>
  )
}

/** A player has no `srcset`: twice as wide as it stands there. */
function posterUrl(groupId: string, { id, width, height }: Clip): string {
  return `${clipPosterPath(groupId, id)}?w=${width < height ? 480 : 960}`
}
