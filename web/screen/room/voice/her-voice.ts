import { problemBefore } from '../../../platform/recording/microphone.ts'

export { sendVoices } from './voice-outbox.ts'
export { VoicePanel } from './voice-panel.tsx'

export function canRecord(): boolean {
  return problemBefore() === null
}
