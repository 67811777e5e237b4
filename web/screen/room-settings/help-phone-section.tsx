import { useState } from 'react'
import type { Room } from '#contract/room/room.ts'
import { Button } from '../../platform/ui/button.tsx'
import { lazyComponent } from '../../platform/ui/lazy-component.tsx'

const HelpPhoneDialog = lazyComponent(() =>
  import('../../family/settings/loved-one-phone-dialog.tsx').then((dialog) => dialog.HelpPhoneDialog),
)

/** The number that the screen names when "Call me" cannot get through. */
export function HelpPhoneSection({ room, mayManage }: { room: Room; mayManage: boolean }) {
  const [isEditing, setEditing] = useState(false)
  return (
    <section aria-labelledby="help-phone-title" className="mt-4 border-t border-line pt-5">
      <h3 id="help-phone-title" className="font-semibold">
        Number to call
      </h3>
      <p className="mt-1 text-sm text-ink-2">
        Without a connection “Call me” cannot reach you. The screen says so, and names this number:{' '}
        <strong>{room.helpPhone ?? 'none yet'}</strong>. Everybody in the room can read it.
      </p>
      {mayManage && (
        <Button className="mt-3" onClick={() => setEditing(true)}>
          {room.helpPhone ? 'Change the number' : 'Add a number'}
        </Button>
      )}
      {isEditing && <HelpPhoneDialog helpPhone={room.helpPhone} onClose={() => setEditing(false)} />}
    </section>
  )
}
