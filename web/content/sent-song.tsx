import { DeliveryStatusLine } from '../delivery/delivery-status-line.tsx'
import { useContent } from './content.queries.ts'
import { RecordingPlayer } from './recording-player.tsx'

/** A recommendation that was sent with a recording: its player, and how far it came. Nothing once one of them was deleted. */
export function SentSong({ id }: { id: string }) {
  const item = useContent().data?.find((item) => item.id === id)
  if (!item?.recording) return null
  return (
    <div className="mt-2 grid max-w-md gap-2">
      <RecordingPlayer item={item} recording={item.recording} />
      {item.delivery && <DeliveryStatusLine delivery={item.delivery} />}
    </div>
  )
}
