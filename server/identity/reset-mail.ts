import { mailFrame } from '../platform/mail/mail-frame.ts'

/** The mail with the link to a new password. */
export function resetMail(firstName: string | null, link: string) {
  const frame = mailFrame({
    family: null,
    title: 'Choose a new password',
    paragraphs: [
      firstName ? `Hello ${firstName},` : 'Hello,',
      'To choose a new password for Sunporch, open this link within one hour.',
    ],
    button: { label: 'Choose a new password', url: link },
    notes: ['If you did not ask for it, you need not do anything. Your password stays as it is.'],
  })
  return { subject: 'Choose a new password for Sunporch', ...frame }
}
