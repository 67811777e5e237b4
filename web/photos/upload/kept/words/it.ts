import type { SignOutWords } from './en.ts'

export const words: SignOutWords = {
  recordingsNotYet: (count) =>
    count === 1 ? '1 registrazione non è ancora inviata' : `${count} registrazioni non sono ancora inviate`,
  picturesAndRecordings: 'Foto e registrazioni non sono ancora inviate',
  signOutWithOne:
    'Se esci ora, sparisce da questo browser e non sarà inviata. I tuoi file restano dove sono.',
  signOutWithMany:
    'Se esci ora, spariscono da questo browser e non saranno inviate. I tuoi file restano dove sono.',
  signOutWithRecording: 'Se esci ora, sparisce da questo browser e non sarà inviata.',
  signOutWithRecordings: 'Se esci ora, spariscono da questo browser e non saranno inviate.',
  discardAndSignOut: 'Scarta ed esci',
}
