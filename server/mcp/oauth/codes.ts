import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import { minutes } from '../../platform/clock.ts'
import type { App } from '../../platform/context.ts'
import { hashToken } from '../../platform/ids.ts'
import { seal, unseal } from '../../platform/seal.ts'
import type { Ask } from './ask.ts'

const purpose = 'assistant code'
const lastsFor = minutes(2)

/** What a person has answered, and in which session. */
const Answered = z.object({
  id: z.string(),
  userId: z.string(),
  sessionId: z.string(),
  groupId: z.string(),
  right: z.enum(['read', 'change']),
  name: z.string(),
})
type Answered = z.infer<typeof Answered>

const Sealed = z.extend(Answered, {
  client: z.string(),
  redirect: z.string(),
  challenge: z.string(),
  until: z.number(),
})

/** The code that an assistant is given for the answer. Nothing is stored until it comes with it. */
export function makeCode(app: App, ask: Ask, answered: Answered): string {
  const { client, redirect, challenge } = ask
  const until = app.clock.now() + lastsFor
  const sealed: z.infer<typeof Sealed> = {
    ...answered,
    client: hashToken(client.id),
    redirect,
    challenge,
    until,
  }
  return seal(app, purpose, JSON.stringify(sealed))
}

type Shown = { code: string; clientId: string; redirect: string; verifier: string }

/** Null unless it is shown in time, by the program that asked, with the secret behind the challenge. */
export function readCode(app: App, { code, clientId, redirect, verifier }: Shown): Answered | null {
  const text = unseal(app, purpose, code)
  if (text === null) return null
  const sealed = Sealed.parse(JSON.parse(text))
  const isTheirs = sealed.client === hashToken(clientId) && sealed.redirect === redirect
  const challenge = createHash('sha256').update(verifier).digest('base64url')
  const isInTime = sealed.until > app.clock.now()
  return isTheirs && isInTime && sealed.challenge === challenge ? Answered.parse(sealed) : null
}
