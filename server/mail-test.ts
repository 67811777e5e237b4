/**
 * Sends one mail with the server's own configuration:
 *   npm run mail:test -- you@example.org
 * It opens no database, so it can be run beside the server. Exits with 1 when the mail was not sent.
 */
import { readConfig } from './platform/config.ts'
import { tryMail } from './platform/mail/try-mail.ts'

const [to] = process.argv.slice(2)
process.exit(to ? await run(to) : usage())

async function run(to: string): Promise<number> {
  try {
    const { isSent, sentence } = await tryMail(readConfig(process.env), to)
    console.log(sentence)
    return isSent ? 0 : 1
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return 1
  }
}

function usage(): number {
  console.error('Please name an address of yours: npm run mail:test -- you@example.org')
  return 2
}
