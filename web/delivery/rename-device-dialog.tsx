import { type Device, deliveryApi } from '#contract/delivery/delivery.ts'
import { limits } from '#contract/platform/fields.ts'
import { useContractForm } from '../platform/form.ts'
import { Dialog } from '../platform/ui/dialog/dialog.tsx'
import { DialogFooter } from '../platform/ui/dialog/dialog-footer.tsx'
import { TextField } from '../platform/ui/field.tsx'
import { useRenameDevice } from './delivery.queries.ts'

export function RenameDeviceDialog({ device, onClose }: { device: Device; onClose: () => void }) {
  const rename = useRenameDevice(device.id)
  const form = useContractForm({
    schema: deliveryApi.updateDevice.body,
    values: { name: device.name },
    send: rename.mutateAsync,
    onSent: onClose,
  })
  const isBlank = form.watch('name').trim() === ''
  return (
    <Dialog title="Rename" onClose={onClose}>
      <form className="grid gap-5" onSubmit={form.onSubmit}>
        <TextField
          label="Name"
          hint="As the family says: Mom's screen, Kitchen."
          {...form.field('name')}
          maxLength={limits.name}
          autoComplete="off"
        />
        <DialogFooter onCancel={onClose} submit="Save" isDisabled={isBlank || form.isSending} />
      </form>
    </Dialog>
  )
}
