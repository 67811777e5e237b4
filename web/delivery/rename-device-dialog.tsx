import { useState } from 'react'
import type { Device } from '#contract/delivery.ts'
import { limits } from '#contract/fields.ts'
import { Button } from '../platform/ui/button.tsx'
import { Dialog } from '../platform/ui/dialog.tsx'
import { Field } from '../platform/ui/field.tsx'
import { useRenameDevice } from './delivery.queries.ts'

export function RenameDeviceDialog({ device, onClose }: { device: Device; onClose: () => void }) {
  const [name, setName] = useState(device.name)
  const rename = useRenameDevice(device.id)
  return (
    <Dialog title="Rename" onClose={onClose}>
      <form
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          rename.mutate(name, { onSuccess: onClose })
        }}
      >
        <Field label="Name" hint="As the family says: Mom's screen, Kitchen.">
          {(attributes) => (
            <input
              {...attributes}
              value={name}
              maxLength={limits.name}
              onChange={(event) => setName(event.target.value)}
              autoComplete="off"
            />
          )}
        </Field>
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" look="primary" disabled={name.trim() === '' || rename.isPending}>
            Save
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
