import type { SignOutWords } from './en.ts'

export const words: SignOutWords = {
  recordingsNotYet: (count) =>
    count === 1 ? '1 Aufnahme ist noch nicht geschickt' : `${count} Aufnahmen sind noch nicht geschickt`,
  picturesAndRecordings: 'Bilder und Aufnahmen sind noch nicht geschickt',
  signOutWithOne:
    'Wenn du dich jetzt abmeldest, vergisst dieser Browser es, und es wird nicht geschickt. Deine eigenen Dateien bleiben, wo sie sind.',
  signOutWithMany:
    'Wenn du dich jetzt abmeldest, vergisst dieser Browser sie, und sie werden nicht geschickt. Deine eigenen Dateien bleiben, wo sie sind.',
  signOutWithRecording:
    'Wenn du dich jetzt abmeldest, vergisst dieser Browser sie, und sie wird nicht geschickt.',
  signOutWithRecordings:
    'Wenn du dich jetzt abmeldest, vergisst dieser Browser sie, und sie werden nicht geschickt.',
  discardAndSignOut: 'Verwerfen und abmelden',
}
