import type { FamilyGroup } from '#contract/family/groups.ts'
import { SettingsChange } from '#contract/family/settings.ts'
import { HelpPhone, helpPhoneApi } from '#contract/room/help-phone.ts'
import { useContractForm } from '../../platform/form.ts'
import { call } from '../../platform/server/api.ts'
import { FormDialog } from '../../platform/ui/dialog/form-dialog.tsx'
import { TextField } from '../../platform/ui/field.tsx'
import { groupMutation } from '../selection/group-data.ts'
import { useChangeLovedOnePhone } from './settings.queries.ts'

type LovedOnePhoneDialogProps = {
  group: Pick<FamilyGroup, 'id' | 'lovedOneName' | 'lovedOnePhone'>
  onClose: () => void
}

/** The number that "I'll call" dials, for the primary caretaker and the caretakers. Empty removes it. */
export function LovedOnePhoneDialog({ group, onClose }: LovedOnePhoneDialogProps) {
  const change = useChangeLovedOnePhone(group.id)
  const form = useContractForm({
    schema: SettingsChange,
    values: { lovedOnePhone: group.lovedOnePhone ?? '' },
    send: change.mutateAsync,
    onSent: onClose,
  })
  const whose = group.lovedOneName ? `${group.lovedOneName}'s` : "Your loved one's"
  return (
    <FormDialog
      title={`${whose} telephone number`}
      form={form}
      submit="Save"
      pending="Saving…"
      onClose={onClose}
    >
      <TextField
        label="Telephone"
        hint="The whole family sees it. Whoever says “I'll call” can dial at once."
        {...form.field('lovedOnePhone')}
        type="tel"
        autoComplete="off"
        placeholder="e.g. +49 30 1234567"
      />
    </FormDialog>
  )
}

const useSetHelpPhone = groupMutation({
  run: (groupId, body: { helpPhone: string | null }) => call(helpPhoneApi.set, { params: { groupId }, body }),
  touches: ['room'],
})

/** The number that she can call herself, in the same chunk: both are a telephone number in a dialog. */
export function HelpPhoneDialog({ helpPhone, onClose }: { helpPhone: string | null; onClose: () => void }) {
  const change = useSetHelpPhone()
  const form = useContractForm({
    schema: HelpPhone,
    values: { helpPhone: helpPhone ?? '' },
    send: change.mutateAsync,
    onSent: onClose,
  })
  return (
    <FormDialog title="Number to call" form={form} submit="Save" pending="Saving…" onClose={onClose}>
      <TextField
        label="Telephone"
        hint="Somebody who answers: one of you, a neighbour, the nurses’ station. Empty removes it."
        {...form.field('helpPhone')}
        type="tel"
        autoComplete="off"
        placeholder="e.g. +49 30 1234567"
      />
    </FormDialog>
  )
}
