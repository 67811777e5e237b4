import type { Device } from '#contract/delivery/delivery.ts'
import { devicesApi } from '#contract/delivery/device-changes.ts'
import { useContractForm } from '../platform/form.ts'
import { frameWords } from '../platform/frame/frame-words.ts'
import { FormDialog } from '../platform/ui/dialog/form-dialog.tsx'
import { LettersFields, toLetters, toLettersForm } from './letters-fields.tsx'
import { useUpdateScreen } from './screen.queries.ts'
import { screenWords } from './screen-words.ts'

/** Asks from how far a screen is read that has just been opened by a link. */
export function DistanceDialog({ device, onClose }: { device: Device; onClose: () => void }) {
  const update = useUpdateScreen(device.id)
  const words = screenWords()
  const form = useContractForm({
    schema: devicesApi.updateDevice.body,
    values: { letters: toLettersForm(device.letters) },
    toBody: ({ letters }) => ({ letters: toLetters(letters) }),
    send: update.mutateAsync,
    onSent: onClose,
  })
  return (
    <FormDialog
      title={words.isOpen(device.name)}
      form={form}
      submit={words.save}
      pending={words.saving}
      cancel={frameWords().close}
      onClose={onClose}
    >
      <LettersFields register={form.register} letters={form.watch('letters')} />
    </FormDialog>
  )
}
