import type { FamilyGroup } from '#contract/family/groups.ts'
import { pagePaths } from '#contract/pages/page-paths.ts'
import { may } from '#contract/platform/policy.ts'
import { DeleteGroupCard } from '../family/groups/delete-group-card.tsx'
import { ExportCard } from '../family/groups/export-card.tsx'
import { useMembers } from '../family/members/members.queries.ts'
import { SuccessorCard } from '../family/members/successor-card.tsx'
import { MemoryCard } from '../family/memory/memory-card.tsx'
import { useSelection } from '../family/selection/selected-group.tsx'
import { useUser } from '../identity/signed-in-user.tsx'
import { NoticesCard } from '../notices/choices/notices-card.tsx'
import { StorageCard } from '../photos/storage/storage-card.tsx'
import { frameWords } from '../platform/frame/frame-words.ts'
import { Card } from '../platform/ui/card.tsx'
import { Column, Columns, PartPage } from './part-page.tsx'
import { Place } from './place.tsx'
import { settingsWords } from './settings-words.ts'

export function FamilyPage() {
  const { group } = useSelection()
  return (
    <PartPage title={settingsWords().family}>
      <Columns>
        <Column>
          <Place id="notices">
            <NoticesCard />
          </Place>
        </Column>
        <Column>
          <Place id="rights">{group && <RightsCard group={group} />}</Place>
          <Place id="storage">
            <StorageCard />
          </Place>
          {group && may(group.role, 'group:manage') && (
            <Place id="export">
              <ExportCard group={group} />
            </Place>
          )}
        </Column>
      </Columns>
      {group && <Lasting group={group} />}
    </PartPage>
  )
}

function RightsCard({ group }: { group: FamilyGroup }) {
  return (
    <Card
      title={settingsWords().places.rights[0]}
      link={{ to: pagePaths.familyMembers, label: frameWords().pages.familyMembers }}
    >
      <p className="mt-1 text-ink-2">
        {settingsWords().roleIn({ group: group.name, role: frameWords().roles[group.role] })}
      </p>
    </Card>
  )
}

/** What is rarely pressed and changes much, apart from the rest. */
function Lasting({ group }: { group: FamilyGroup }) {
  const user = useUser()
  const members = useMembers()
  const isPrimary = may(group.role, 'group:manage')
  const hasSuccessorCard = isPrimary || group.successor?.userId === user.id
  if (!hasSuccessorCard) return null
  return (
    <>
      <hr className="my-4 border-line" />
      <Columns>
        <Column>
          <Place id="successor">
            {members.data && <SuccessorCard group={group} members={members.data} />}
          </Place>
        </Column>
        {isPrimary && (
          <Column>
            <Place id="memory">
              <MemoryCard group={group} />
            </Place>
            <Place id="delete">
              <DeleteGroupCard group={group} />
            </Place>
          </Column>
        )}
      </Columns>
    </>
  )
}
