import type { Language } from '#contract/platform/languages.ts'
import { messagesIn } from '../platform/language/messages.ts'
import { mailFrame } from '../platform/mail/mail-frame.ts'

type Reader = { firstName: string | null; language: Language }

/** The mail with the link to a new password. */
export function resetMail({ firstName, language }: Reader, link: string) {
  const { hello, reset } = messagesIn(language)
  const frame = mailFrame({
    language,
    family: null,
    title: reset.title,
    paragraphs: [hello(firstName), reset.text],
    button: { label: reset.button, url: link },
    notes: [reset.note],
  })
  return { subject: reset.subject, ...frame }
}
