import type { FamilyGroup } from '#contract/family/groups.ts'
import { SettingsChange } from '#contract/family/settings.ts'
import { useContractForm } from '../../platform/form.ts'
import { Dialog } from '../../platform/ui/dialog/dialog.tsx'
import { DialogFooter } from '../../platform/ui/dialog/dialog-footer.tsx'
import { TextField } from '../../platform/ui/field.tsx'
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
    <Dialog title={`${whose} telephone number`} onClose={onClose}>
      <form onSubmit={form.onSubmit} className="grid gap-5" noValidate>
        <TextField
          label="Telephone"
          hint="The whole family sees it. Whoever says “I'll call” can dial at once."
          {...form.field('lovedOnePhone')}
          type="tel"
          autoComplete="off"
          placeholder="+49 30 1234567"
        />
        <DialogFooter
          onCancel={onClose}
          submit={form.isSending ? 'Saving…' : 'Save'}
          isDisabled={form.isSending}
        />
      </form>
    </Dialog>
  )
}
