import type { ReactNode } from 'react'
import { useSelection } from '../../family/selection/selected-group.tsx'
import { useLife } from '../../life/life.queries.ts'
import { Button } from '../../platform/ui/button.tsx'
import { Dialog } from '../../platform/ui/dialog/dialog.tsx'
import { screenWords } from '../screen-words.ts'
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
  const words = screenWords()
  return (
    <Dialog
      title={words.welcome}
      description={words.pleaseAsk(group?.lovedOneName ?? null)}
      onClose={onClose}
    >
      <ol className="grid gap-3">
        <Question number={1}>{words.questions.likes}</Question>
        <Question number={2}>{words.questions.bothers}</Question>
        <Question number={3}>{life?.isOn ? words.questions.seenAndHeard : words.questions.seen}</Question>
      </ol>
      <h3 className="mt-6 font-semibold">{words.ifNotRight}</h3>
      <ul className="mt-2 grid gap-1">
        <Change id="room" onFollow={onFollow} label={words.changeSounds}>
          {words.changeSoundsText}
        </Change>
        <Change id="life" onFollow={onFollow} label={life?.isOn ? words.lifeOff : words.life}>
          {life?.isOn ? words.lifeIsOn : words.lifeIsOff}
        </Change>
        <Change id="devices" onFollow={onFollow} label={words.removeScreen}>
          {words.removeScreenText}
        </Change>
      </ul>
      <PauseSection mayManage />
      <div className="mt-6 flex justify-end">
        <Button look="primary" onClick={onClose}>
          {words.done}
        </Button>
      </div>
    </Dialog>
  )
}

function Question({ number, children }: { number: number; children: string }) {
  return (
    <li className="flex gap-3 rounded-control bg-marigold-soft p-4">
      <span aria-hidden className="w-4 shrink-0 font-display text-xl leading-snug font-semibold">
        {number}
      </span>
      <span className="min-w-0 text-lg">{screenWords().quoted(children)}</span>
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
