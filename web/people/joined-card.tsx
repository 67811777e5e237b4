import { useState } from 'react'
import type { Member } from '#contract/family/members.ts'
import { peopleApi } from '#contract/photos/people.ts'
import { justJoined } from '../family/invitations/just-joined.ts'
import { useMembers } from '../family/members/members.queries.ts'
import { isInMemory } from '../family/selection/in-memory.ts'
import { useSelection } from '../family/selection/selected-group.tsx'
import { useUser } from '../identity/signed-in-user.tsx'
import { useContractForm } from '../platform/form.ts'
import { Button } from '../platform/ui/button.tsx'
import { Card } from '../platform/ui/card.tsx'
import { usePeople, useSetRelation } from './people.queries.ts'
import { peopleWords } from './people-words.ts'
import { RelationField, useLovedOneName } from './relation-field.tsx'

/** Asks somebody who has just joined who they are to the loved one: once, and they may leave it out. */
export function JoinedCard() {
  const { group } = useSelection()
  const user = useUser()
  const members = useMembers()
  const people = usePeople()
  const [joined, setJoined] = useState(() => justJoined.read())
  const own = members.data?.find((member) => member.user.id === user.id)
  if (!group || isInMemory(group) || group.id !== joined || !own || !people.data) return null
  const isKnown = people.data.some(({ userId, relation }) => userId === user.id && relation !== null)
  if (isKnown) return null
  function close() {
    justJoined.remove()
    setJoined(null)
  }
  return <Question member={own} onClose={close} />
}

function Question({ member, onClose }: { member: Pick<Member, 'id'>; onClose: () => void }) {
  const lovedOne = useLovedOneName()
  const set = useSetRelation(member.id)
  const form = useContractForm({
    schema: peopleApi.setRelation.body,
    values: { relation: '' },
    send: set.mutateAsync,
    onSent: onClose,
  })
  return (
    <Card title={peopleWords().whoAreYou(lovedOne)} className="border-marigold">
      <form className="mt-4 grid gap-5" onSubmit={form.onSubmit} noValidate>
        <RelationField
          label={peopleWords().ownWords}
          value={form.watch('relation')}
          error={form.errors.relation}
          onChange={(value) => form.setValue('relation', value)}
        />
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" look="primary" disabled={form.isSending || !form.watch('relation').trim()}>
            {peopleWords().save}
          </Button>
          <Button look="quiet" onClick={onClose}>
            {peopleWords().notNow}
          </Button>
          <p className="text-sm text-ink-2">{peopleWords().sayLater}</p>
        </div>
      </form>
    </Card>
  )
}
