import { Pencil } from 'lucide-react'
import { useState } from 'react'
import type { Member } from '#contract/family/members.ts'
import { peopleApi } from '#contract/photos/people.ts'
import { may } from '#contract/platform/policy.ts'
import { isInMemory } from '../family/selection/in-memory.ts'
import { useSelection } from '../family/selection/selected-group.tsx'
import { useUser } from '../identity/signed-in-user.tsx'
import { useContractForm } from '../platform/form.ts'
import { Button } from '../platform/ui/button.tsx'
import { FormDialog } from '../platform/ui/dialog/form-dialog.tsx'
import { usePeople, useSetRelation } from './people.queries.ts'
import { peopleWords } from './people-words.ts'
import { RelationField, useLovedOneName } from './relation-field.tsx'

type OfMember = { member: Pick<Member, 'id' | 'user'> }

/** Who a member is to the loved one, and for who may say it, a dialog to say it in. */
export function RelationSection({ member }: OfMember) {
  const { group } = useSelection()
  const people = usePeople()
  const user = useUser()
  const lovedOne = useLovedOneName()
  const [isEditing, setEditing] = useState(false)
  const isOwn = member.user.id === user.id
  if (!group || isInMemory(group) || !people.data) return null
  const person = people.data.find(({ userId }) => userId !== null && userId === member.user.id)
  const relation = person?.relation ?? null
  const title = isOwn ? peopleWords().whoYouAre(lovedOne) : peopleWords().whoThisIs(lovedOne)
  return (
    <section aria-label={title} className="mt-5 rounded-control bg-surface-2 p-4">
      <h3 className="text-sm text-ink-2">{title}</h3>
      <p className="wrap-anywhere">
        {relation ? (
          <span className="font-semibold">{relation}</span>
        ) : (
          peopleWords().nobodySaid(member.user.firstName)
        )}
      </p>
      {may(group.role, 'people:manage', { own: isOwn }) && (
        <Button className="mt-3" onClick={() => setEditing(true)}>
          <Pencil size={18} aria-hidden />
          {relation ? peopleWords().change : peopleWords().sayWho}
        </Button>
      )}
      {isEditing && (
        <RelationDialog
          title={title}
          member={member}
          relation={relation ?? ''}
          onClose={() => setEditing(false)}
        />
      )}
    </section>
  )
}

type RelationDialogProps = OfMember & { title: string; relation: string; onClose: () => void }

function RelationDialog({ title, member, relation, onClose }: RelationDialogProps) {
  const set = useSetRelation(member.id)
  const form = useContractForm({
    schema: peopleApi.setRelation.body,
    values: { relation },
    send: set.mutateAsync,
    onSent: onClose,
  })
  return (
    <FormDialog title={title} form={form} submit={peopleWords().save} onClose={onClose}>
      <RelationField
        label={peopleWords().ownWords}
        value={form.watch('relation')}
        error={form.errors.relation}
        onChange={(value) => form.setValue('relation', value)}
      />
    </FormDialog>
  )
}
