import { requireGroupRow } from '../../../family/groups/groups.service.ts'
import { AppError } from '../../../platform/errors.ts'
import { factsOf } from '../../echoes/echo-info.ts'
import { linkBySpokenCode } from '../../echoes/link.service.ts'
import { say } from '../reply.ts'
import { isIntent, type MakeHandler, onIntent, slotOf } from '../request-context.ts'

const again = 'Please say: my code is, and then the six digits.'

/** "My code is 4 7 1 1 0 8", on an Echo that belongs to a family already. */
export const linkedAlready = onIntent('LinkIntent', async (turn) => {
  const { name } = await requireGroupRow(turn.app, turn.echo.family_group_id)
  return say(turn, `This Echo is connected with ${name} already.`)
})

export const link: MakeHandler = (app) => ({
  canHandle: (input) => isIntent(input, 'LinkIntent'),
  async handle(input) {
    const facts = factsOf(input.requestEnvelope)
    if (!facts) return input.responseBuilder.getResponse()
    // Numbers are heard without the zeros that they begin with.
    const code = (slotOf(input, 'code') ?? '').replaceAll(/\D/g, '').padStart(6, '0')
    if (!/^\d{6}$/.test(code) || code === '000000') return say({ input, facts }, again, { question: again })
    try {
      const device = await linkBySpokenCode(app, facts, code)
      if (!device)
        return say({ input, facts }, `This code is worth nothing now. ${again}`, { question: again })
      const { name } = await requireGroupRow(app, device.family_group_id)
      const done = `This Echo is connected with ${name}. Say: what is new.`
      return say({ input, facts }, done, { question: 'Say: what is new.' })
    } catch (error) {
      if (!(error instanceof AppError) || error.status !== 429) throw error
      return say({ input, facts }, 'That were too many tries. Please wait a quarter of an hour.', {
        isOver: true,
      })
    }
  },
})
