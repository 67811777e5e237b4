import { createContext } from 'react'

/** What a press on "Say something", or on "Try the microphone", opens; null where there is no such button. */
export type Speak = { say: (() => void) | null; tryOut: (() => void) | null }

export const Speak = createContext<Speak>({ say: null, tryOut: null })
