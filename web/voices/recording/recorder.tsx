import { Mic, RotateCcw, Square, Trash2 } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import type { RecordedVoice } from '../../platform/recording/recording.ts'
import { Button } from '../../platform/ui/button.tsx'
import { voicesWords } from '../words/voices-words.ts'
import { Level } from './level.tsx'
import { Player } from './player.tsx'
import { type RecorderProblem, useRecorder } from './use-recorder.ts'

type RecorderProps = {
  voice: RecordedVoice | null
  /** It was recorded before the dialog was opened. */
  isFromBefore: boolean
  /** Something is recorded, or not made ready yet: the voice is the one from before. */
  onBusy: (isBusy: boolean) => void
  onRecorded: (voice: RecordedVoice) => void
  onDelete: () => void
}

/** Press to record, press to stop, listen, and again. */
export function Recorder({ voice, isFromBefore, onBusy, onRecorded, onDelete }: RecorderProps) {
  const words = voicesWords()
  const { step, problem, recording, wasCut, start, stop } = useRecorder(onRecorded)
  const isBusy = step !== 'idle' || problem === 'not-made'
  useEffect(() => onBusy(isBusy), [onBusy, isBusy])
  if (recording)
    return (
      <Frame>
        <Level recording={recording} />
        <Button look="danger" data-autofocus autoFocus className="min-h-14 px-8! text-lg" onClick={stop}>
          <Square size={18} aria-hidden fill="currentColor" />
          {words.stop}
        </Button>
      </Frame>
    )
  if (step === 'opening' || step === 'making')
    return (
      <Frame>
        <p role="status" className="text-center text-ink-2">
          {step === 'opening' ? words.mayAsk : words.oneMoment}
        </p>
      </Frame>
    )
  return (
    <Frame>
      {problem && <Problem problem={problem} />}
      {problem === 'not-made' ? (
        <Button look="primary" onClick={stop}>
          <RotateCcw size={18} aria-hidden />
          {words.tryAgain}
        </Button>
      ) : voice ? (
        <>
          <p role="status" className={isFromBefore || wasCut ? 'text-center text-balance' : 'sr-only'}>
            {isFromBefore
              ? words.fromBefore
              : wasCut
                ? words.wasCut
                : words.recorded(Math.round(voice.duration / 1000))}
          </p>
          <Player voice={voice} isNew={!isFromBefore} />
          <div className="flex flex-wrap justify-center gap-x-3 gap-y-1">
            <Button look="quiet" className="min-h-11! px-3!" onClick={start}>
              <RotateCcw size={18} aria-hidden />
              {words.again}
            </Button>
            <Button look="quiet" className="min-h-11! px-3!" onClick={onDelete}>
              <Trash2 size={18} aria-hidden />
              {words.delete}
            </Button>
          </div>
        </>
      ) : (
        !isFinal(problem) && (
          <>
            <Button look="warm" data-autofocus className="min-h-16 px-9! text-lg" onClick={start}>
              <Mic size={24} aria-hidden />
              {words.record}
            </Button>
            {!problem && <p className="text-center text-sm text-ink-2">{words.onlyWhile}</p>}
          </>
        )
      )}
    </Frame>
  )
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <div className="grid min-h-44 content-center justify-items-center gap-4 rounded-card bg-surface-2 p-4 sm:p-6">
      {children}
    </div>
  )
}

function Problem({ problem }: { problem: RecorderProblem }) {
  return (
    <p
      role="alert"
      className="max-w-prose rounded-control bg-marigold-soft p-3.5 text-on-marigold dark:text-ink"
    >
      {voicesWords().problems[problem]}
    </p>
  )
}

/** No press can mend it. */
function isFinal(problem: RecorderProblem | null): boolean {
  return problem === 'not-secure' || problem === 'not-possible'
}
