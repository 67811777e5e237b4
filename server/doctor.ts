/**
 * Says what is wrong with the configuration and the machine, in sentences:
 *   npm run doctor
 * And what became of one delivery:
 *   npm run doctor -- --delivery ID
 * It uses the server's own variables, changes nothing, and can be run beside the server and without it. Exits with 1 when
 * something has to be mended.
 */
import { parseArgs } from 'node:util'
import { diagnose } from './diagnose.ts'
import { followDelivery } from './follow-delivery.ts'
import { sentenceOf } from './platform/start-trouble.ts'

process.exit((await run()) ? 0 : 1)

async function run(): Promise<boolean> {
  try {
    const { delivery } = parseArgs({ options: { delivery: { type: 'string' } } }).values
    if (delivery !== undefined) return await followDelivery(process.env, delivery, console.log)
    return (await diagnose(process.env, console.log)) === 0
  } catch (error) {
    console.error(sentenceOf(error))
    return false
  }
}
