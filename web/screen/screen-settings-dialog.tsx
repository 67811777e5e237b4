import { useState } from 'react'
import { type Device, type TextSize, textSizes } from '#contract/delivery.ts'
import { useSelection } from '../family/selection/selected-group.tsx'
import { sentenceOf } from '../platform/api.ts'
import { Button } from '../platform/ui/button.tsx'
import { Dialog } from '../platform/ui/dialog.tsx'
import { Field } from '../platform/ui/field.tsx'
import { Switch } from '../platform/ui/switch.tsx'
import { useUpdateScreen } from './screen.queries.ts'

const sizeLabels: Record<TextSize, string> = { normal: 'Normal', large: 'Large', largest: 'Largest' }
const usual = { from: '21:00', until: '07:00' }

/** How a screen looks, and when it rests. */
export function ScreenSettingsDialog({ device, onClose }: { device: Device; onClose: () => void }) {
  const { group } = useSelection()
  const [textSize, setTextSize] = useState(device.textSize)
  const [isQuiet, setQuiet] = useState(device.quietHours !== null)
  const [hours, setHours] = useState(device.quietHours ?? usual)
  const update = useUpdateScreen(device.id)
  return (
    <Dialog title={`Settings of ${device.name}`} onClose={onClose}>
      <form
        className="grid gap-6"
        onSubmit={(event) => {
          event.preventDefault()
          update.mutate({ textSize, quietHours: isQuiet ? hours : null }, { onSuccess: onClose })
        }}
      >
        <fieldset>
          <legend className="mb-2 font-semibold">Text size</legend>
          <div className="grid grid-cols-3 gap-2">
            {textSizes.map((size, step) => (
              <label
                key={size}
                className="grid cursor-pointer place-items-center gap-1 rounded-control border-2 border-line p-3 has-checked:border-pine has-checked:bg-pine-soft has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
              >
                <input
                  type="radio"
                  name="text-size"
                  className="sr-only"
                  checked={textSize === size}
                  onChange={() => setTextSize(size)}
                />
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
        <div className="grid gap-4">
          <div className="flex items-center justify-between gap-4">
            <span id="quiet-hours" className="min-w-0">
              <span className="block font-semibold">Quiet hours</span>
              <span className="text-sm text-ink-2">
                No light and no sound. What comes meanwhile is shown when they are over.
              </span>
            </span>
            <Switch aria-labelledby="quiet-hours" checked={isQuiet} onCheckedChange={setQuiet} />
          </div>
          {isQuiet && (
            <div className="grid grid-cols-2 gap-4">
              <Field label="From">
                {(attributes) => (
                  <input
                    {...attributes}
                    type="time"
                    required
                    value={hours.from}
                    onChange={(event) => setHours({ ...hours, from: event.target.value })}
                  />
                )}
              </Field>
              <Field label="Until">
                {(attributes) => (
                  <input
                    {...attributes}
                    type="time"
                    required
                    value={hours.until}
                    onChange={(event) => setHours({ ...hours, until: event.target.value })}
                  />
                )}
              </Field>
              {group && (
                <p className="col-span-2 -mt-2 text-sm text-ink-2">
                  By the clock where your loved one lives: {group.timeZone.replaceAll('_', ' ')}.
                </p>
              )}
            </div>
          )}
        </div>
        {update.isError && (
          <p role="alert" className="text-sm font-semibold text-danger">
            {sentenceOf(update.error)}
          </p>
        )}
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" look="primary" disabled={update.isPending}>
            {update.isPending ? 'Saving…' : 'Save'}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
