import { type ReactNode, useEffect, useMemo, useState } from 'react'
import type { ScreenItem } from '#contract/screen/screen-view.ts'
import { localState } from '../offline/local-state.ts'
import { useCode } from '../offline/use-code.ts'
import { Speak } from './speak.ts'
import type { VoiceProps } from './voice-props.ts'

const load = () => import('./her-voice.ts')

type VoiceLayerProps = VoiceProps & {
  /** What is on the screen. */
  item: ScreenItem | undefined
  /** Time stands still while she speaks. */
  onOpen: (isOpen: boolean) => void
  children: ReactNode
}

/** Her voice: its buttons are there where the family has switched it on. What was said waits here for a connection. */
export function VoiceLayer({ item, onOpen, children, ...props }: VoiceLayerProps) {
  const { view, now } = props
  const isOn = view.herVoice !== undefined && !view.rests
  const code = useCode(load, isOn || localState.voices.read() !== null, now)
  const [open, setOpen] = useState<{ isTest: boolean; item: ScreenItem | undefined } | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: tried again as time passes
  useEffect(() => void code?.sendVoices(), [code, now])
  useEffect(() => onOpen(open !== null), [open, onOpen])
  const canSay = isOn && view.herVoice === 'tried' && code?.canRecord() === true
  const canTry = isOn && code !== null
  const speak = useMemo(
    () => ({
      say: canSay ? () => setOpen({ isTest: false, item }) : null,
      tryOut: canTry ? () => setOpen({ isTest: true, item: undefined }) : null,
    }),
    [canSay, canTry, item],
  )
  return (
    <Speak value={speak}>
      {children}
      {open && code && <code.VoicePanel {...props} {...open} onClose={() => setOpen(null)} />}
    </Speak>
  )
}
