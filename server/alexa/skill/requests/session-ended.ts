import { isRequest, type MakeHandler } from '../request-context.ts'

/** Amazon expects an empty answer when a session has ended. */
export const sessionEnded: MakeHandler = () => ({
  canHandle: (input) => isRequest(input, 'SessionEndedRequest'),
  handle: ({ responseBuilder }) => responseBuilder.getResponse(),
})
