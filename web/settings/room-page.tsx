import { EchoSection } from '../alexa/echo-section.tsx'
import { isInUse } from '../delivery/alexa-status.ts'
import { useDevices } from '../delivery/delivery.queries.ts'
import { isInMemory } from '../family/selection/in-memory.ts'
import { useSelection } from '../family/selection/selected-group.tsx'
import { LifeCard } from '../life/settings/life-card.tsx'
import { DevicesCard } from '../screen/devices-card.tsx'
import { RoomSettingsCard } from '../screen/room-settings/room-settings-card.tsx'
import { Column, Columns, PartPage } from './part-page.tsx'
import { Place } from './place.tsx'
import { settingsWords } from './settings-words.ts'

/** What stands in the loved one's room, and what it does there. */
export function RoomPage() {
  const { group } = useSelection()
  const title = settingsWords().screenOf(group?.lovedOneName ?? null)
  return <PartPage title={title}>{isInMemory(group) ? <Resting /> : <InTheRoom />}</PartPage>
}

function InTheRoom() {
  return (
    <Columns>
      <Column>
        <DevicesCard>
          <EchoSection />
        </DevicesCard>
        <Place id="life">
          <LifeCard />
        </Place>
      </Column>
      <Column>
        <Place id="room">
          <RoomSettingsCard />
        </Place>
      </Column>
    </Columns>
  )
}

/** In memory: the devices that show the photos. */
function Resting() {
  const devices = useDevices()
  const inUse = devices.data?.filter(isInUse)
  if (inUse?.length === 0) return <p className="text-ink-2">{settingsWords().noScreen}</p>
  return (
    <Columns>
      <Column>
        <DevicesCard />
      </Column>
      {inUse?.some(({ kind }) => kind === 'screen') && (
        <Column>
          <Place id="room">
            <RoomSettingsCard />
          </Place>
        </Column>
      )}
    </Columns>
  )
}
