import { isRequest, type MakeHandler } from '../request-context.ts'

/** It is over; Amazon wants no answer. */
export const sessionEnded: MakeHandler = () => ({
  canHandle: (input) => isRequest(input, 'SessionEndedRequest'),
  handle: ({ responseBuilder }) => responseBuilder.getResponse(),
})
