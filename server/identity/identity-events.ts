import type { App } from '../platform/context.ts'

/** The session that a browser gets in the place of another. */
export type NextSession = { hash: string; userId: string }

/** The open invitation that a link leads to. */
export type FoundInvitation = {
  /** Of its links: another one after it was renewed. */
  linkId: string
  /** The link was in the mail to the address and nowhere else. */
  provesEmail: boolean
}

/** Looks invitations up. Bound by `family`, which comes after this folder. */
export type FindInvitation = (
  app: App,
  { token, email }: { token: string; email: string | null },
) => Promise<FoundInvitation | null>

declare module '../platform/feature.ts' {
  /** A session that expires does not end in this sense: the person has not signed out. */
  interface Events {
    /** The session of one browser. `next` is what the browser has been signed in with instead, if it has. */
    sessionEnded: [hash: string, next: NextSession | null]
    /** All sessions of the person, except for one. */
    sessionsEnded: [userId: string, except: string | null]
    /** The person has a new password, or none any more. What was made with the old one ends, too. */
    passwordChanged: [userId: string]
    /** The person's address is confirmed now. */
    emailConfirmed: [userId: string]
  }
}

declare module '../platform/context.ts' {
  interface App {
    findInvitation: FindInvitation
  }
}
