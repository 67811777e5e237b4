import { type ReactNode, useRef } from 'react'
import type { Device } from '#contract/delivery/delivery.ts'
import { may } from '#contract/platform/policy.ts'
import { EchoSection } from './alexa/echo-section.tsx'
import { AlexaIntegrationCard } from './delivery/alexa-integration-card.tsx'
import { isInUse } from './delivery/alexa-status.ts'
import { useDevices } from './delivery/delivery.queries.ts'
import { GroupsCard } from './family/groups/groups-card.tsx'
import { isInMemory } from './family/selection/in-memory.ts'
import { useSelection } from './family/selection/selected-group.tsx'
import { CurrentGroupCard } from './family/settings/current-group-card.tsx'
import { TogglesCard } from './family/settings/toggles-card.tsx'
import { AccountCard } from './identity/account/account-card.tsx'
import { PasskeysCard } from './identity/passkeys/passkeys-card.tsx'
import { PhoneCard } from './identity/phone-card.tsx'
import { SessionsCard } from './identity/sessions/sessions-card.tsx'
import { LifeCard } from './life/settings/life-card.tsx'
import { NoticesCard } from './notices/choices/notices-card.tsx'
import { PushCard } from './notices/push/push-card.tsx'
import { OwnRelationCard } from './people/own-relation-card.tsx'
import { StorageCard } from './photos/storage/storage-card.tsx'
import { AppearanceCard } from './platform/appearance-card.tsx'
import { CardStandIn } from './platform/ui/card-stand-in.tsx'
import { lazyComponent } from './platform/ui/lazy-component.tsx'
import { useStayAtHash } from './platform/ui/use-stay-at-hash.ts'
import { RecoveryCard } from './recovery/recovery-card.tsx'
import { useZoneExample } from './schedule/zone-example.ts'
import { DevicesCard } from './screen/devices-card.tsx'
import { RoomSettingsCard } from './screen/room-settings/room-settings-card.tsx'
import { AmazonSettingsCard } from './shopping/amazon/amazon-settings-card.tsx'
import { ShortcutCard } from './upload-keys/shortcut-card.tsx'

const OtherProgramsCard = lazyComponent(() =>
  import('./other-programs/other-programs-card.tsx').then((card) => card.OtherProgramsCard),
)

const MemoryCard = lazyComponent(
  () => import('./family/memory/memory-card.tsx').then((card) => card.MemoryCard),
  { waiting: <CardStandIn className="h-48" /> },
)

const none: never[] = []

type Section = { id: string; label: string; content: ReactNode }

/** Each thing has its place, and its own address: `/settings#account`. */
export function SettingsPage() {
  const { group } = useSelection()
  const findZoneExample = useZoneExample()
  const inMemory = isInMemory(group)
  const devices = useDevices().data?.filter(isInUse) ?? none
  const ofGroup: Section[] = [
    ...(inMemory
      ? restingSections(devices)
      : [
          {
            id: 'devices-section',
            label: 'Devices',
            content: (
              <>
                <AlexaIntegrationCard />
                <DevicesCard>
                  <EchoSection />
                </DevicesCard>
              </>
            ),
          },
          { id: 'room', label: 'The room', content: <RoomSettingsCard /> },
          {
            id: 'sending',
            label: 'Sending',
            content: (
              <>
                <TogglesCard />
                <ShortcutCard />
              </>
            ),
          },
        ]),
    {
      id: 'notices',
      label: 'Notices',
      content: (
        <>
          <NoticesCard />
          <PushCard />
        </>
      ),
    },
    ...(inMemory ? [] : [{ id: 'life', label: 'Sign of life', content: <LifeCard /> }]),
    { id: 'shop', label: 'Shopping', content: <AmazonSettingsCard /> },
    { id: 'programs', label: 'Other programs', content: <OtherProgramsCard /> },
  ]
  const sections: Section[] = [
    {
      id: 'family',
      label: 'Family',
      content: (
        <>
          <GroupsCard findZoneExample={findZoneExample} />
          <CurrentGroupCard />
          <StorageCard />
          {group && may(group.role, 'group:manage') && <MemoryCard group={group} />}
        </>
      ),
    },
    ...(group ? ofGroup : []),
    { id: 'appearance', label: 'Appearance', content: <AppearanceCard /> },
    {
      id: 'account',
      label: 'Account',
      content: (
        <>
          <AccountCard isSent={!inMemory} />
          <PhoneCard />
          {group && !inMemory && <OwnRelationCard />}
          <PasskeysCard />
          <SessionsCard />
          <RecoveryCard />
        </>
      ),
    },
  ]
  const content = useRef<HTMLDivElement>(null)
  // Only when the page is opened: later the browser follows the links by itself.
  useStayAtHash(content)
  return (
    <>
      <title>Settings · Sunporch</title>
      <h1 className="mb-4 text-3xl font-semibold sm:text-4xl lg:mb-6">Settings</h1>
      <div className="grid gap-5 lg:gap-6 xl:grid-cols-[minmax(0,1fr)_11rem] xl:items-start xl:gap-10">
        <SectionLinks sections={sections} />
        <div ref={content} className="grid min-w-0 gap-5 lg:gap-6 xl:order-first">
          {sections.map(({ id, content }) => (
            <div key={id} id={id} className="grid min-w-0 scroll-mt-20 gap-5 lg:scroll-mt-6 lg:gap-6">
              {content}
            </div>
          ))}
        </div>
      </div>
    </>
  )
}

/** What still matters of the devices in memory: those that show the photos, and how the family shares more. */
function restingSections(devices: Device[]): Section[] {
  return [
    ...(devices.length > 0 ? [{ id: 'devices-section', label: 'Devices', content: <DevicesCard /> }] : []),
    ...(devices.some(({ kind }) => kind === 'screen')
      ? [{ id: 'room', label: 'The screen', content: <RoomSettingsCard /> }]
      : []),
    { id: 'sending', label: 'Sharing', content: <ShortcutCard /> },
  ]
}

/** On wide windows beside the cards, where it stays in view; on narrow ones above them. */
function SectionLinks({ sections }: { sections: Section[] }) {
  return (
    <nav aria-label="Settings" className="xl:sticky xl:top-6">
      <ul className="flex flex-wrap gap-2 xl:grid xl:gap-1">
        {sections.map(({ id, label }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="inline-flex min-h-11 items-center rounded-full border border-line bg-surface px-4 font-semibold hover:bg-surface-2 xl:flex xl:rounded-control xl:border-transparent xl:bg-transparent"
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
