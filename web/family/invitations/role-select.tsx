import type { ComponentProps } from 'react'
import { assignableRoles } from '#contract/family/members.ts'
import { SelectField } from '../../platform/ui/field.tsx'
import { invitingWords } from '../inviting/inviting-words.ts'

/** The roles that somebody can be given. */
export type GivenRole = (typeof assignableRoles)[number]

export function RoleSelect({ error, ...rest }: ComponentProps<'select'> & { error?: string | undefined }) {
  return (
    <SelectField label={invitingWords().role} error={error} {...rest}>
      {assignableRoles.map((role) => (
        <option key={role} value={role}>
          {invitingWords().roles[role]}
        </option>
      ))}
    </SelectField>
  )
}
