import type { SignOutWords } from './en.ts'

export const words: SignOutWords = {
  recordingsNotYet: (count) =>
    count === 1
      ? '1 enregistrement n’est pas encore envoyé'
      : `${count} enregistrements ne sont pas encore envoyés`,
  picturesAndRecordings: 'Des photos et des enregistrements ne sont pas encore envoyés',
  signOutWithOne:
    'Si tu te déconnectes maintenant, elle quitte ce navigateur et ne sera pas envoyée. Tes propres fichiers restent où ils sont.',
  signOutWithMany:
    'Si tu te déconnectes maintenant, tout cela quitte ce navigateur et ne sera pas envoyé. Tes propres fichiers restent où ils sont.',
  signOutWithRecording: 'Si tu te déconnectes maintenant, il quitte ce navigateur et ne sera pas envoyé.',
  signOutWithRecordings:
    'Si tu te déconnectes maintenant, ils quittent ce navigateur et ne seront pas envoyés.',
  discardAndSignOut: 'Abandonner et se déconnecter',
}
