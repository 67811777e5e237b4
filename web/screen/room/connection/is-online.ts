import { createContext } from 'react'

/** Whether the server was reached by the last that this screen knows. */
export const IsOnline = createContext(true)

/** Milliseconds. What the server does not have by then waits for a connection. */
export const getsThroughWithin = 3000
