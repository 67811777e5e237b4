import { Clapperboard } from 'lucide-react'
import { type ChangeEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { FamilyGroup } from '#contract/family/groups.ts'
import { isInMemory, mayNow } from '../../../family/selection/in-memory.ts'
import { frameWords } from '../../../platform/frame/frame-words.ts'
import { ConfirmDialog } from '../../../platform/ui/dialog/confirm-dialog.tsx'
import { Dialog } from '../../../platform/ui/dialog/dialog.tsx'
import type { BatchState } from '../batch/batch-store.ts'
import { canTakeWords, isUnfinished } from '../batch/upload-item.ts'
import type { UploadPurpose } from '../batch/upload-requests.ts'
import { useFiles } from '../batch/use-files.ts'
import { addFilms, useFilms } from '../open/for-film.tsx'
import { type OpenBatch, useBatch } from '../open/open-batches.ts'
import { isFilm } from '../transfer/check-file.ts'
import { uploadWords } from '../words/upload-words.ts'
import { Captions } from './captions.tsx'
import { ChosenFooter } from './chosen-footer.tsx'
import { DropZone } from './drop-zone.tsx'
import { OnePicture } from './one-picture.tsx'
import { PictureGrid } from './picture-grid.tsx'
import { RunningFooter } from './running-footer.tsx'

type UploadDialogProps = {
  open: OpenBatch
  /** What has begun goes on without the dialog. */
  onHide: () => void
  /** Nothing is left to do. */
  onClose: () => void
}

/** From the chosen pictures to what became of them. Files can be dropped and pasted anywhere while it is open. */
export function UploadDialog({ open, onHide, onClose }: UploadDialogProps) {
  const words = uploadWords()
  const { batch, purpose, group } = open
  const state = useBatch(batch)
  const { items, refused } = state
  const [isAsking, setAsking] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const body = useRef<HTMLDivElement>(null)
  const chosen = items.filter(({ goal }) => goal === null)
  const hasBegun = items.length > chosen.length
  const hasWords = chosen.length > 0 || (items.length < 2 && items.every(canTakeWords))
  const choose = () => input.current?.click()
  useFiles(add)
  const films = useFilms()

  function leave() {
    const isCaptioned = chosen.some(({ caption }) => (state.sharedCaption ?? caption) !== '')
    if (chosen.length > 1 || isCaptioned) setAsking(true)
    else leaveWithoutChosen()
  }

  function leaveWithoutChosen() {
    batch.remove(chosen.map(({ id }) => id))
    if (items.some((item) => isUnfinished(item))) onHide()
    else onClose()
  }

  function add(files: File[]) {
    const pictures = files.filter((file) => !isFilm(file))
    addFilms(files.filter(isFilm), { group, purpose })
    // Nothing was begun here: the video has the window.
    if (pictures.length === 0 && items.length === 0 && files.length > 0) onClose()
    else batch.add(pictures)
  }

  function take({ target }: ChangeEvent<HTMLInputElement>) {
    add([...(target.files ?? [])])
    // So that choosing the same file again is a change too.
    target.value = ''
  }

  // The button that was pressed is gone, and with it the focus.
  const focusBody = useEffectEvent(() => body.current?.focus())
  useEffect(() => {
    if (hasBegun) focusBody()
  }, [hasBegun])

  return (
    <Dialog title={titleOf(purpose, group)} onClose={leave} width={750}>
      <div ref={body} tabIndex={-1} className="grid gap-5 outline-none">
        <input
          ref={input}
          type="file"
          multiple
          accept="image/*,.heic,.heif,video/*"
          className="sr-only"
          tabIndex={-1}
          aria-hidden
          data-testid="photo-file"
          onChange={take}
        />
        {items.length === 0 && <DropZone onChoose={choose} />}
        {films.length > 0 && (
          <p role="status" className="flex gap-3 rounded-control bg-sky-soft p-3.5">
            <Clapperboard size={24} aria-hidden className="shrink-0 text-sky" />
            {films.length === 1 ? words.filmNext : words.filmsNext(films.length)}
          </p>
        )}
        {/* Above the pictures, which may fill the window. */}
        {refused.length > 0 && <Refused refused={refused} isAlone={items.length === 0} />}
        {items.length === 1 && items[0] && (
          <OnePicture open={open} item={items[0]} onChoose={choose} onSent={onClose} />
        )}
        {items.length > 1 && <PictureGrid open={open} state={state} onChoose={choose} />}
        {hasWords && <Captions batch={batch} state={state} />}
        {chosen.length > 0 && (
          <ChosenFooter
            purpose={purpose}
            group={group}
            maySend={mayNow(group, 'photos:send')}
            isReady={chosen.some(({ problem }) => !problem)}
            onCancel={leave}
            onStart={(goal) => batch.start(goal)}
          />
        )}
        {chosen.length === 0 && hasBegun && (
          <RunningFooter batch={batch} items={items} onHide={onHide} onClose={leave} />
        )}
      </div>
      {isAsking && (
        <ConfirmDialog
          title={chosen.length === 1 ? words.leaveOutOne : words.leaveOutMany(chosen.length)}
          confirm={words.leaveOut}
          look="danger"
          onConfirm={leaveWithoutChosen}
          onClose={() => setAsking(false)}
        >
          {words.notUploadedYet}
        </ConfirmDialog>
      )}
    </Dialog>
  )
}

/** What is being sent while the group is put in memory is only added. */
function titleOf(purpose: UploadPurpose, group: FamilyGroup): string {
  if (isInMemory(group)) return frameWords().sharePhoto
  return purpose === 'send' ? frameWords().sendPicture : uploadWords().uploadPhoto
}

type RefusedProps = { refused: BatchState['refused']; isAlone: boolean }

function Refused({ refused, isAlone }: RefusedProps) {
  const [first] = refused
  return (
    <div role="alert" className="rounded-control bg-danger-soft p-4 font-semibold text-danger">
      {isAlone && refused.length === 1 ? (
        <p>{first?.sentence}</p>
      ) : (
        <ul className="grid gap-1">
          {refused.map(({ id, name, sentence }) => (
            <li key={id} className="break-words">
              {name}: {sentence}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
