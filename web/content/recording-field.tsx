import { Music, Trash2, Undo2, X } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { type ContentItem, recordingPath } from '#contract/content.ts'
import { useSelection } from '../family/selection/selected-group.tsx'
import { BackdropChoice } from '../photos/backdrop/backdrop-choice.tsx'
import { ProblemNote } from '../photos/upload/dialog/problem-note.tsx'
import { ProgressBar } from '../photos/upload/dialog/progress-bar.tsx'
import { clockOfSeconds } from '../platform/recording/clock-of-seconds.ts'
import { Button } from '../platform/ui/button.tsx'
import { contentWords } from './content-words.ts'
import { type RecordingProblem, readRecording } from './read-recording.ts'
import { isUploading, type RecordingDraft } from './recording-draft.ts'
import { useRecordingUpload } from './use-recording-upload.ts'

type RecordingFieldProps = {
  /** The recommendation whose recording is there already. */
  item: ContentItem | null
  draft: RecordingDraft
  onChange: (change: Partial<RecordingDraft>) => void
  /** Why it could not be added. */
  failure: string | null
}

/** The recording of a piece of music: chosen, heard, given a picture, and taken away. */
export function RecordingField({ item, draft, onChange, failure }: RecordingFieldProps) {
  const words = contentWords()
  const { chosen, isRemoved, photoId } = draft
  const [problem, setProblem] = useState<RecordingProblem | null>(null)
  const latest = useRef<File>(null)
  const upload = useRecordingUpload(chosen, (objectPath) => {
    if (chosen) onChange({ chosen: { ...chosen, objectPath } })
  })
  const present = isRemoved ? null : (item?.recording ?? null)
  const duration = chosen ? chosen.duration : (present?.duration ?? null)

  async function choose(file: File) {
    latest.current = file
    onChange({ isReading: true })
    const read = await readRecording(file)
    // Another was chosen meanwhile, or it was removed.
    if (latest.current !== file) return
    setProblem(typeof read === 'string' ? read : null)
    onChange({ isReading: false, ...(typeof read === 'object' && { chosen: read }) })
  }

  function remove() {
    latest.current = null
    setProblem(null)
    onChange({ isReading: false, ...(chosen ? { chosen: null } : { isRemoved: true }) })
  }

  return (
    <section
      aria-label={words.recording}
      className="grid min-w-0 gap-3 rounded-control border border-line-strong p-4"
    >
      <h3 className="flex justify-between gap-3 font-semibold">
        {words.recording}
        {duration !== null && (
          <span className="font-normal text-ink-2 tabular-nums">{clockOfSeconds(duration / 1000)}</span>
        )}
      </h3>
      {(chosen || present) && <Sound item={item} file={chosen?.file ?? null} />}
      {isUploading(draft) && <ProgressBar percent={upload.percent} label={words.uploading} />}
      {isUploading(draft) && upload.problem && (
        <ProblemNote problem={upload.problem} className="rounded-control p-3.5" />
      )}
      {(problem || failure) && (
        <p role="alert" className="rounded-control bg-danger-soft p-3.5 font-semibold text-danger">
          {problem ? words.recordingProblems[problem] : failure}
        </p>
      )}
      {chosen || present ? (
        <>
          <BackdropChoice
            photoId={photoId}
            present={present?.photo ?? null}
            beside={words.withPicture}
            onChoose={(photoId) => onChange({ photoId })}
          />
          <div className="flex flex-wrap gap-x-3 gap-y-1">
            <Choose look="quiet" onChoose={(file) => void choose(file)}>
              {words.another}
            </Choose>
            <Button look="quiet" className="px-3!" onClick={remove}>
              {isUploading(draft) ? <X size={18} aria-hidden /> : <Trash2 size={18} aria-hidden />}
              {isUploading(draft) ? words.stopUpload : words.removeRecording}
            </Button>
          </div>
        </>
      ) : item?.recording ? (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p role="status">{words.recordingLeaves}</p>
          <Button onClick={() => onChange({ isRemoved: false })}>
            <Undo2 size={18} aria-hidden className="mirrors" />
            {words.keepRecording}
          </Button>
        </div>
      ) : (
        <Choose onChoose={(file) => void choose(file)}>{words.addRecording}</Choose>
      )}
      <p className="text-sm text-ink-2">{words.onlyYours}</p>
    </section>
  )
}

/** Plays what was chosen; else what the recommendation has. */
function Sound({ item, file }: { item: ContentItem | null; file: Blob | null }) {
  const { group } = useSelection()
  const audio = useRef<HTMLAudioElement>(null)
  const recording = item?.recording?.id
  useEffect(() => {
    if (!audio.current || !group) return
    if (!file) {
      audio.current.src = item ? `${recordingPath(group.id, item.id)}?v=${recording}` : ''
      return
    }
    const url = URL.createObjectURL(file)
    audio.current.src = url
    return () => URL.revokeObjectURL(url)
  }, [file, group, item, recording])
  return (
    // biome-ignore lint/a11y/useMediaCaption: nobody has written down what is sung
    <audio
      ref={audio}
      controls
      preload="metadata"
      aria-label={contentWords().recording}
      className="h-11 w-full"
    />
  )
}

type ChooseProps = { look?: 'plain' | 'quiet'; onChoose: (file: File) => void; children: ReactNode }

function Choose({ look = 'plain', onChoose, children }: ChooseProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept="audio/mpeg,.mp3"
        data-testid="recording"
        onChange={({ target }) => {
          const [file] = target.files ?? []
          // The same file can be chosen again.
          target.value = ''
          if (file) onChoose(file)
        }}
      />
      <Button
        look={look}
        className={look === 'quiet' ? 'px-3!' : 'justify-self-start'}
        onClick={() => input.current?.click()}
      >
        <Music size={18} aria-hidden />
        {children}
      </Button>
    </>
  )
}
