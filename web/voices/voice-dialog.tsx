import { useEffect, useRef, useState } from 'react'
import type { FamilyGroup } from '#contract/family/groups.ts'
import { limits } from '#contract/platform/fields.ts'
import { useUser } from '../identity/signed-in-user.tsx'
import { BackdropChoice } from '../photos/backdrop/backdrop-choice.tsx'
import { showToast } from '../platform/toast-store.ts'
import { ConfirmDialog } from '../platform/ui/dialog/confirm-dialog.tsx'
import { Dialog } from '../platform/ui/dialog/dialog.tsx'
import { DialogFooter } from '../platform/ui/dialog/dialog-footer.tsx'
import { TextArea } from '../platform/ui/field.tsx'
import { commonWords } from '../platform/words/common-words.ts'
import { refusalOf } from '../platform/words/refusal.ts'
import { findRecording, type KeptRecording, type Owner } from './kept-recording.ts'
import { Recorder } from './recording/recorder.tsx'
import { PictureMissing } from './sending/add-picture.ts'
import { useSendVoice } from './sending/use-send-voice.ts'
import { noteSending, sendingOf } from './underway.ts'
import { useKeptVoice } from './use-kept-voice.ts'
import { voicesWords } from './words/voices-words.ts'

/** A picture that is about to be sent. */
export type PictureWithVoice = {
  /** The address of what the browser shows of it. */
  preview: string
  name: string
  /** Brings it into the gallery, where it is not yet. Rejects with a sentence. */
  photoId: () => Promise<string>
}

type VoiceDialogProps = {
  group: FamilyGroup
  /** Null where one of the gallery can be chosen. */
  picture?: PictureWithVoice | null
  onSent?: () => void
  onClose: () => void
}

/** Waits for what the browser has kept, so that nobody sees an empty recorder first. */
export function VoiceDialog(props: VoiceDialogProps) {
  const { id: personId } = useUser()
  const groupId = props.group.id
  const [kept, setKept] = useState<KeptRecording | null>()
  const [isOnItsWay] = useState(() => sendingOf({ personId, groupId }) !== undefined)
  useEffect(() => {
    const owner = { personId, groupId }
    void Promise.resolve(sendingOf(owner))
      .then(() => findRecording(owner))
      .catch(() => null)
      .then(setKept)
  }, [personId, groupId])
  if (kept !== undefined) return <Opened {...props} owner={{ personId, groupId }} kept={kept} />
  // The dialog was closed before it was sent. Offered now, it would be sent a second time.
  return (
    isOnItsWay && (
      <Dialog title={voicesWords().title} onClose={props.onClose} width={560}>
        <p role="status">{voicesWords().sending}</p>
      </Dialog>
    )
  )
}

type OpenedProps = VoiceDialogProps & { owner: Owner; kept: KeptRecording | null }

function Opened({ group, picture = null, onSent, onClose, owner, kept }: OpenedProps) {
  const words = voicesWords()
  const { draft, isFromBefore, hasRoom, change, forget } = useKeptVoice(owner, kept)
  const { mp3, duration, photoId } = draft
  const send = useSendVoice(group)
  const [isSending, setSending] = useState(false)
  const [isRecording, setRecording] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const [isAsking, setAsking] = useState(false)
  // All that belongs to a recording is kept with it; words alone are not.
  const wouldBeLost = mp3 ? !hasRoom : !isRecording && draft.words.trim() !== ''

  const isGone = useRef(false)
  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
    }
  }, [])

  async function sendIt(mp3: Blob) {
    const chosen = picture ? await picture.photoId() : photoId
    // A voice that fails now goes with it later, too.
    if (picture) await change({ photoId: chosen })
    const onStored = (objectPath: string | null) => change({ objectPath })
    await send.mutateAsync({ ...draft, mp3, photoId: chosen, onStored })
    await forget()
  }

  async function submit() {
    if (!mp3 || isSending || isRecording) return
    setSending(true)
    setFailure(null)
    try {
      const sending = sendIt(mp3)
      noteSending(owner, sending)
      await sending
      // Who has closed it may have chosen more pictures meanwhile, which would close with it.
      if (isGone.current) return
      onSent?.()
      onClose()
    } catch (error) {
      const said = error instanceof PictureMissing ? error.message : refusalOf(error, commonWords().tryAgain)
      setFailure(said)
      setSending(false)
      // Nobody sees the dialog any more.
      if (isGone.current)
        showToast({
          variant: 'destructive',
          title: commonWords().error,
          description: hasRoom ? `${said} ${words.recordingIsHere}` : said,
        })
    }
  }

  function leave() {
    if (wouldBeLost && !isSending) setAsking(true)
    else onClose()
  }

  return (
    <Dialog
      title={words.title}
      description={words.upToMinute(group.lovedOneName)}
      onClose={leave}
      width={560}
    >
      <form
        className="grid gap-5"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        {/* What is changed while it is sent would be lost. */}
        <fieldset disabled={isSending} className="grid min-w-0 gap-5">
          {picture && (
            <img
              src={picture.preview}
              alt={picture.name}
              className="mx-auto max-h-48 max-w-full rounded-photo object-contain"
            />
          )}
          <Recorder
            voice={mp3 && { mp3, duration }}
            isFromBefore={isFromBefore}
            onBusy={setRecording}
            onRecorded={(recorded) => change({ ...recorded, objectPath: null })}
            onDelete={forget}
          />
          {!hasRoom && (
            <p role="alert" className="rounded-control bg-marigold-soft p-3.5 text-on-marigold dark:text-ink">
              {words.noRoom}
            </p>
          )}
          <TextArea
            label={words.inWords}
            hint={words.forReading}
            rows={2}
            maxLength={limits.text}
            placeholder={words.example}
            value={draft.words}
            onChange={({ target }) => change({ words: target.value })}
          />
          {!picture && (
            <BackdropChoice photoId={photoId} present={null} onChoose={(photoId) => change({ photoId })} />
          )}
        </fieldset>
        {failure !== null && (
          <p role="alert" className="rounded-control bg-danger-soft p-3.5 text-danger">
            {failure} {words.recordingIsHere}
          </p>
        )}
        <DialogFooter
          onCancel={leave}
          submit={isSending ? words.sending : words.sendTo(group.lovedOneName)}
          isDisabled={isSending}
          missing={(!mp3 || isRecording) && words.yourRecording}
        />
      </form>
      {isAsking && (
        <ConfirmDialog
          title={words.leaveQuestion}
          confirm={words.leave}
          look="danger"
          onConfirm={onClose}
          onClose={() => setAsking(false)}
        >
          {words.leaveMeans}
        </ConfirmDialog>
      )}
    </Dialog>
  )
}
