import type { ConfirmNoteWords } from './en.ts'

export const words: ConfirmNoteWords = {
  title: 'Deine E-Mail-Adresse',
  pleaseConfirm: (email) =>
    `Bitte bestätige ${email}: Drück auf „Schicken“ und öffne dann den Link in der Mail. Dann kommt Neues aus deiner Familie auch dort an.`,
  send: 'Schicken',
  sending: 'Wird geschickt…',
  another: 'Andere Adresse',
  lost: 'Dein Konto hat gerade keine E-Mail-Adresse. Wenn du dein Passwort vergisst, kann dir niemand helfen. Öffne den Link in unserer Mail, oder gib eine Adresse ein.',
  enter: 'Adresse eingeben',
  sent: { title: 'Verschickt', description: (email) => `Bitte schau nach unserer Mail an ${email}.` },
  notSent: {
    title: 'Die Mail ließ sich nicht verschicken',
    description: (email) => `Stimmt ${email}? Du kannst die Adresse in den Einstellungen ändern.`,
  },
}
