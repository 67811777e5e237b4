import type { EndedKind } from '#contract/recovery.ts'
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

/** One right that ended with the taking back of an account; `groupId` is null for what belongs to no group. */
export type EndedRight = { kind: EndedKind; groupId: string | null }

/** Why the rights ended: the person said that somebody else had the account, or they closed it to others as a precaution. */
export type EndedBecause = 'taken' | 'secured'

/** Looks invitations up. Bound by `family`, which comes after this folder. */
export type FindInvitation = (
  app: App,
  { token, email }: { token: string; email: string | null },
) => Promise<FoundInvitation | null>

/** Whether something has ended, or was opened in the person's name, that they are to look through. Bound by `recovery`. */
export type MustLookThrough = (app: App, userId: string) => Promise<boolean>

declare module '../platform/feature.ts' {
  /** A session that expires does not end in this sense: the person has not signed out. */
  interface Events {
    /** The session of one browser. `next` is what the browser has been signed in with instead, if it has. */
    sessionEnded: [hash: string, next: NextSession | null]
    /** All sessions of the person, except for one. */
    sessionsEnded: [userId: string, except: string | null]
    /** The person has a new password, or none any more. What was made with the old one ends, too. */
    passwordChanged: [userId: string]
    /**
     * All that outlives a session ends. Each feature ends what is its own and adds it to `ended`. Said after the sessions
     * have ended, so that none of them makes anything more.
     */
    rightsEnded: [userId: string, ended: EndedRight[], because: EndedBecause]
    /** The person's address is confirmed now. */
    emailConfirmed: [userId: string]
  }
}

declare module '../platform/context.ts' {
  interface App {
    findInvitation: FindInvitation
    mustLookThrough: MustLookThrough
  }
}
