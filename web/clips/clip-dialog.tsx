import { TriangleAlert } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { FamilyGroup } from '#contract/family/groups.ts'
import { limits } from '#contract/platform/fields.ts'
import { mayNow } from '../family/selection/in-memory.ts'
import type { ForFilmProps } from '../photos/upload/open/offered.ts'
import { pickPictures } from '../photos/upload/open-upload.ts'
import { frameWords } from '../platform/frame/frame-words.ts'
import { showToast } from '../platform/toast-store.ts'
import { Button } from '../platform/ui/button.tsx'
import { ConfirmDialog } from '../platform/ui/dialog/confirm-dialog.tsx'
import { Dialog } from '../platform/ui/dialog/dialog.tsx'
import { DialogFooter } from '../platform/ui/dialog/dialog-footer.tsx'
import { useWarnBeforeLeaving } from '../platform/ui/dialog/warn-before-leaving.ts'
import { TextArea } from '../platform/ui/field.tsx'
import { commonWords } from '../platform/words/common-words.ts'
import { refusalOf } from '../platform/words/refusal.ts'
import { firstCut } from './cut/cut.ts'
import { CutEditor } from './cut/cut-editor.tsx'
import { lookAt } from './film/film.ts'
import { type Cut, FilmError, type FilmFacts, type FilmProblem } from './film/film-message.ts'
import { type Begun, forgetBegun, type Step } from './sending/send-clip.ts'
import { SendingNote } from './sending/sending-note.tsx'
import { useSendClip } from './sending/use-send-clip.ts'
import { clipsWords } from './words/clips-words.ts'

/** A video that was chosen: looks at it, and then shows it to be cut and sent. */
export function ClipDialog(props: ForFilmProps) {
  const { file, group, onClose } = props
  const words = clipsWords()
  const [facts, setFacts] = useState<FilmFacts | null>(null)
  const [problem, setProblem] = useState<FilmProblem | null>(null)
  useEffect(() => {
    const ending = new AbortController()
    lookAt(file, { signal: ending.signal }).then(
      setFacts,
      (error) => ending.signal.aborted || setProblem(error instanceof FilmError ? error.problem : 'no-film'),
    )
    return () => ending.abort()
  }, [file])
  if (facts && !problem)
    return <Opened {...props} facts={facts} onUnplayable={() => setProblem('not-here')} />
  return (
    <Dialog {...headOf(group)} onClose={onClose} width={560}>
      {problem ? (
        <Unfit problem={problem} {...props} />
      ) : (
        <p role="status" className="grid min-h-44 content-center text-center text-ink-2">
          {words.oneMoment}
        </p>
      )}
    </Dialog>
  )
}

function Unfit({ problem, file, purpose, onClose }: ForFilmProps & { problem: FilmProblem }) {
  return (
    <div className="grid gap-5">
      <p
        role="alert"
        className="flex gap-3 rounded-control bg-marigold-soft p-4 text-on-marigold dark:text-ink"
      >
        <TriangleAlert size={24} aria-hidden className="shrink-0" />
        <span className="min-w-0">
          <span className="block font-semibold">{file.name}</span>
          {clipsWords().problems[problem]}
        </span>
      </p>
      <div className="flex justify-end">
        <Button
          look="primary"
          onClick={() => {
            pickPictures(purpose)
            onClose()
          }}
        >
          {clipsWords().chooseAnother}
        </Button>
      </div>
    </div>
  )
}

type OpenedProps = ForFilmProps & { facts: FilmFacts; onUnplayable: () => void }

function Opened({ group, file, onClose, facts, onUnplayable }: OpenedProps) {
  const words = clipsWords()
  const send = useSendClip(group)
  const maySend = mayNow(group, 'photos:send')
  const [cut, setCut] = useState<Cut>(() => firstCut(facts))
  const [said, setSaid] = useState('')
  const [step, setStep] = useState<Step | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [isAsking, setAsking] = useState(false)
  const begun = useRef<Begun | null>(null)
  const ending = useRef(new AbortController())
  const isSending = step !== null
  const isAtServer = step?.is === 'finishing'
  useWarnBeforeLeaving(isSending)
  // Nobody sees any more what would become of it.
  const forget = useEffectEvent(() => {
    ending.current.abort()
    forgetBegun(begun.current)
  })
  useEffect(() => () => forget(), [])

  async function submit() {
    if (isSending) return
    ending.current = new AbortController()
    const { signal } = ending.current
    setFailure(null)
    setStep({ is: 'making', done: 0 })
    const onBegun = (next: Begun | null) => {
      begun.current = next
    }
    let isTooLate = false
    const onStep = (step: Step) => {
      isTooLate = step.is === 'finishing'
      if (!signal.aborted) setStep(step)
    }
    const clip = { file, cut, words: said, isSent: maySend, begun: begun.current, onBegun }
    try {
      await send.mutateAsync({ clip, signal, onStep })
      onClose()
    } catch (error) {
      setStep(null)
      setAsking(false)
      if (!signal.aborted) setFailure(sentenceOf(error))
      // The dialog was closed while the server made the clip.
      else if (isTooLate)
        showToast({ variant: 'destructive', title: commonWords().error, description: refused(error) })
    }
  }

  function leave() {
    if (!isAtServer && (isSending || said.trim())) setAsking(true)
    else onClose()
  }
  return (
    <Dialog {...headOf(group)} onClose={leave} width={560}>
      <form
        className="grid gap-5"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <div className="grid min-w-0 gap-5">
          <CutEditor
            file={file}
            facts={facts}
            cut={cut}
            isSending={isSending}
            onCut={setCut}
            onUnplayable={onUnplayable}
          />
          {facts.sound === 'lost' && !isSending && (
            <p className="rounded-control bg-marigold-soft p-3.5 text-on-marigold dark:text-ink">
              {words.soundIsLost}
            </p>
          )}
          {!isSending && (
            <TextArea
              label={words.inWords}
              hint={words.besideIt}
              rows={2}
              maxLength={limits.text}
              placeholder={words.example}
              value={said}
              onChange={({ target }) => setSaid(target.value)}
            />
          )}
        </div>
        {step && <SendingNote step={step} />}
        {failure !== null && (
          <p role="alert" className="rounded-control bg-danger-soft p-3.5 text-danger">
            {failure}
          </p>
        )}
        <DialogFooter
          onCancel={isSending && !isAtServer ? () => ending.current.abort() : leave}
          cancel={isAtServer ? frameWords().close : isSending ? words.stop : undefined}
          submit={maySend ? words.sendTo(group.lovedOneName) : words.add}
          isDisabled={isSending}
        />
      </form>
      {isAsking && !isAtServer && (
        <ConfirmDialog
          title={isSending ? words.stopQuestion : words.leaveOutQuestion}
          confirm={isSending ? words.stop : words.leaveOut}
          look="danger"
          onConfirm={onClose}
          onClose={() => setAsking(false)}
        >
          {words.notSentYet}
        </ConfirmDialog>
      )}
    </Dialog>
  )
}

/** In memory it is only added. */
function headOf(group: FamilyGroup) {
  const { title, addTitle, upTo } = clipsWords()
  return mayNow(group, 'photos:send') ? { title, description: upTo(group.lovedOneName) } : { title: addTitle }
}

/** What is wrong with the film itself says what can be done. Whatever else it was, the film can be sent again. */
function sentenceOf(error: unknown): string {
  const { problems, videoIsHere } = clipsWords()
  return error instanceof FilmError ? problems[error.problem] : `${refused(error)} ${videoIsHere}`
}

function refused(error: unknown): string {
  return refusalOf(error, commonWords().tryAgain)
}
