import type { HandlerInput } from 'ask-sdk-core'
import type { Directive, Response } from 'ask-sdk-model'
import type { App } from '../../../platform/context.ts'
import { code, codePage } from '../../apl/code.ts'
import { startPairing } from '../../echoes/codes.ts'
import { type EchoInfo, echoInfoOf } from '../../echoes/echo-info.ts'
import type { Messages } from '../../language/messages/en.ts'
import { messagesOf } from '../../language/talk.ts'
import { isToPlayer, stopPlayer } from '../intents/stop.ts'
import { render, say, silence } from '../reply.ts'
import { argumentsOf, isIntent, isRequest, type MakeHandler } from '../request-context.ts'

const stopIntents = [
  'AMAZON.PauseIntent',
  'AMAZON.StopIntent',
  'AMAZON.CancelIntent',
  'AMAZON.NavigateHomeIntent',
  'AMAZON.NoIntent',
]

/** Answers what is said to an unlinked Echo, or touched on it: it shows and says a code, and what the code is for. */
export const unlinked: MakeHandler = (app) => ({
  canHandle: ({ requestEnvelope }) => echoInfoOf(requestEnvelope) !== null,
  async handle(input) {
    const info = echoInfoOf(input.requestEnvelope)
    if (!info) return input.responseBuilder.getResponse()
    const words = messagesOf(info.locale)
    // Its family has removed it while a voice played.
    if (isToPlayer(input)) return stopPlayer(input)
    if (isIntent(input, stopIntents)) return say({ input, info }, words.goodbye, { isOver: true })
    const [name] = argumentsOf(input)
    if (name === 'typed') return say({ input, info }, words.code.notTyped)
    if (name !== undefined && staysAsItIs.has(name)) return silence({ input })
    // Its family has removed it while slides were on the screen: the code takes their place.
    if (name !== undefined && name !== 'open') return silence({ input }, [await showCode(app, info)])
    if (isIntent(input, 'AMAZON.HelpIntent'))
      return sayCode(app, input, info, { text: words.code.help, isHelp: true })
    const { greeting, notYet } = words.code
    const isOpening = !isRequest(input, 'IntentRequest') || isIntent(input, openingIntents)
    return sayCode(app, input, info, { text: isOpening ? greeting : `${notYet} ${greeting}` })
  },
})

/** Reports of a page without anything of a family: one that shows the code already, or one that is dark. */
const staysAsItIs = new Set(['waiting', 'resting'])

/** Intents that an unlinked Echo answers as if the skill had been opened. */
const openingIntents = ['NewsIntent', 'AMAZON.RepeatIntent', 'AMAZON.YesIntent']

/** Listens afterwards where somebody was lost, and on an Echo without a screen, where the code is gone once said. */
async function sayCode(
  app: App,
  input: HandlerInput,
  info: EchoInfo,
  { text, isHelp = false }: { text: string; isHelp?: boolean },
): Promise<Response> {
  const [first, second] = await startCode(app, info)
  const spoken = `${[...first].join(' ')}, ${[...second].join(' ')}`
  const listens = isHelp || !info.hasScreen
  const words = messagesOf(info.locale)
  const offer = listens ? ` ${words.code.again}` : ''
  return say({ input, info }, `${text} ${words.code.is(spoken)}${offer}`, {
    screen: pageOf([first, second], words),
    question: listens ? words.code.yesOrStop : undefined,
  })
}

/** Without a word: nobody has asked. */
async function showCode(app: App, info: EchoInfo): Promise<Directive> {
  return pageOf(await startCode(app, info), messagesOf(info.locale))
}

/** The two halves of the code. */
async function startCode(app: App, info: EchoInfo): Promise<[string, string]> {
  const digits = await startPairing(app, info)
  return [digits.slice(0, 3), digits.slice(3)]
}

function pageOf([first, second]: [string, string], words: Messages): Directive {
  return render(code, codePage(`${first} ${second}`, words))
}
