import { displayName, type User } from '#contract/identity/identity.ts'
import { type Role, roleLabels } from '#contract/platform/policy.ts'
import { mailFrame } from '../../platform/mail/mail-frame.ts'
import { mailWords, shortened } from '../../platform/mail/mail-words.ts'

/** The mail that brings the link to join a group. */
export function invitationMail(by: User, groupName: string, role: Role, link: string) {
  const [inviter, family] = [mailWords(displayName(by)), mailWords(groupName)]
  const frame = mailFrame({
    family,
    title: `${inviter} invites you to join`,
    paragraphs: [
      'Hello,',
      `${inviter} invites you to join "${family}" as ${roleLabels[role]}.`,
      'On Sunporch a family shares photos, recommendations and a shopping list with a loved one.',
      'The link works for seven days.',
    ],
    button: { label: 'Join the family', url: link },
    notes: ['If you do not know what this is about, you need not do anything.'],
  })
  return { subject: shortened(`${inviter} invites you to ${family} on Sunporch`, 120), ...frame }
}
