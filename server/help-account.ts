import { bindApp } from './app.ts'
import { endAllRights } from './identity/end-rights.ts'
import { describeAccount, findAccounts, giveAddress, handLink } from './identity/help-account.ts'
import type { UserRow } from './identity/identity.tables.ts'
import { migrations } from './migrations/all.ts'
import { openBeside } from './open-beside.ts'
import { readConfig } from './platform/config.ts'
import type { App } from './platform/context.ts'

export type Help = { named: string; link: boolean; address: string | null; signsOut: boolean }

/** Does what is asked for and prints what was done. Throws with a sentence when it cannot. */
export async function helpAccount(
  environment: NodeJS.ProcessEnv,
  help: Help,
  print: (line: string) => void,
): Promise<void> {
  const platform = await openBeside(readConfig(environment), migrations)
  try {
    const app = bindApp(platform.app)
    const account = await requireOne(app, help.named)
    const home = app.config.publicUrl ?? `http://localhost:${app.config.port}`
    if (help.address !== null) {
      await giveAddress(app, account.id, help.address, `${home}/`)
      print(`The account signs in as ${help.address} now. The address is not confirmed yet.`)
    }
    if (help.signsOut) {
      await endAllRights(app, account.id, { keepSession: null, because: 'secured' })
      print(
        'Everybody is signed out of the account, and its passkeys, tokens, keys and open invitations have ended.',
      )
      print('Whoever knows the password can sign in again: hand a link for a new one to the person (--link).')
    }
    if (help.link) {
      print(`${home}/api/login#reset=${await handLink(app, account.id)}`)
      print(
        'The link sets a new password, once, within a day. Whoever has it has the account: be sure whom you give it to.',
      )
    }
    if (help.address === null && !help.signsOut && !help.link)
      for (const line of await describeAccount(app, account)) print(line)
  } finally {
    await platform.close()
  }
}

async function requireOne(app: App, named: string): Promise<UserRow> {
  const [account, ...others] = await findAccounts(app, named)
  if (!account) throw new Error(`No account has the address or the id ${named}, or has lost the address.`)
  if (others.length === 0) return account
  const ids = [account, ...others].map(({ id }) => id).join(', ')
  throw new Error(`Several accounts have it or have lost it. Please name one by its id: ${ids}`)
}
