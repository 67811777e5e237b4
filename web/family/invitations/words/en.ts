import { roleLabels } from '#contract/platform/policy.ts'

type Person = { name: string; email: string; role: string }

/** What the page says that the link of an invitation opens. */
export const words = {
  pageTitle: 'Invitation',
  cannotBeOpened: 'This invitation cannot be opened',
  isLinkComplete: 'Is the link complete? Please ask for a new one.',
  expired: 'This invitation is not valid any more',
  askForNew: (name: string) => `Please ask ${name} for a new one.`,
  accepted: 'This invitation has been accepted already',
  wasItYou: 'If it was you, [sign in](signIn) to see the group.',
  roles: roleLabels,
  join: (group: string) => `Join ${group}`,
  invites: ({ name, email, role }: Person) => `${name} invites ${email} to join as ${role}.`,
  whatYouSee:
    "You see the family's photos, recommendations and shopping list, and can send pictures to your loved one's screen.",
  forAnother: ({ name, email, role }: Person) =>
    `This invitation is for ${email}. You are signed in as ${name}. If you join, you become ${role}, and the family sees whom it was for.`,
  joining: 'Joining…',
  joinAs: (name: string) => `Join as ${name}`,
  somebodyElse: 'I am somebody else',
  createAndJoin: 'Create an account and join',
  noNewAccounts: 'No new accounts are made here. If you have none, ask the person who runs this server.',
  iHaveAnAccount: 'I have an account',
  welcome: 'Welcome',
  memberNow: (group: string) => `You are a member of ${group} now.`,
}
export type InvitationWords = typeof words
