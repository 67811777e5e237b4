import type { Language } from '#contract/platform/languages.ts'
import { messagesIn } from '../../platform/language/messages.ts'
import { mailFrame } from '../../platform/mail/mail-frame.ts'

/**
 * The mail with the link that confirms an address. Anybody can have it sent anywhere by signing up, so it holds no word
 * of theirs.
 */
export function confirmationMail(language: Language, link: string) {
  const { hello, confirm } = messagesIn(language)
  const frame = mailFrame({
    language,
    family: null,
    title: confirm.title,
    paragraphs: [hello(null), confirm.text],
    button: { label: confirm.button, url: link },
    notes: [confirm.note],
  })
  return { subject: confirm.subject, ...frame }
}

/** The mail to the address that the account had before. It does not name the new one. */
export function addressChangedMail(
  language: Language,
  home: string,
  by: 'byPerson' | 'byOperator' = 'byPerson',
) {
  const { hello, openSunporch, addressChanged } = messagesIn(language)
  const frame = mailFrame({
    language,
    family: null,
    title: addressChanged.title,
    paragraphs: [hello(null), addressChanged[by]],
    button: { label: openSunporch, url: home },
    notes: [addressChanged.note],
  })
  return { subject: addressChanged.subject, ...frame }
}
