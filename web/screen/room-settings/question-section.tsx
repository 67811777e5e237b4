import { useEffect, useState } from 'react'
import { useLocationProperty } from 'wouter/use-browser-location'
import { questionPath } from '#contract/pages/page-paths.ts'
import type { Room } from '#contract/room/room.ts'
import { useSelection } from '../../family/selection/selected-group.tsx'
import { formatDate } from '../../platform/format.ts'
import { Button } from '../../platform/ui/button.tsx'
import { lazyComponent } from '../../platform/ui/lazy-component.tsx'
import { screenWords } from '../screen-words.ts'
import { Fold } from './fold.tsx'

const QuestionDialog = lazyComponent(() =>
  import('./question-dialog.tsx').then((dialog) => dialog.QuestionDialog),
)

const [, questionHash = ''] = questionPath.split('#')

/** When the family is reminded to ask whether the screen is still welcome. A notice opens the dialog by its address. */
export function QuestionSection({ room, mayManage }: { room: Room; mayManage: boolean }) {
  const { group } = useSelection()
  const [isOpen, setOpen] = useState(false)
  const follow = useFollow()
  const words = screenWords()
  useOpenedByAddress(() => setOpen(true))
  return (
    <>
      <Fold title={words.welcome} isOpen={isOpen && !mayManage}>
        <p className="mt-1 text-ink-2">
          {words.welcomeText({
            name: group?.lovedOneName ?? null,
            next: room.questionAt && formatDate(room.questionAt),
          })}
        </p>
        {mayManage && (
          <Button className="mt-3" onClick={() => setOpen(true)}>
            {words.whatToAsk}
          </Button>
        )}
      </Fold>
      {mayManage && isOpen && (
        <QuestionDialog
          onClose={() => setOpen(false)}
          onFollow={(id) => {
            setOpen(false)
            follow(id)
          }}
        />
      )}
    </>
  )
}

/** The address opens the dialog once: Back does not open it again. */
function useOpenedByAddress(open: () => void): void {
  const isAddressed = useLocationProperty(() => location.hash) === `#${questionHash}`
  useEffect(() => {
    if (!isAddressed) return
    history.replaceState(history.state, '', location.pathname + location.search)
    open()
  })
}

/** Goes to another section of the page once the dialog is closed: while it is open it keeps the focus. */
function useFollow(): (id: string) => void {
  const [followed, setFollowed] = useState<string | null>(null)
  useEffect(() => {
    if (followed === null) return
    location.hash = followed
    document.querySelector<HTMLElement>(`#${followed} :is(a, button, select)`)?.focus({ preventScroll: true })
    setFollowed(null)
  }, [followed])
  return setFollowed
}
