import { useMembers } from '../family/members/members.queries.ts'
import { useUser } from '../identity/signed-in-user.tsx'
import { Card } from '../platform/ui/card.tsx'
import { peopleWords } from './people-words.ts'
import { RelationSection } from './relation-section.tsx'

/** Who the signed-in person is to the loved one, where people look for what is their own. */
export function OwnRelationCard() {
  const user = useUser()
  const members = useMembers()
  const own = members.data?.find((member) => member.user.id === user.id)
  if (!own) return null
  return (
    <Card title={peopleWords().youOnScreen}>
      <RelationSection member={own} />
    </Card>
  )
}
