import { createContext } from 'react'

/** Whether the server could be reached when this screen last tried. */
export const IsOnline = createContext(true)

/** Milliseconds. What the server does not have by then waits for a connection. */
export const getsThroughWithin = 3000
