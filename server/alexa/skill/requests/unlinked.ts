import { type CodeData, code } from '../../apl/code.ts'
import { factsOf } from '../../echoes/echo-info.ts'
import { startPairing } from '../../echoes/link.service.ts'
import { render, say, silence } from '../reply.ts'
import { argumentsOf, isIntent, type MakeHandler } from '../request-context.ts'

const leaving = ['AMAZON.StopIntent', 'AMAZON.CancelIntent', 'AMAZON.NavigateHomeIntent']

/** An Echo that belongs to no family shows and says a code, whatever it is asked. */
export const unlinked: MakeHandler = (app) => ({
  canHandle: ({ requestEnvelope }) => factsOf(requestEnvelope) !== null,
  async handle(input) {
    const facts = factsOf(input.requestEnvelope)
    if (!facts) return input.responseBuilder.getResponse()
    if (isIntent(input, leaving)) return say({ input, facts }, 'Goodbye.', { isOver: true })
    const [what] = argumentsOf(input)
    // Nobody has typed it yet: the code that is on the screen stays.
    if (what === 'waiting') return silence({ input })
    if (what === 'typed')
      return say({ input, facts }, 'Not yet. Please type the code in Sunporch, in Settings, under Devices.')
    if (what !== undefined && what !== 'open') return silence({ input })
    const digits = await startPairing(app, facts)
    const spoken = `${digits.slice(0, 3).split('').join(' ')}, ${digits.slice(3).split('').join(' ')}`
    const text =
      'This Echo is not connected with a family yet. Somebody of your family types this code in Sunporch, ' +
      `in Settings, under Connect an Echo. The code is: ${spoken}. Once more: ${spoken}.`
    return say({ input, facts }, text, {
      screen: render(code, {
        title: 'Connect this Echo with your family',
        code: `${digits.slice(0, 3)} ${digits.slice(3)}`,
        body: 'In Sunporch, open Settings → Devices → Connect an Echo, and type this code. It is good for 15 minutes.',
        done: 'The code has been typed',
      } satisfies CodeData),
    })
  },
})
