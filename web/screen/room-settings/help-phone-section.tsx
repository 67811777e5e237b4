import { useState } from 'react'
import type { Room } from '#contract/room/room.ts'
import { Button } from '../../platform/ui/button.tsx'
import { lazyComponent } from '../../platform/ui/lazy-component.tsx'
import { linked } from '../../platform/words/linked.tsx'
import { screenWords } from '../screen-words.ts'

const HelpPhoneDialog = lazyComponent(() =>
  import('../../family/settings/loved-one-phone-dialog.tsx').then((dialog) => dialog.HelpPhoneDialog),
)

/** The number that the screen names when "Call me" cannot get through. */
export function HelpPhoneSection({ room, mayManage }: { room: Room; mayManage: boolean }) {
  const words = screenWords()
  const [isEditing, setEditing] = useState(false)
  return (
    <section aria-labelledby="help-phone-title" className="mt-4 border-t border-line pt-5">
      <h3 id="help-phone-title" className="font-semibold">
        {words.helpPhone}
      </h3>
      <p className="mt-1 text-sm text-ink-2">
        {linked(words.helpPhoneText(room.helpPhone), { strong: (text) => <strong>{text}</strong> })}
      </p>
      {mayManage && (
        <Button className="mt-3" onClick={() => setEditing(true)}>
          {room.helpPhone ? words.changeNumber : words.addNumber}
        </Button>
      )}
      {isEditing && <HelpPhoneDialog helpPhone={room.helpPhone} onClose={() => setEditing(false)} />}
    </section>
  )
}
