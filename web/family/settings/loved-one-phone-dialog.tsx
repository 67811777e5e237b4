import type { FamilyGroup } from '#contract/family/groups.ts'
import { SettingsChange } from '#contract/family/settings.ts'
import { HelpPhone, helpPhoneApi } from '#contract/room/help-phone.ts'
import { useContractForm } from '../../platform/form.ts'
import { call } from '../../platform/server/api.ts'
import { FormDialog } from '../../platform/ui/dialog/form-dialog.tsx'
import { TextField } from '../../platform/ui/field.tsx'
import { familyWords } from '../family-words.ts'
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
  const words = familyWords()
  return (
    <FormDialog
      title={words.phoneOf(group.lovedOneName)}
      form={form}
      submit={words.save}
      pending={words.saving}
      onClose={onClose}
    >
      <TextField
        label={words.phone}
        hint={words.phoneHint}
        {...form.field('lovedOnePhone')}
        type="tel"
        autoComplete="off"
        placeholder={words.phoneExample}
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
  const words = familyWords()
  const form = useContractForm({
    schema: HelpPhone,
    values: { helpPhone: helpPhone ?? '' },
    send: change.mutateAsync,
    onSent: onClose,
  })
  return (
    <FormDialog
      title={words.helpPhone}
      form={form}
      submit={words.save}
      pending={words.saving}
      onClose={onClose}
    >
      <TextField
        label={words.phone}
        hint={words.helpPhoneHint}
        {...form.field('helpPhone')}
        type="tel"
        autoComplete="off"
        placeholder={words.phoneExample}
      />
    </FormDialog>
  )
}
