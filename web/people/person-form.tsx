import type { ReactNode } from 'react'
import type * as z from 'zod/mini'
import { type KnownPerson, NewKnownPerson, peopleLimits } from '#contract/photos/people.ts'
import { useCanSend } from '../family/selection/in-memory.ts'
import { useContractForm } from '../platform/form.ts'
import { TextField } from '../platform/ui/field.tsx'
import { peopleWords } from './people-words.ts'
import { RelationField, useLovedOneName } from './relation-field.tsx'

type PersonFormProps = {
  person?: Pick<KnownPerson, 'name' | 'relation'>
  send: (body: z.output<typeof NewKnownPerson>) => Promise<unknown>
  onSent: () => void
  /** The buttons. */
  children: (isSending: boolean) => ReactNode
}

/** The name of a person, and who they are to the loved one, as the screen says it to them. */
export function PersonForm({ person, send, onSent, children }: PersonFormProps) {
  const lovedOne = useLovedOneName()
  const canSend = useCanSend()
  const form = useContractForm({
    schema: NewKnownPerson,
    values: { name: person?.name ?? '', relation: person?.relation ?? '' },
    send,
    onSent,
  })
  return (
    <form className="grid gap-5" onSubmit={form.onSubmit} noValidate>
      <TextField
        label={peopleWords().name}
        {...form.field('name')}
        data-autofocus
        autoComplete="off"
        autoCapitalize="words"
        maxLength={peopleLimits.name}
      />
      {canSend && (
        <RelationField
          label={peopleWords().whoIsThis(lovedOne)}
          value={form.watch('relation')}
          error={form.errors.relation}
          onChange={(relation) => form.setValue('relation', relation)}
        />
      )}
      {children(form.isSending)}
    </form>
  )
}
