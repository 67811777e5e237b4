import { useState } from 'react'
import { Button } from '../../platform/ui/button.tsx'
import { Card } from '../../platform/ui/card.tsx'
import { lazyComponent } from '../../platform/ui/lazy-component.tsx'
import { familyWords } from '../family-words.ts'
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
        <h1 className="text-3xl font-semibold">{familyWords().welcome}</h1>
        <p className="text-ink-2">{familyWords().welcomeText}</p>
        <Button look="primary" onClick={() => setOpen(true)}>
          {familyWords().createFirst}
        </Button>
        <RemovedGroups />
      </Card>
      {isOpen && <CreateGroupDialog onClose={() => setOpen(false)} />}
    </div>
  )
}
