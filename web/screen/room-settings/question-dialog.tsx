import type { ReactNode } from 'react'
import { useSelection } from '../../family/selection/selected-group.tsx'
import { useLife } from '../../life/life.queries.ts'
import { Button } from '../../platform/ui/button.tsx'
import { Dialog } from '../../platform/ui/dialog/dialog.tsx'
import { PauseSection } from './pause-section.tsx'

type QuestionDialogProps = {
  onClose: () => void
  /** Goes to the section of Settings with this id. */
  onFollow: (id: string) => void
}

/** Three plain questions for a talk with the loved one, and what can be changed at once. */
export function QuestionDialog({ onClose, onFollow }: QuestionDialogProps) {
  const { group } = useSelection()
  const life = useLife().data
  const name = group?.lovedOneName ?? 'your loved one'
  return (
    <Dialog
      title="Is the screen still welcome?"
      description={`Please ask ${name}, best when you are together. It stands in their room, so their answer counts.`}
      onClose={onClose}
    >
      <ol className="grid gap-3">
        <Question number={1}>Do you like what comes? Of what would you like more, of what less?</Question>
        <Question number={2}>
          Does anything about the screen bother you: its light, its sounds, or where it stands?
        </Question>
        <Question number={3}>
          {life?.isOn
            ? 'Is it all right that we see when you used it last, and hear if you do not use it?'
            : 'Is it all right that we see when you used it last?'}
        </Question>
      </ol>
      <h3 className="mt-6 font-semibold">If something is not right</h3>
      <ul className="mt-2 grid gap-1">
        <Change id="room" onFollow={onFollow} label="Change the sounds and the pictures">
          Chime, reading aloud, volume, and what comes round.
        </Change>
        <Change
          id="life"
          onFollow={onFollow}
          label={life?.isOn ? 'Switch off the daily sign of life' : 'The daily sign of life'}
        >
          {life?.isOn ? 'It is on.' : 'It is off.'}
        </Change>
        <Change id="devices" onFollow={onFollow} label="Remove the screen">
          It goes blank at once. What it has shown stays in your gallery.
        </Change>
      </ul>
      <PauseSection mayManage />
      <div className="mt-6 flex justify-end">
        <Button look="primary" onClick={onClose}>
          Done
        </Button>
      </div>
    </Dialog>
  )
}

function Question({ number, children }: { number: number; children: ReactNode }) {
  return (
    <li className="flex gap-3 rounded-control bg-marigold-soft p-4">
      <span aria-hidden className="w-4 shrink-0 font-display text-xl leading-snug font-semibold">
        {number}
      </span>
      <span className="min-w-0 text-lg">“{children}”</span>
    </li>
  )
}

type ChangeProps = { id: string; label: string; onFollow: (id: string) => void; children: ReactNode }

function Change({ id, label, onFollow, children }: ChangeProps) {
  return (
    <li>
      <a
        href={`#${id}`}
        className="-mx-3 block rounded-control px-3 py-2.5 hover:bg-surface-2"
        onClick={(event) => {
          event.preventDefault()
          onFollow(id)
        }}
      >
        <span className="font-semibold text-pine underline underline-offset-4">{label}</span>
        <span className="block text-sm text-ink-2">{children}</span>
      </a>
    </li>
  )
}
