import { type ReactNode, useEffect } from 'react'
import { EchoSection } from './alexa/echo-section.tsx'
import { AlexaIntegrationCard } from './delivery/alexa-integration-card.tsx'
import { GroupsCard } from './family/groups/groups-card.tsx'
import { useSelection } from './family/selection/selected-group.tsx'
import { CurrentGroupCard } from './family/settings/current-group-card.tsx'
import { TogglesCard } from './family/settings/toggles-card.tsx'
import { AccountCard } from './identity/account-card.tsx'
import { SessionsCard } from './identity/sessions-card.tsx'
import { AppearanceCard } from './platform/appearance-card.tsx'
import { useZoneExample } from './schedule/zone-example.ts'
import { DevicesCard } from './screen/devices-card.tsx'
import { AmazonSettingsCard } from './shopping/amazon/amazon-settings-card.tsx'
import { ShortcutCard } from './upload-keys/shortcut-card.tsx'

type Section = { id: string; label: string; content: ReactNode }

/** Each thing has its place, and its own address: `/settings#account`. */
export function SettingsPage() {
  const { group } = useSelection()
  const findZoneExample = useZoneExample()
  const ofGroup: Section[] = [
    {
      id: 'devices-section',
      label: 'Screens',
      content: (
        <>
          <AlexaIntegrationCard />
          <DevicesCard>
            <EchoSection />
          </DevicesCard>
        </>
      ),
    },
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
    { id: 'shop', label: 'Shopping', content: <AmazonSettingsCard /> },
  ]
  const sections: Section[] = [
    {
      id: 'family',
      label: 'Family',
      content: (
        <>
          <GroupsCard findZoneExample={findZoneExample} />
          <CurrentGroupCard />
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
          <AccountCard />
          <SessionsCard />
        </>
      ),
    },
  ]
  useEffect(() => {
    // Only when the page is opened: later the browser follows the links by itself.
    document.getElementById(location.hash.slice(1))?.scrollIntoView()
  }, [])
  return (
    <>
      <title>Settings · Sunporch</title>
      <h1 className="mb-4 text-3xl font-semibold sm:text-4xl lg:mb-6">Settings</h1>
      <div className="grid gap-5 lg:gap-6 xl:grid-cols-[minmax(0,1fr)_11rem] xl:items-start xl:gap-10">
        <SectionLinks sections={sections} />
        <div className="grid min-w-0 gap-5 lg:gap-6 xl:order-first">
          {sections.map(({ id, label, content }) => (
            <section
              key={id}
              id={id}
              aria-label={label}
              className="grid min-w-0 scroll-mt-36 gap-5 lg:scroll-mt-20 lg:gap-6 xl:scroll-mt-6"
            >
              {content}
            </section>
          ))}
        </div>
      </div>
    </>
  )
}

/** On wide windows beside the cards; on narrow ones a row above them that stays in view. */
function SectionLinks({ sections }: { sections: Section[] }) {
  return (
    <nav
      aria-label="Settings"
      className="sticky top-16 z-20 -mx-4 overflow-x-auto bg-paper px-4 sm:-mx-8 sm:px-8 lg:top-0 xl:top-6 xl:mx-0 xl:px-0"
    >
      <ul className="flex gap-2 py-2 xl:grid xl:gap-1 xl:py-0">
        {sections.map(({ id, label }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="inline-flex min-h-11 items-center rounded-full border border-line bg-surface px-4 font-semibold whitespace-nowrap hover:bg-surface-2 xl:flex xl:rounded-control xl:border-transparent xl:bg-transparent"
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
