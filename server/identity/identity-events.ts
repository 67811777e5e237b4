import type { App } from '../platform/context.ts'

/** The session that a browser gets in the place of another. */
export type NextSession = { hash: string; userId: string }

/**
 * What later features do when a session ends, inside the same transaction. Bound at the composition root. A session
 * that expires does not end in this sense: the person has not signed out.
 */
export type IdentityEvents = {
  /** The session of one browser. `next` is what the browser has been signed in with instead, if it has. */
  sessionEnded(app: App, hash: string, next: NextSession | null): Promise<void>
  /** All sessions of the person, except for one. */
  sessionsEnded(app: App, userId: string, except: string | null): Promise<void>
  /** The person has a new password, or none any more. What was made with the old one ends, too. */
  passwordChanged(app: App, userId: string): Promise<void>
  /** The person's address is confirmed now. */
  emailConfirmed(app: App, userId: string): void
}

/** The open invitation that a link leads to. */
export type FoundInvitation = {
  /** Of its links: another one after it was renewed. */
  linkId: string
  /** The link was in the mail to the address and nowhere else. */
  provesEmail: boolean
}

/** Looks invitations up, which belong to a later feature. Bound at the composition root. */
export type FindInvitation = (
  app: App,
  { token, email }: { token: string; email: string | null },
) => Promise<FoundInvitation | null>

declare module '../platform/context.ts' {
  interface App {
    identityEvents: IdentityEvents
    findInvitation: FindInvitation
  }
}
