import { Mic, Send, Square, Undo2 } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { ScreenItem } from '#contract/screen/screen-view.ts'
import type { RecordedVoice } from '../../../platform/recording/recording.ts'
import type { Setting } from '../connection/outbox.ts'
import { Panel } from '../dignity/panel.tsx'
import { useWords } from '../language/use-words.ts'
import type { Said } from '../offline/kept-schemas.ts'
import { localState } from '../offline/local-state.ts'
import { firstName } from '../scenes/words/first-name.ts'
import { stopReading } from '../sound/speech.ts'
import { stopVoice } from '../sound/voice-player.ts'
import { Choice } from './choice.tsx'
import { HearIt } from './hear-it.tsx'
import { Level } from './level.tsx'
import { type Speaking, useSpeaking } from './use-speaking.ts'
import { isWaiting, keepVoice, lastSaid, onVoiceLost, takeVoiceBack } from './voice-outbox.ts'
import type { VoiceProps } from './voice-props.ts'

/** Milliseconds. */
const [longest, testLasts] = [60_000, 6000]

type VoicePanelProps = VoiceProps & {
  /** Somebody tries the microphone. */
  isTest: boolean
  /** What she answers. */
  item: ScreenItem | undefined
  onClose: () => void
}

/** What was done with what she has said. */
type Outcome = { is: 'sent'; said: Said } | { is: 'takenBack' | 'lost' } | null

/** She says something, hears it if she wants to, and sends it. Nothing is sent that she did not send. */
export function VoicePanel({ isTest, item, isOnline, touchedAt, onSet, onClose }: VoicePanelProps) {
  const words = useWords()
  const lasts = isTest ? testLasts : longest
  const { speaking, start, stop, again } = useSpeaking(lasts)
  const deliveryId = item?.deliveryId ?? null
  const [outcome, setOutcome] = useState<Outcome>(() => {
    const said = isTest ? null : lastSaid(deliveryId)
    return said && { is: 'sent', said }
  })
  const sending = useRef<Blob | null>(null)
  const changedAt = useTimeOf(speaking.is)
  const name = item?.sender ? firstName(item.sender.name) : null
  useLost(outcome?.is === 'sent' ? outcome.said.press : null, () => setOutcome({ is: 'lost' }))
  useResult(isTest ? speaking : null, onSet)
  // The microphone would hear it.
  useOnce(fallSilent)
  // The press that opened this is the one press, but before the first time there is something to read.
  useOnce(() => (isTest || localState.voiceTold.read() === true) && outcome === null && start())

  function speak() {
    localState.voiceTold.write(true)
    setOutcome(null)
    start()
  }

  async function send({ mp3 }: RecordedVoice) {
    // A hand that trembles presses twice while it is being stored.
    if (sending.current === mp3) return
    sending.current = mp3
    const said = await keepVoice(mp3, { deliveryId, name })
    setOutcome({ is: 'sent', said })
  }

  function takeBack(press: string) {
    takeVoiceBack(press)
    setOutcome({ is: 'takenBack' })
  }

  const panel = (title: string, text: ReactNode, buttons: ReactNode) => (
    <Panel
      // Anew with each step: the focus of a remote control is on its first button.
      key={title}
      title={title}
      className="voice"
      touchedAt={Math.max(touchedAt, changedAt)}
      onClose={onClose}
    >
      <div role="status">{text}</div>
      <div className="answers">{buttons}</div>
    </Panel>
  )
  const notNow = <Choice label={words.notNow} onChoose={onClose} />
  const close = <Choice label={words.close} isFilled onChoose={onClose} />

  if (outcome?.is === 'takenBack') return panel(words.isTakenBack, null, close)
  if (outcome?.is === 'lost') return panel(words.notHeard, <p>{words.voiceRefused}</p>, close)
  if (outcome?.is === 'sent')
    return panel(
      words.voiceSent(outcome.said.name),
      !isOnline && isWaiting(outcome.said.press) && <p>{words.voiceWaits}</p>,
      <>
        {close}
        <Choice label={words.saySomethingElse} Icon={Mic} onChoose={speak} />
        <Choice label={words.takeBack} Icon={Undo2} onChoose={() => takeBack(outcome.said.press)} />
      </>,
    )
  switch (speaking.is) {
    case 'still':
      return panel(
        words.sayToFamily,
        <>
          <p>{words.voiceMeans}</p>
          <p>{words.microphoneLight}</p>
        </>,
        <>
          <Choice label={words.speakNow} Icon={Mic} isFilled onChoose={speak} />
          {notNow}
        </>,
      )
    case 'opening':
    case 'making':
      return panel(words.oneMoment, null, notNow)
    case 'recording':
      return panel(
        words.pleaseSpeak,
        <>
          <Level recording={speaking.recording} longest={lasts} />
          {isTest && <p>{words.microphoneLight}</p>}
        </>,
        <>
          <Choice label={words.stopSpeaking} Icon={Square} isFilled onChoose={stop} />
          {notNow}
        </>,
      )
    case 'failed':
      return panel(
        words.notHeard,
        <p>{words.microphoneProblems[speaking.problem]}</p>,
        <>
          <Choice label={words.tryAgain} Icon={Mic} isFilled onChoose={again} />
          {notNow}
        </>,
      )
    case 'ready':
      return panel(
        isTest ? words.microphoneWorks : words.sendTo(name),
        null,
        <>
          {isTest ? (
            close
          ) : (
            <Choice label={words.sendVoice} Icon={Send} isFilled onChoose={() => void send(speaking.voice)} />
          )}
          <HearIt sound={speaking.voice.mp3} />
          {!isTest && notNow}
        </>,
      )
  }
}

function fallSilent() {
  stopReading()
  stopVoice()
}

/** Calls `onLost` when what she has said by that press was refused for good. */
function useLost(press: string | null, onLost: () => void) {
  const latest = useRef({ press, onLost })
  latest.current = { press, onLost }
  useEffect(
    () =>
      onVoiceLost((lost) => {
        const isIt = lost === latest.current.press
        if (isIt) latest.current.onLost()
        return isIt
      }),
    [],
  )
}

/** Tells the family whether the microphone was heard. */
function useResult(speaking: Speaking | null, onSet: (setting: Setting) => void) {
  const result = speaking && wasHeard(speaking)
  const latest = useRef(onSet)
  latest.current = onSet
  useEffect(() => {
    if (result !== null) latest.current({ type: 'set', microphone: result })
  }, [result])
}

/** Null where it is not known: no fault of the microphone's. */
function wasHeard(speaking: Speaking): boolean | null {
  if (speaking.is === 'ready') return true
  if (speaking.is !== 'failed') return null
  return speaking.problem === 'passing' || speaking.problem === 'not-started' ? null : false
}

/** When it changed last, in epoch milliseconds: as long as a panel changes it does not close by itself. */
function useTimeOf(value: string): number {
  const changed = useRef({ value, at: Date.now() })
  if (changed.current.value !== value) changed.current = { value, at: Date.now() }
  return changed.current.at
}

function useOnce(act: () => unknown) {
  const latest = useRef(act)
  useEffect(() => void latest.current(), [])
}
