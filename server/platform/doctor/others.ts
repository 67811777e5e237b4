import type { Config } from '../config.ts'
import { tryLogin } from '../mail/try-mail.ts'
import { type Findings, look, mend, ok, reasonIn } from './finding.ts'

const patience = 10_000

/** Mail, sign-in, notices, Alexa, and who may make an account. Only servers of the configuration are called. */
export async function* examineOthers(
  config: Config,
  environment: NodeJS.ProcessEnv,
  hasAccounts: boolean | null,
): Findings {
  yield* examineRegistration(config, hasAccounts)
  yield* examineMail(config)
  yield* examinePush(config)
  yield* examineOidc(config)
  yield* examineAlexa(config, environment)
}

async function* examineRegistration({ registration }: Config, hasAccounts: boolean | null): Findings {
  if (hasAccounts === false)
    return yield look(
      'Nobody has an account yet, so anybody who reaches the server can make the first one. Make it at once after the start.',
    )
  if (registration === 'open')
    return yield look(
      'REGISTRATION is open: anybody who reaches the server can make an account. Leave it away if it is for your family.',
    )
  yield ok(
    registration === 'closed'
      ? 'Nobody can make a new account (REGISTRATION).'
      : 'New accounts are made by invitation (REGISTRATION).',
  )
}

async function* examineMail(config: Config): Findings {
  const { smtpUrl, mailFrom } = config
  if (smtpUrl === null)
    return yield look(
      'SMTP_URL is not set, so no mail is sent: links for new passwords and invitations are stored in the folder "mail" of the data folder (docs/operations.md, Mails).',
    )
  if (/@localhost\b/.test(mailFrom))
    yield mend('MAIL_FROM is not set. Set it to an address that the account of SMTP_URL may use.')
  const { isAccepted, sentence } = await tryLogin({ smtpUrl })
  yield isAccepted ? ok(sentence) : mend(sentence)
}

async function* examinePush({ publicUrl, pushServices }: Config): Findings {
  if (publicUrl?.startsWith('https:')) yield ok('Notices can be shown on phones: the address is HTTPS.')
  for (const service of pushServices)
    yield await fetch(service, { signal: AbortSignal.timeout(patience), redirect: 'manual' }).then(
      () => ok(`The push service ${service} answers.`),
      (error) =>
        mend(`The push service ${service} does not answer (${reasonIn(error)}). Check PUSH_SERVICES.`),
    )
}

async function* examineOidc({ oidc }: Config): Findings {
  if (!oidc) return
  const address = `${oidc.issuer.replace(/\/+$/, '')}/.well-known/openid-configuration`
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(patience) })
    const { issuer } = (await answer.json().catch(() => ({}))) as { issuer?: string }
    if (issuer === oidc.issuer) yield ok(`The sign-in provider ${oidc.issuer} answers.`)
    else if (issuer)
      yield mend(`The sign-in provider calls itself ${issuer}. Set OIDC_ISSUER to exactly that.`)
    else
      yield mend(`${address} is no description of a sign-in provider (${answer.status}). Check OIDC_ISSUER.`)
  } catch (error) {
    yield mend(
      `The sign-in provider ${oidc.issuer} does not answer (${reasonIn(error)}), so nobody can sign in. Check OIDC_ISSUER.`,
    )
  }
}

async function* examineAlexa({ alexa, publicUrl }: Config, environment: NodeJS.ProcessEnv): Findings {
  if (!alexa) {
    const set = Object.keys(environment).filter((name) => name.startsWith('ALEXA_') && environment[name])
    if (set.length > 0)
      yield look(
        `${set.join(', ')}: without ALEXA_SKILL_ID there is no skill, and this does nothing (docs/alexa.md).`,
      )
    return
  }
  if (!publicUrl?.startsWith('https:'))
    yield mend(
      'ALEXA_SKILL_ID is set, but PUBLIC_URL is not https. Amazon calls a skill by HTTPS only (docs/alexa.md).',
    )
  if (!alexa.client)
    yield look(
      'ALEXA_CLIENT_ID and ALEXA_CLIENT_SECRET are not set, so an Echo is told of nothing new by itself (docs/alexa.md).',
    )
  else if (publicUrl?.startsWith('https:')) yield ok('The variables of the Alexa skill are set.')
}
