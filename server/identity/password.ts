import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import type { User } from '#contract/identity/identity.ts'
import type { App } from '../platform/context.ts'
import { AppError, invalid } from '../platform/errors.ts'
import './identity.tables.ts'
import { limitConcurrency } from '../platform/work/concurrency.ts'

declare module '../platform/context.ts' {
  interface App {
    passwordCost: PasswordCost
  }
}

/** What one guess costs: memory in KiB, passes over it, lanes at once. */
type PasswordCost = { memory: number; passes: number; parallelism: number }

/** OWASP's recommendation for argon2id: 19 MiB, two passes, one lane. */
export const passwordCost: PasswordCost = { memory: 19_456, passes: 2, parallelism: 1 }

/**
 * One at a time: each takes one of the four threads in which Node also reads files and makes pictures.
 * Three hundred sign-ins at once would keep every picture waiting until the last of them is checked.
 */
const oneAtATime = limitConcurrency(1)
const argon2Async = promisify(argon2)
const derive: typeof argon2Async = (...given) => oneAtATime(() => argon2Async(...given))
const tagLength = 32

/** Argon2id in the PHC string format, so that the cost can be raised later. */
export async function hashPassword(password: string, cost: PasswordCost): Promise<string> {
  const nonce = randomBytes(16)
  const tag = await derive('argon2id', { ...cost, tagLength, message: normalized(password), nonce })
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${plain(nonce)}$${plain(tag)}`
}

const phc = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/

/** Takes as long for no hash as for a wrong password, so that nobody learns who has an account. */
export async function isPassword(
  password: string,
  hash: string | null,
  cost: PasswordCost,
): Promise<boolean> {
  const [, memory, passes, parallelism, nonce, tag] = phc.exec(hash ?? '') ?? []
  if (!tag || !nonce) {
    await hashPassword(password, cost)
    return false
  }
  const wanted = Buffer.from(tag, 'base64')
  const given = await derive('argon2id', {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    tagLength: wanted.length,
    message: normalized(password),
    nonce: Buffer.from(nonce, 'base64'),
  })
  return timingSafeEqual(given, wanted)
}

/** The same letters typed on two keyboards are the same password. */
function normalized(password: string): string {
  return password.normalize('NFKC')
}

function plain(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('=', '')
}

/** The same answer for an unknown address. */
export function wrongPassword(): AppError {
  return new AppError('wrong_password', 401, 'The e-mail address or the password is not right.')
}

/** 422 for an account that signs in elsewhere. */
export async function readPasswordHash(app: App, user: Pick<User, 'id'>): Promise<string> {
  const hash = await findPasswordHash(app, user.id)
  if (hash === null) throw invalid('This account signs in elsewhere. Please change it there.')
  return hash
}

/** Null for an account that signs in elsewhere. */
export async function findPasswordHash(app: App, userId: string): Promise<string | null> {
  const row = await app.db
    .selectFrom('users')
    .where('id', '=', userId)
    .select('password_hash')
    .executeTakeFirstOrThrow()
  return row.password_hash
}

export function wrongCurrentPassword(): AppError {
  const message = 'This is not your password.'
  return invalid(message, [{ path: 'currentPassword', message }])
}
