import { createContext } from 'react'

/** Of the chime and of the voice, in percent, as the family or a carer has set it. */
export const Volume = createContext(100)

/** In percent, where the sounds of the room are off: who presses wants to hear it. */
export const volumeOfPress = 40
