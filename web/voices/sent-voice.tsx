import { DeliveryStatusLine } from '../delivery/delivery-status-line.tsx'
import { playerName } from '../delivery/player-name.ts'
import { VoicePlayer } from '../delivery/voice-player.tsx'
import { useSelection } from '../family/selection/selected-group.tsx'
import { useVoices } from './voices.queries.ts'

/** A voice that was sent: its player, and how far it came. Nothing once it was deleted. */
export function SentVoice({ id, isAdded }: { id: string; isAdded: boolean }) {
  const { group } = useSelection()
  const voice = useVoices().data?.find((voice) => voice.id === id)
  // What was sent, too, plays below the line that says so.
  if (!group || !voice || (isAdded && voice.delivery)) return null
  return (
    <div className="mt-2 grid max-w-md gap-2">
      <VoicePlayer groupId={group.id} voice={voice} name={playerName('voice', voice)} />
      {voice.delivery && <DeliveryStatusLine delivery={voice.delivery} />}
    </div>
  )
}
