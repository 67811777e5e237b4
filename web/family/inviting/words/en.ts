import { roleLabels } from '#contract/platform/policy.ts'

/** Inviting somebody, and what becomes of an invitation. */
export const words = {
  invite: 'Invite Member',
  send: 'Send Invitation',
  sending: 'Sending…',
  email: 'Email Address',
  emailExample: 'e.g. mia@example.com',
  role: 'Role',
  roles: roleLabels,
  ready: 'The invitation is ready',
  linkLabel: 'Link, good for seven days and one person',
  joinUs: (family: string | null) =>
    family ? `Join ${family} on Sunporch:` : 'Join our family on Sunporch:',
  codeLabel: "A code with the invitation, for a phone's camera",
  done: 'Done',
  isMailed: (email: string) => `A mail with this link is on its way to ${email}.`,
  hadManyMails: (email: string) =>
    `${email} has had many mails today, so this one was not sent. Please give them this link yourself.`,
  notGoneOut: (email: string) =>
    `The mail to ${email} has not gone out yet. Please give them this link yourself.`,
  noMail: (email: string) =>
    `One step is left: this server sends no mail, so give ${email} this link yourself.`,
  invitationFor: (email: string) => `Invitation for ${email}`,
  sendAgain: 'Send again',
  cancelInvitation: 'Cancel invitation',
  sent: { title: 'Invitation sent', description: 'Family member invitation has been sent.' },
  notSent: 'Failed to send invitation. Please try again.',
  cancelled: { title: 'Invitation cancelled', description: 'Its link does not work any more.' },
}
export type InvitingWords = typeof words
