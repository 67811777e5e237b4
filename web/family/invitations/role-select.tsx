import type { ComponentProps } from 'react'
import { assignableRoles } from '#contract/family/members.ts'
import { roleLabels } from '#contract/platform/policy.ts'
import { Field } from '../../platform/ui/field.tsx'

/** The roles that somebody can be given. */
export type GivenRole = (typeof assignableRoles)[number]

export function RoleSelect({ error, ...rest }: ComponentProps<'select'> & { error?: string | undefined }) {
  return (
    <Field label="Role" error={error}>
      {(attributes) => (
        <select {...attributes} {...rest}>
          {assignableRoles.map((role) => (
            <option key={role} value={role}>
              {roleLabels[role]}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
