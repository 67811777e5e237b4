import { type Clip, clipFilmPath, clipPosterPath } from '#contract/clips/clips.ts'
import { DeliveryStatusLine } from '../delivery/delivery-status-line.tsx'
import { playerName } from '../delivery/player-name.ts'
import { useSelection } from '../family/selection/selected-group.tsx'
import { useClips } from './clips.queries.ts'

/** An upright film would fill a window. */
const maxHeight = '20rem'

/** A clip that was sent: its poster, which plays, and how far it came. Nothing once it was deleted. */
export function SentClip({ id, isAdded }: { id: string; isAdded: boolean }) {
  const { group } = useSelection()
  const clip = useClips().data?.find((clip) => clip.id === id)
  // What was sent, too, plays below the line that says so.
  if (!group || !clip || (isAdded && clip.delivery)) return null
  return (
    <div className="mt-2 grid max-w-md gap-2">
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
      />
      {clip.delivery && <DeliveryStatusLine delivery={clip.delivery} />}
    </div>
  )
}

/** A player has no `srcset`: twice as wide as it stands there. */
function posterUrl(groupId: string, { id, width, height }: Clip): string {
  return `${clipPosterPath(groupId, id)}?w=${width < height ? 480 : 960}`
}
