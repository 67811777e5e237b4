import { useEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { NewNote, type Note, type NoteChange, noteLimit } from '#contract/notes/notes.ts'
import { noteParam, pagePaths } from '#contract/pages/page-paths.ts'
import { mayNow, useCanSend } from '../family/selection/in-memory.ts'
import { useSelection } from '../family/selection/selected-group.tsx'
import { BackdropChoice } from '../photos/backdrop/backdrop-choice.tsx'
import { useKeyedCall } from '../platform/call-key.ts'
import { useContractForm } from '../platform/form.ts'
import { loadTemporal } from '../platform/temporal.ts'
import { Button } from '../platform/ui/button.tsx'
import { Dialog } from '../platform/ui/dialog/dialog.tsx'
import { DialogFooter } from '../platform/ui/dialog/dialog-footer.tsx'
import { TextArea } from '../platform/ui/field.tsx'
import { commonWords } from '../platform/words/common-words.ts'
import { linked } from '../platform/words/linked.tsx'
import { refusalOf } from '../platform/words/refusal.ts'
import { draftOf, type NoteDraft, noteDrafts, noteOf } from './note-draft.ts'
import { useAddNote, useChangeNote } from './notes.queries.ts'
import { notesWords } from './notes-words.ts'
import { StayFields } from './stay-fields.tsx'

type NoteDialogProps = {
  /** The note to edit; null writes one. */
  note: Note | null
  onClose: () => void
  /** For a dialog that wants only the words: the note is not sent, and handed over. */
  onWritten?: (note: Note) => void
}

/** The dialog, when `Temporal` is there: the ends need it. */
export async function loadNoteDialog() {
  await loadTemporal()
  return NoteDialog
}

function NoteDialog({ note, onClose, onWritten }: NoteDialogProps) {
  const { group } = useSelection()
  const [, navigate] = useLocation()
  const timeZone = group?.timeZone ?? 'UTC'
  const screen = group?.lovedOneName ?? null
  const isSent = useRef(true)
  const kept = useKeptDraft(group?.id, note, timeZone)
  const send = useSending(note)
  const canSend = useCanSend()
  const form = useContractForm({
    schema: NewNote,
    values: kept.draft,
    toBody: (draft: NoteDraft) => noteOf(draft, timeZone),
    send: (body) => send(body, isSent.current && !onWritten && canSend),
    onSent: (written) => {
      kept.forget()
      onClose()
      onWritten?.(written)
      if (!isSent.current) navigate(`${pagePaths.schedule}?${noteParam}=${written.id}`)
    },
  })
  const draft = form.watch()
  const { keep } = kept
  useEffect(() => keep(draft), [draft, keep])
  const isBlank = draft.text.trim() === ''
  const maySchedule = !note && !onWritten && mayNow(group, 'schedule:manage')
  const isForScreen = !note && !onWritten && canSend
  const submit = isForScreen ? sendLabel(form.isSending, screen) : saveLabel(form.isSending)

  return (
    <Dialog
      title={note ? notesWords().editNote : notesWords().write}
      description={
        isForScreen &&
        linked(notesWords().yourWords(screen), {
          notes: (text) => (
            <Link href={pagePaths.notes} className="text-pine underline underline-offset-4" onClick={onClose}>
              {text}
            </Link>
          ),
        })
      }
      onClose={onClose}
      width={560}
    >
      <form
        onSubmit={(event) => {
          isSent.current = true
          return form.onSubmit(event)
        }}
        className="grid gap-5"
        noValidate
      >
        <TextArea
          label={notesWords().note}
          hint={lengthHint(draft.text)}
          {...form.field('text')}
          data-autofocus
          rows={4}
          maxLength={noteLimit}
          placeholder={canSend ? notesWords().example : undefined}
        />
        {canSend && (
          <StayFields
            draft={draft}
            stays={form.register('stays')}
            date={form.register('date')}
            time={form.register('time')}
            untilError={form.errors.until}
            timeZone={timeZone}
          />
        )}
        <BackdropChoice
          photoId={draft.photoId}
          present={note?.photo ?? null}
          onChoose={(photoId) => form.setValue('photoId', photoId)}
        />
        {form.failure !== null && (
          <p role="alert" className="rounded-control bg-danger-soft p-3.5 text-danger">
            {refusalOf(form.failure, commonWords().tryAgain)} {notesWords().wordsAreHere}
          </p>
        )}
        <DialogFooter
          onCancel={onClose}
          submit={submit}
          isDisabled={form.isSending}
          missing={isBlank && notesWords().note}
          also={
            maySchedule && (
              <Button
                look="quiet"
                className="me-auto px-3!"
                disabled={isBlank || form.isSending}
                onClick={(event) => {
                  isSent.current = false
                  void form.onSubmit(event)
                }}
              >
                {notesWords().later}
              </Button>
            )
          }
        />
      </form>
    </Dialog>
  )
}

/** What was typed stays in this browser until it is sent, when the dialog is closed by accident too. */
function useKeptDraft(groupId: string | undefined, note: Note | null, timeZone: string) {
  const name = `${groupId}:${note?.id ?? 'new'}`
  const [first] = useState(() => draftOf(note, timeZone))
  const [draft] = useState(() => noteDrafts.read(name) ?? first)
  const isDone = useRef(false)
  const [actions] = useState(() => ({
    keep(draft: NoteDraft) {
      if (isDone.current) return
      const isTyped = draft.text.trim() !== '' && draft.text !== first.text
      if (isTyped) noteDrafts.write(draft, name)
      else noteDrafts.remove(name)
    },
    forget() {
      isDone.current = true
      noteDrafts.remove(name)
    },
  }))
  return { draft, ...actions }
}

/** Adds the note, or changes what differs. The same words again, after an answer that was lost, are the same note. */
function useSending(note: Note | null) {
  const add = useAddNote()
  const change = useChangeNote(note?.id ?? '')
  const keyed = useKeyedCall()
  return (body: Omit<NewNote, 'id' | 'isSent'>, isSent: boolean): Promise<Note> => {
    if (note) return change.mutateAsync(changeOf(note, body))
    return keyed([body, isSent], (id) => add.mutateAsync({ ...body, id, isSent }))
  }
}

function changeOf(note: Note, { text, stays, until = null, photoId = null }: NewNote): NoteChange {
  const hasOtherEnd = stays !== note.stays || until !== note.until
  return {
    text,
    ...(hasOtherEnd && { stays, until }),
    ...(photoId !== (note.photo?.id ?? null) && { photoId }),
  }
}

/** Only when there is little room left. */
function lengthHint(text: string): string | null {
  const left = noteLimit - text.length
  return left <= 100 ? notesWords().charactersLeft(left) : null
}

function sendLabel(isSending: boolean, screen: string | null): string {
  return isSending ? notesWords().sending : notesWords().sendTo(screen)
}

function saveLabel(isSending: boolean): string {
  return isSending ? notesWords().saving : notesWords().save
}
