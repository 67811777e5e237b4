import { mailFrame } from '../../platform/mail/mail-frame.ts'

/**
 * The mail with the link that confirms an address. Anybody can have it sent anywhere by signing up, so it holds no word
 * of theirs.
 */
export function confirmationMail(link: string) {
  const frame = mailFrame({
    family: null,
    title: 'Is this your e-mail address?',
    paragraphs: [
      'Hello,',
      'Somebody named this address for their account on Sunporch. If it was you, open this link within 24 hours. News of your family comes here only afterwards.',
    ],
    button: { label: 'Yes, this is my address', url: link },
    notes: ['If it was not you, you need not do anything.'],
  })
  return { subject: 'Please confirm your e-mail address for Sunporch', ...frame }
}

const asked = {
  person: 'as somebody asked with your password',
  operator: 'which the person who runs your Sunporch gave it when they were asked to',
}

/** The mail to the address that the account had before. It does not name the new one. */
export function addressChangedMail(home: string, by: keyof typeof asked = 'person') {
  const frame = mailFrame({
    family: null,
    title: 'Your e-mail address was changed',
    paragraphs: [
      'Hello,',
      `Your account on Sunporch has another e-mail address now, ${asked[by]}. You sign in with the new address, and mails go there.`,
    ],
    button: { label: 'Open Sunporch', url: home },
    notes: ['If it was not you, please tell the person who runs your Sunporch at once.'],
  })
  return { subject: 'Your e-mail address for Sunporch was changed', ...frame }
}
