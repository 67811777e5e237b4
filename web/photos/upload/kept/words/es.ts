import type { SignOutWords } from './en.ts'

export const words: SignOutWords = {
  recordingsNotYet: (count) =>
    count === 1 ? '1 grabación aún no se ha enviado' : `${count} grabaciones aún no se han enviado`,
  picturesAndRecordings: 'Hay fotos y grabaciones que aún no se han enviado',
  signOutWithOne:
    'Si cierras la sesión ahora, desaparece de este navegador y no se enviará. Tus archivos se quedan donde están.',
  signOutWithMany:
    'Si cierras la sesión ahora, desaparecen de este navegador y no se enviarán. Tus archivos se quedan donde están.',
  signOutWithRecording: 'Si cierras la sesión ahora, desaparece de este navegador y no se enviará.',
  signOutWithRecordings: 'Si cierras la sesión ahora, desaparecen de este navegador y no se enviarán.',
  discardAndSignOut: 'Descartar y cerrar sesión',
}
