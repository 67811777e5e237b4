import type { UseFormReturn } from 'react-hook-form'
import {
  type Device,
  deliveryApi,
  type QuietHours,
  type TextSize,
  textSizes,
} from '#contract/delivery/delivery.ts'
import { isInMemory, useCanSend } from '../family/selection/in-memory.ts'
import { useSelection } from '../family/selection/selected-group.tsx'
import { useContractForm } from '../platform/form.ts'
import { sentenceOf } from '../platform/server/api.ts'
import { Dialog } from '../platform/ui/dialog/dialog.tsx'
import { DialogFooter } from '../platform/ui/dialog/dialog-footer.tsx'
import { TextField } from '../platform/ui/field.tsx'
import { Switch } from '../platform/ui/switch.tsx'
import { zoneName } from '../platform/zone-name.ts'
import { useUpdateScreen } from './screen.queries.ts'

/** `hours` are kept in the form while the switch is off. */
type Settings = { textSize: TextSize; isQuiet: boolean; hours: QuietHours }

const defaultHours = { from: '21:00', until: '07:00' }

/** The text size and the quiet hours of a screen. */
export function ScreenSettingsDialog({ device, onClose }: { device: Device; onClose: () => void }) {
  const update = useUpdateScreen(device.id)
  const values: Settings = {
    textSize: device.textSize,
    isQuiet: device.quietHours !== null,
    hours: device.quietHours ?? defaultHours,
  }
  const form = useContractForm({
    schema: deliveryApi.updateDevice.body,
    values,
    toBody: ({ textSize, isQuiet, hours }) => ({ textSize, quietHours: isQuiet ? hours : null }),
    send: update.mutateAsync,
    onSent: onClose,
  })
  const canSend = useCanSend()
  const isQuiet = form.watch('isQuiet')
  const problem = form.errors.quietHours ?? (form.failure !== null ? sentenceOf(form.failure) : null)
  return (
    <Dialog title={`Settings of ${device.name}`} onClose={onClose}>
      <form className="grid gap-6" onSubmit={form.onSubmit}>
        <TextSizeField register={form.register} />
        <div className="grid gap-4">
          <div className="flex items-center justify-between gap-4">
            <span id="quiet-hours" className="min-w-0">
              <span className="block font-semibold">Quiet hours</span>
              <span className="text-sm text-ink-2">
                No light and no sound.{canSend && ' What comes meanwhile is shown when they are over.'}
              </span>
            </span>
            <Switch
              aria-labelledby="quiet-hours"
              checked={isQuiet}
              onCheckedChange={(isOn) => form.setValue('isQuiet', isOn)}
            />
          </div>
          {isQuiet && <HoursFields register={form.register} />}
        </div>
        {problem && (
          <p role="alert" className="text-sm font-semibold text-danger">
            {problem}
          </p>
        )}
        <DialogFooter
          onCancel={onClose}
          submit={form.isSending ? 'Saving…' : 'Save'}
          isDisabled={form.isSending}
        />
      </form>
    </Dialog>
  )
}

type FieldsProps = Pick<UseFormReturn<Settings>, 'register'>

const sizeLabels: Record<TextSize, string> = { normal: 'Normal', large: 'Large', largest: 'Largest' }

function TextSizeField({ register }: FieldsProps) {
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">Text size</legend>
      <div className="grid grid-cols-3 gap-2">
        {textSizes.map((size, step) => (
          <label
            key={size}
            className="grid cursor-pointer place-items-center gap-1 rounded-control border-2 border-line p-3 has-checked:border-pine has-checked:bg-pine-soft has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <input type="radio" value={size} className="sr-only" {...register('textSize')} />
            <span
              aria-hidden
              className="font-display leading-none font-semibold"
              style={{ fontSize: 24 + step * 8 }}
            >
              Aa
            </span>
            {sizeLabels[size]}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

function HoursFields({ register }: FieldsProps) {
  const { group } = useSelection()
  return (
    <div className="grid grid-cols-2 gap-4">
      <TextField label="From" {...register('hours.from')} type="time" required />
      <TextField label="Until" {...register('hours.until')} type="time" required />
      {group && (
        <p className="col-span-2 -mt-2 text-sm text-ink-2">
          {isInMemory(group) ? 'By the clock of' : 'By the clock where your loved one lives:'}{' '}
          {zoneName(group.timeZone)}.
        </p>
      )}
    </div>
  )
}
