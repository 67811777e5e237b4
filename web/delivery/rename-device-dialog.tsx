import type { Device } from '#contract/delivery/delivery.ts'
import { devicesApi } from '#contract/delivery/device-changes.ts'
import { limits } from '#contract/platform/fields.ts'
import { useContractForm } from '../platform/form.ts'
import { FormDialog } from '../platform/ui/dialog/form-dialog.tsx'
import { TextField } from '../platform/ui/field.tsx'
import { useRenameDevice } from './device-changes.queries.ts'
import { deviceWords } from './devices/device-words.ts'

export function RenameDeviceDialog({ device, onClose }: { device: Device; onClose: () => void }) {
  const rename = useRenameDevice(device.id)
  const form = useContractForm({
    schema: devicesApi.updateDevice.body,
    values: { name: device.name },
    send: rename.mutateAsync,
    onSent: onClose,
  })
  const words = deviceWords()
  const isBlank = form.watch('name').trim() === ''
  return (
    <FormDialog
      title={words.rename}
      form={form}
      submit={words.save}
      missing={isBlank && words.name}
      onClose={onClose}
    >
      <TextField
        label={words.name}
        hint={words.nameHint}
        {...form.field('name')}
        maxLength={limits.name}
        autoComplete="off"
      />
    </FormDialog>
  )
}
