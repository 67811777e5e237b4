import type { HandlerInput } from 'ask-sdk-core'
import type { Response } from 'ask-sdk-model'
import type { App } from '../../../platform/context.ts'
import { code, codePage } from '../../apl/code.ts'
import { startPairing } from '../../echoes/codes.ts'
import { type EchoInfo, echoInfoOf } from '../../echoes/echo-info.ts'
import { render, say, silence } from '../reply.ts'
import { argumentsOf, isIntent, type MakeHandler } from '../request-context.ts'

const stopIntents = ['AMAZON.StopIntent', 'AMAZON.CancelIntent', 'AMAZON.NavigateHomeIntent']

/** Answers all requests of an unlinked Echo: it shows and says a code. */
export const unlinked: MakeHandler = (app) => ({
  canHandle: ({ requestEnvelope }) => echoInfoOf(requestEnvelope) !== null,
  async handle(input) {
    const info = echoInfoOf(input.requestEnvelope)
    if (!info) return input.responseBuilder.getResponse()
    if (isIntent(input, stopIntents)) return say({ input, info }, 'Goodbye.', { isOver: true })
    const [name] = argumentsOf(input)
    if (name === 'typed')
      return say({ input, info }, 'Not yet. Please type the code in Sunporch, in Settings, under Devices.')
    // Other events of the screen, for example `waiting`: the code that it shows stays.
    if (name !== undefined && name !== 'open') return silence({ input })
    return showCode(app, input, info)
  },
})

async function showCode(app: App, input: HandlerInput, info: EchoInfo): Promise<Response> {
  const digits = await startPairing(app, info)
  const [first, second] = [digits.slice(0, 3), digits.slice(3)]
  const spoken = `${[...first].join(' ')}, ${[...second].join(' ')}`
  const text =
    'This Echo is not connected with a family yet. Somebody of your family types this code in Sunporch, ' +
    `in Settings, under Connect an Echo. The code is: ${spoken}. Once more: ${spoken}.`
  return say({ input, info }, text, { screen: render(code, codePage(`${first} ${second}`)) })
}
