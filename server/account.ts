/**
 * Helps somebody into their account who cannot help themselves any more, beside the server or without it:
 *   npm run account -- anna@example.com                     says what there is
 *   npm run account -- anna@example.com --link              prints a link for a new password
 *   npm run account -- anna@example.com --address NEW       gives the account another address
 *   npm run account -- anna@example.com --sign-out          ends all that lets anybody in
 * An account is named by its address, one that it has lost, or its id. Exits with 1 when nothing was done.
 */
import { parseArgs } from 'node:util'
import { helpAccount } from './help-account.ts'
import { sentenceOf } from './platform/start-trouble.ts'

process.umask(0o077)
process.exit(await run())

async function run(): Promise<number> {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        link: { type: 'boolean' },
        address: { type: 'string' },
        'sign-out': { type: 'boolean' },
      },
    })
    const [named, ...others] = positionals
    if (named === undefined || others.length > 0)
      throw new Error('Please name one account: npm run account -- anna@example.com')
    const { link = false, address = null, 'sign-out': signsOut = false } = values
    await helpAccount(process.env, { named, link, address, signsOut }, console.log)
    return 0
  } catch (error) {
    console.error(sentenceOf(error))
    return 1
  }
}
