import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { Redirect } from 'wouter'
import { useLocationProperty } from 'wouter/use-browser-location'
import { AlexaIntegrationCard } from '../delivery/alexa-integration-card.tsx'
import { GroupsCard } from '../family/groups/groups-card.tsx'
import type { FindZoneExample } from '../family/groups/zone-question.tsx'
import { isInMemory } from '../family/selection/in-memory.ts'
import { useSelection } from '../family/selection/selected-group.tsx'
import { CurrentGroupCard } from '../family/settings/current-group-card.tsx'
import { TogglesCard } from '../family/settings/toggles-card.tsx'
import { AccountCard } from '../identity/account/account-card.tsx'
import { frameWords } from '../platform/frame/frame-words.ts'
import { useStayAtHash } from '../platform/ui/use-stay-at-hash.ts'
import { movedTo } from './moved-to.ts'
import { PartLinks } from './part-links.tsx'
import { Place } from './place.tsx'
import { SearchSettings } from './search-settings.tsx'

/** The specification's five cards, and above them the ways to all other settings, which have pages of their own. */
export function SettingsPage() {
  const hash = useLocationProperty(() => location.hash)
  const moved = movedTo(hash)
  return moved ? <Redirect to={moved} replace /> : <Index />
}

function Index() {
  const { group } = useSelection()
  const client = useQueryClient()
  const content = useRef<HTMLDivElement>(null)
  useStayAtHash(content)
  return (
    <>
      <title>{`${frameWords().pages.settings} · Sunporch`}</title>
      <h1 className="mb-4 text-3xl font-semibold sm:text-4xl lg:mb-6">{frameWords().pages.settings}</h1>
      <SearchSettings />
      <PartLinks />
      <div ref={content} className="mt-5 grid gap-5 lg:mt-6 lg:gap-6 xl:grid-cols-2 xl:items-start">
        <div className="grid min-w-0 gap-5 lg:gap-6">
          <Place id="groups">
            <GroupsCard findZoneExample={(...zone) => findZoneExample(client, ...zone)} />
          </Place>
          <Place id="current">
            <CurrentGroupCard />
          </Place>
          <Place id="alexa">{group && !isInMemory(group) && <AlexaIntegrationCard />}</Place>
        </div>
        <div className="grid min-w-0 gap-5 lg:gap-6">
          <Place id="sending">
            <TogglesCard />
          </Place>
          <Place id="sign-out">
            <AccountCard />
          </Place>
        </div>
      </div>
    </>
  )
}

/** Asked when somebody saves another time zone, which is rare. */
async function findZoneExample(client: QueryClient, ...zone: Parameters<FindZoneExample>) {
  const example = await import('../schedule/zone-example.ts')
  return example.findZoneExample(client, ...zone)
}
