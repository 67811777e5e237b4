import type { SignOutWords } from './en.ts'

export const words: SignOutWords = {
  recordingsNotYet: (count) =>
    count === 1 ? '1 gravação ainda não foi enviada' : `${count} gravações ainda não foram enviadas`,
  picturesAndRecordings: 'Fotos e gravações ainda não foram enviadas',
  signOutWithOne:
    'Se você sair agora, ela some deste navegador e não será enviada. Seus próprios arquivos ficam onde estão.',
  signOutWithMany:
    'Se você sair agora, elas somem deste navegador e não serão enviadas. Seus próprios arquivos ficam onde estão.',
  signOutWithRecording: 'Se você sair agora, ela some deste navegador e não será enviada.',
  signOutWithRecordings: 'Se você sair agora, elas somem deste navegador e não serão enviadas.',
  discardAndSignOut: 'Descartar e sair',
}
