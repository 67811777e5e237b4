import { useState } from 'react'
import { Button } from '../../platform/ui/button.tsx'
import { Card } from '../../platform/ui/card.tsx'
import { lazyComponent } from '../../platform/ui/lazy-component.tsx'
import { RemovedGroups } from './removed-groups.tsx'

const CreateGroupDialog = lazyComponent(() =>
  import('./create-group-dialog.tsx').then((dialog) => dialog.CreateGroupDialog),
)

/** For a person without a family group. */
export function FirstGroup() {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="grid min-h-[70dvh] place-content-center">
      <Card className="grid max-w-xl justify-items-start gap-4 sm:p-10">
        <h1 className="text-3xl font-semibold">Welcome to Sunporch</h1>
        <p className="text-ink-2">
          A family group is the circle around the person you look after. Make one, open a screen in their
          room, and send the first picture.
        </p>
        <Button look="primary" onClick={() => setOpen(true)}>
          Create your family group
        </Button>
        <RemovedGroups />
      </Card>
      {isOpen && <CreateGroupDialog onClose={() => setOpen(false)} />}
    </div>
  )
}
