import { echoCodeLength } from '#contract/alexa.ts'
import { requireGroupRow } from '../../../family/groups/groups.service.ts'
import { AppError } from '../../../platform/errors.ts'
import { echoInfoOf } from '../../echoes/echo-info.ts'
import { linkBySpokenCode } from '../../echoes/link.service.ts'
import { messagesOf } from '../../language/talk.ts'
import { presentFirst } from '../present-inbox.ts'
import { say } from '../reply.ts'
import { answerFor, isIntent, type MakeHandler, onIntent, slotOf } from '../request-context.ts'

const nothingUnderstood = '0'.repeat(echoCodeLength)

/** "My code is 4 7 1 1 0 8", said to an Echo that is linked already. */
export const linkedAlready = onIntent('LinkIntent', async (context) => {
  const { name } = await requireGroupRow(context.app, context.echo.family_group_id)
  return say(context, context.words.code.isConnected(name))
})

/** The same said to an unlinked Echo. */
export const link: MakeHandler = (app) => ({
  canHandle: (input) => isIntent(input, 'LinkIntent'),
  async handle(input) {
    const info = echoInfoOf(input.requestEnvelope)
    if (!info) return input.responseBuilder.getResponse()
    const code = codeOf(slotOf(input, 'code') ?? '')
    const words = messagesOf(info.locale)
    const { howToSay } = words.code
    if (code === null) return say({ input, info }, howToSay, { question: howToSay })
    try {
      const device = await linkBySpokenCode(app, info, code)
      if (!device) return say({ input, info }, `${words.code.ended} ${howToSay}`, { question: howToSay })
      const { name } = await requireGroupRow(app, device.family_group_id)
      return await answerFor(app, input, (context) => presentFirst(context, name), { isContact: true })
    } catch (error) {
      if (!(error instanceof AppError) || error.status !== 429) throw error
      return say({ input, info }, words.code.tooOften, { isOver: true })
    }
  },
})

/** Alexa drops the leading zeros of a number. Null for what cannot be a code. */
function codeOf(spoken: string): string | null {
  const code = spoken.replaceAll(/\D/g, '').padStart(echoCodeLength, '0')
  return code.length === echoCodeLength && code !== nothingUnderstood ? code : null
}
