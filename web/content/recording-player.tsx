import { type ContentItem, recordingPath } from '#contract/content.ts'
import { pictureUrl } from '#contract/photos/photos.ts'
import { useSelection } from '../family/selection/selected-group.tsx'
import { clockOfSeconds } from '../platform/recording/clock-of-seconds.ts'
import { contentWords } from './content-words.ts'
import type { Recording } from './recording-draft.ts'

/** The recording of a recommendation, for the family to hear. */
export function RecordingPlayer({ item, recording }: { item: ContentItem; recording: Recording }) {
  const { group } = useSelection()
  const words = contentWords()
  const { id, duration, photo } = recording
  if (!group) return null
  return (
    <div className="flex min-w-0 items-end gap-3">
      {photo && (
        <img
          src={pictureUrl(photo, 320)}
          alt={photo.caption ?? ''}
          className="size-17 shrink-0 rounded-lg object-cover"
        />
      )}
      <div className="min-w-0 grow">
        <p className="mb-1 text-sm text-ink-2">{words.lasts(clockOfSeconds(duration / 1000))}</p>
        {/* biome-ignore lint/a11y/useMediaCaption: nobody has written down what is sung */}
        <audio
          controls
          preload="none"
          aria-label={words.recordingOf(item.title)}
          src={`${recordingPath(group.id, item.id)}?v=${id}`}
          className="h-11 w-full"
        />
      </div>
    </div>
  )
}
