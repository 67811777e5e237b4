import type { ComponentProps } from 'react'
import { assignableRoles } from '#contract/family/members.ts'
import { roleLabels } from '#contract/platform/policy.ts'
import { SelectField } from '../../platform/ui/field.tsx'

/** The roles that somebody can be given. */
export type GivenRole = (typeof assignableRoles)[number]

export function RoleSelect({ error, ...rest }: ComponentProps<'select'> & { error?: string | undefined }) {
  return (
    <SelectField label="Role" error={error} {...rest}>
      {assignableRoles.map((role) => (
        <option key={role} value={role}>
          {roleLabels[role]}
        </option>
      ))}
    </SelectField>
  )
}
