import type { UseFormReturn } from 'react-hook-form'
import {
  type Device,
  type QuietHours,
  type ScreenLook,
  screenLooks,
  type TextSize,
  textSizes,
} from '#contract/delivery/delivery.ts'
import { devicesApi } from '#contract/delivery/device-changes.ts'
import { isInMemory, useCanSend } from '../family/selection/in-memory.ts'
import { useSelection } from '../family/selection/selected-group.tsx'
import { useContractForm } from '../platform/form.ts'
import { Dialog } from '../platform/ui/dialog/dialog.tsx'
import { DialogFooter } from '../platform/ui/dialog/dialog-footer.tsx'
import { TextField } from '../platform/ui/field.tsx'
import { Switch } from '../platform/ui/switch.tsx'
import { refusalOf } from '../platform/words/refusal.ts'
import { zoneName } from '../platform/zone-name.ts'
import { LettersFields, type LettersForm, toLetters, toLettersForm } from './letters-fields.tsx'
import { useUpdateScreen } from './screen.queries.ts'
import { screenWords } from './screen-words.ts'

/** `hours` are kept in the form while the switch is off. */
type Settings = {
  look: ScreenLook
  textSize: TextSize
  letters: LettersForm
  isQuiet: boolean
  hours: QuietHours
}

const defaultHours = { from: '21:00', until: '07:00' }

/** What a screen looks like, how large its letters are, and its quiet hours. An Echo has one look. */
export function ScreenSettingsDialog({ device, onClose }: { device: Device; onClose: () => void }) {
  const update = useUpdateScreen(device.id)
  const isScreen = device.kind === 'screen'
  const values: Settings = {
    look: device.look,
    textSize: device.textSize,
    letters: toLettersForm(device.letters),
    isQuiet: device.quietHours !== null,
    hours: device.quietHours ?? defaultHours,
  }
  const form = useContractForm({
    schema: devicesApi.updateDevice.body,
    values,
    toBody: ({ look, textSize, letters, isQuiet, hours }) => ({
      ...(isScreen && { look }),
      textSize,
      letters: toLetters(letters),
      quietHours: isQuiet ? hours : null,
    }),
    send: update.mutateAsync,
    onSent: onClose,
  })
  const canSend = useCanSend()
  const words = screenWords()
  const isQuiet = form.watch('isQuiet')
  const problem = form.errors.quietHours ?? (form.failure !== null ? refusalOf(form.failure) : null)
  return (
    <Dialog title={words.settingsOf(device.name)} onClose={onClose}>
      <form className="grid gap-6" onSubmit={form.onSubmit}>
        {isScreen && <LookField register={form.register} />}
        <TextSizeField register={form.register} />
        <LettersFields register={form.register} letters={form.watch('letters')} />
        <div className="grid gap-4">
          <div className="flex items-center justify-between gap-4">
            <span id="quiet-hours" className="min-w-0">
              <span className="block font-semibold">{words.quietHours}</span>
              <span className="text-sm text-ink-2">
                {
                  words.quiet[
                    isScreen ? (canSend ? 'screen' : 'screenInMemory') : canSend ? 'echo' : 'echoInMemory'
                  ]
                }
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
          submit={form.isSending ? words.saving : words.save}
          isDisabled={form.isSending}
        />
      </form>
    </Dialog>
  )
}

type FieldsProps = Pick<UseFormReturn<Settings>, 'register'>

function LookField({ register }: FieldsProps) {
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">{screenWords().whatItShows}</legend>
      <div className="grid gap-2">
        {screenLooks.map((look) => (
          <label
            key={look}
            className="flex cursor-pointer items-start gap-3 rounded-control border-2 border-line px-3 py-2.5 has-checked:border-pine has-checked:bg-pine-soft has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              value={look}
              className="mt-1 size-5 shrink-0 accent-pine"
              {...register('look')}
            />
            <span>
              <span className="block font-semibold">{screenWords().looks[look].label}</span>
              <span className="text-sm text-ink-2">{screenWords().looks[look].text}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

const sample = 'Aa'

function TextSizeField({ register }: FieldsProps) {
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">{screenWords().textSize}</legend>
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
              {sample}
            </span>
            {screenWords().sizes[size]}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

function HoursFields({ register }: FieldsProps) {
  const { group } = useSelection()
  const words = screenWords()
  return (
    <div className="grid grid-cols-2 gap-4">
      <TextField label={words.from} {...register('hours.from')} type="time" required />
      <TextField label={words.until} {...register('hours.until')} type="time" required />
      {group && (
        <p className="col-span-2 -mt-2 text-sm text-ink-2">
          {(isInMemory(group) ? words.clockOf : words.clockThere)(zoneName(group.timeZone))}
        </p>
      )}
    </div>
  )
}
