import { displayName, type User } from '#contract/identity/identity.ts'
import type { Language } from '#contract/platform/languages.ts'
import type { Role } from '#contract/platform/policy.ts'
import { messagesIn } from '../../platform/language/messages.ts'
import { mailFrame } from '../../platform/mail/mail-frame.ts'
import { mailWords, shortened } from '../../platform/mail/mail-words.ts'

/** The mail that brings the link to join a group. */
export function invitationMail(
  language: Language,
  by: User,
  { groupName, role }: { groupName: string; role: Role },
  link: string,
) {
  const { hello, invitation } = messagesIn(language)
  const [inviter, family] = [mailWords(displayName(by)), mailWords(groupName)]
  const frame = mailFrame({
    language,
    family,
    title: invitation.title(inviter),
    paragraphs: [hello(null), invitation.text(inviter, family, role), invitation.about, invitation.lasts],
    button: { label: invitation.button, url: link },
    notes: [invitation.note],
  })
  return { subject: shortened(invitation.subject(inviter, family), 120), ...frame }
}
