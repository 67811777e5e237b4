import * as z from 'zod/mini'
import { endpoint } from '../platform/endpoint.ts'
import { id, limits, requiredText } from '../platform/fields.ts'
import { languages } from '../platform/languages.ts'
import { registrationPath, userPath } from './identity-paths.ts'

export const User = z.object({
  id,
  email: z.nullable(z.string()),
  firstName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
  profileImageUrl: z.nullable(z.string()),
  /** Every family of the person sees it. */
  phone: z.nullable(z.string()),
  /** In which mails and notices come. Null for somebody who has never been asked: English. */
  language: z.nullable(z.enum(languages)),
  /** Whether the account is one of ours, with a password that can be changed here. */
  hasPassword: z.boolean(),
  /** No notices go to the address until its person has opened the link that was mailed there. */
  mustConfirmEmail: z.boolean(),
})
export type User = z.infer<typeof User>

/** First and last name when both exist, otherwise the e-mail, otherwise "User". */
export function displayName(user: Pick<User, 'firstName' | 'lastName' | 'email'>): string {
  if (user.firstName && user.lastName) return `${user.firstName} ${user.lastName}`
  return user.email || 'User'
}

export const email = z
  .string('Please enter your e-mail address.')
  .check(
    z.trim(),
    z.toLowerCase(),
    z.maxLength(limits.email, 'This e-mail address is too long.'),
    z.email('Please enter a full e-mail address, like mia@example.com.'),
  )

export const passwordLength = { min: 10, max: 200 } as const
const newPassword = z
  .string('Please choose a password.')
  .check(
    z.minLength(passwordLength.min, `Please use at least ${passwordLength.min} characters.`),
    z.maxLength(passwordLength.max, `Please use at most ${passwordLength.max} characters.`),
  )

/** A path of our own to go to after signing in; anything else is dropped by the server. */
const returnTo = z.optional(z.string())

export const SignIn = z.object({
  email,
  password: z
    .string('Please enter your password.')
    .check(z.minLength(1, 'Please enter your password.'), z.maxLength(passwordLength.max)),
  returnTo,
})
export const SignUp = z.object({
  firstName: requiredText(limits.name, 'Please enter your first name.'),
  lastName: requiredText(limits.name, 'Please enter your last name.'),
  email,
  password: newPassword,
  /** What the link of an invitation ends with, for somebody who follows one. */
  invitation: z.optional(z.string().check(z.maxLength(200))),
  returnTo,
})
export const ForgotPassword = z.object({ email })
export const ResetPassword = z.object({ token: z.string().check(z.maxLength(200)), password: newPassword })

/** Passkeys, tokens, upload keys, calendar addresses, links and open invitations stay; without it they end. */
export const keepKeys = z._default(z.boolean(), false)

export const ChangePassword = z.object({
  currentPassword: z.string('Please enter your password.').check(z.maxLength(passwordLength.max)),
  newPassword,
  keepKeys,
})

export const ChangeEmail = z.object({
  email,
  currentPassword: z.string('Please enter your password.').check(z.maxLength(passwordLength.max)),
})

export const ChangedEmail = z.object({
  user: User,
  /** The new address, where the account keeps its present one until the link that was mailed there is opened. */
  waitsFor: z.nullable(z.string()),
})
export type ChangedEmail = z.infer<typeof ChangedEmail>

/** `invited`: whoever has an open invitation. Until the first account exists it is anybody. */
export const Registration = z.object({
  canSignUp: z.enum(['anybody', 'invited', 'nobody']),
  /** Nobody has an account yet. */
  isFirst: z.boolean(),
})
export type Registration = z.infer<typeof Registration>

/** Where the browser goes next: a path on this site. */
export const Onward = z.object({ location: z.string() })

export const identityApi = {
  user: endpoint(userPath, {
    summary: 'The signed-in person',
    access: 'user',
    response: User,
  }),
  signIn: endpoint('POST /api/auth/sign-in', {
    summary: 'Sign in with e-mail and password',
    access: 'public',
    body: SignIn,
    response: Onward,
  }),
  registration: endpoint(registrationPath, {
    summary: 'Who can make an account on this server now',
    access: 'public',
    response: Registration,
  }),
  signUp: endpoint('POST /api/auth/sign-up', {
    summary:
      'Create an account and sign in; 403 `registration_closed` for somebody without an invitation where one is needed',
    access: 'public',
    status: 201,
    body: SignUp,
    response: Onward,
  }),
  forgotPassword: endpoint('POST /api/auth/forgot-password', {
    summary: 'Ask for a mailed link; answers the same whether the address is known or not',
    access: 'public',
    status: 202,
    body: ForgotPassword,
    /** `isMailed` is false where the server sends no mail at all. */
    response: z.object({ message: z.string(), isMailed: z.boolean() }),
  }),
  resetPassword: endpoint('POST /api/auth/reset-password', {
    summary:
      'Choose a new password with a mailed link; signs out everywhere and ends all that outlives a session',
    access: 'public',
    body: ResetPassword,
    response: Onward,
  }),
  changePassword: endpoint('POST /api/auth/password', {
    summary:
      'Change the password; every other browser is signed out and API tokens end; without `keepKeys` all that outlives a session',
    access: 'user',
    body: ChangePassword,
    response: z.object({ message: z.string() }),
  }),
  confirmEmail: endpoint('POST /api/auth/confirm-email', {
    summary: 'Confirm an e-mail address with a mailed link, which works once, for 24 hours',
    access: 'public',
    body: z.object({ token: z.string().check(z.maxLength(200)) }),
    response: z.object({ email: z.string() }),
  }),
  sendConfirmation: endpoint('POST /api/auth/confirm-email/send', {
    summary: "Mail the link that confirms one's own e-mail address again",
    access: 'user',
    /** `isSent` is false where the mail server did not take the mail. */
    response: z.object({ email: z.string(), isSent: z.boolean() }),
  }),
  changeEmail: endpoint('POST /api/auth/email', {
    summary:
      "Change one's own e-mail address; a link to confirm it goes there, and a confirmed address stays until it is opened",
    access: 'user',
    body: ChangeEmail,
    response: ChangedEmail,
  }),
}
