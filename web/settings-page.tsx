import { EchoSection } from './alexa/echo-section.tsx'
import { AlexaIntegrationCard } from './delivery/alexa-integration-card.tsx'
import { GroupsCard } from './family/groups/groups-card.tsx'
import { CurrentGroupCard } from './family/settings/current-group-card.tsx'
import { TogglesCard } from './family/settings/toggles-card.tsx'
import { AccountCard } from './identity/account-card.tsx'
import { SessionsCard } from './identity/sessions-card.tsx'
import { AppearanceCard } from './platform/appearance-card.tsx'
import { useZoneExample } from './schedule/zone-example.ts'
import { DevicesCard } from './screen/devices-card.tsx'
import { AmazonSettingsCard } from './shopping/amazon/amazon-settings-card.tsx'

export function SettingsPage() {
  return (
    <>
      <title>Settings · Sunporch</title>
      <h1 className="mb-6 text-3xl font-semibold sm:text-4xl">Settings</h1>
      <div className="grid max-w-4xl gap-5 lg:gap-6">
        <GroupsCard findZoneExample={useZoneExample()} />
        <CurrentGroupCard />
        <AlexaIntegrationCard />
        <DevicesCard>
          <EchoSection />
        </DevicesCard>
        <TogglesCard />
        <AmazonSettingsCard />
        <AppearanceCard />
        <AccountCard />
        <SessionsCard />
      </div>
    </>
  )
}
