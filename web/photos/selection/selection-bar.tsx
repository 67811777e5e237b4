import { Download, Send, Trash2, Users, X } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import type { Photo } from '#contract/photos/photos.ts'
import { may } from '#contract/platform/policy.ts'
import { mayNow } from '../../family/selection/in-memory.ts'
import { useSelection } from '../../family/selection/selected-group.tsx'
import { useUser } from '../../identity/signed-in-user.tsx'
import { Button } from '../../platform/ui/button.tsx'
import { ConfirmDialog } from '../../platform/ui/dialog/confirm-dialog.tsx'
import { IconButton } from '../../platform/ui/icon-button.tsx'
import { lazyComponent } from '../../platform/ui/lazy-component.tsx'
import { photosWords } from '../photos-words.ts'
import { useDownloadPhotos, useRemovePhotos, useSendPhotos } from './selection.queries.ts'

const WhoIsOnThemDialog = lazyComponent(() =>
  import('../../people/who-is-on-them-dialog.tsx').then((dialog) => dialog.WhoIsOnThemDialog),
)

type SelectionBarProps = { selected: Photo[]; onClear: () => void; onSent: (photoIds: string[]) => void }

/** What can be done with the selected photos. Escape selects none. */
export function SelectionBar({ selected, onClear, onSent }: SelectionBarProps) {
  const { group } = useSelection()
  const user = useUser()
  const sendPhotos = useSendPhotos()
  const removePhotos = useRemovePhotos()
  const download = useDownloadPhotos()
  const [isAsking, setAsking] = useState(false)
  const [isTagging, setTagging] = useState(false)
  const isBusy = sendPhotos.isPending || removePhotos.isPending
  const role = group?.role ?? 'member'
  const ids = selected.map(({ id }) => id)
  const sentBefore = selected.filter(({ isSentToAlexa }) => isSentToAlexa).length
  const mayRemove = selected.every(({ addedBy }) =>
    may(role, 'photos:change', { own: addedBy?.id === user.id }),
  )
  // The gallery has the newest first; on the screen the newest comes last.
  const send = () => sendPhotos.mutate(ids.toReversed(), { onSuccess: ({ done }) => onSent(done) })

  const onKeyDown = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === 'Escape' && !document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]'))
      onClear()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])

  if (!group) return null
  return (
    <section
      aria-label={photosWords().selected}
      className="fixed inset-x-0 bottom-16 z-20 animate-rise border-t border-line bg-surface p-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] shadow-pop sm:bottom-0 sm:px-8 lg:start-64"
    >
      <div className="mx-auto flex max-w-300 flex-wrap items-center gap-2 sm:gap-3">
        <IconButton label={photosWords().selectNone} className="hover:bg-surface-2" onClick={onClear}>
          <X size={20} aria-hidden />
        </IconButton>
        <p role="status" className="grow font-semibold max-sm:basis-2/3">
          {photosWords().countSelected(selected.length)}
        </p>
        <Button className="max-sm:grow" onClick={() => setTagging(true)}>
          <Users size={18} aria-hidden />
          {selected.length === 1 ? photosWords().whoIsOnIt : photosWords().whoIsOnThem}
        </Button>
        <Button
          className="max-sm:grow"
          disabled={download.isPending}
          onClick={() => download.mutate(selected)}
        >
          <Download size={18} aria-hidden />
          {download.isPending
            ? photosWords().doneOf({ done: download.done, count: selected.length })
            : photosWords().download}
        </Button>
        {mayRemove ? (
          <Button
            className="max-sm:grow"
            disabled={isBusy}
            onClick={() => removePhotos.mutate(ids, { onSuccess: onClear })}
          >
            <Trash2 size={18} aria-hidden />
            {photosWords().delete}
          </Button>
        ) : (
          <p className="text-sm text-ink-2">{photosWords().onlyOwn}</p>
        )}
        {mayNow(group, 'photos:send') && (
          <Button
            look="primary"
            className="max-sm:w-full"
            disabled={isBusy}
            onClick={() => (sentBefore > 0 ? setAsking(true) : send())}
          >
            <Send size={18} aria-hidden />
            {sendPhotos.isPending ? photosWords().sending : photosWords().sendTo(group.lovedOneName)}
          </Button>
        )}
      </div>
      {isTagging && <WhoIsOnThemDialog photos={selected} onClose={() => setTagging(false)} />}
      {isAsking && (
        <ConfirmDialog
          title={sentBefore === 1 ? photosWords().oneSentBefore : photosWords().someSentBefore(sentBefore)}
          confirm={photosWords().showAgain}
          onConfirm={send}
          onClose={() => setAsking(false)}
        />
      )}
    </section>
  )
}
