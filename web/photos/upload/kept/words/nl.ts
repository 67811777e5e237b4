import type { SignOutWords } from './en.ts'

export const words: SignOutWords = {
  recordingsNotYet: (count) =>
    count === 1 ? '1 opname is nog niet verstuurd' : `${count} opnamen zijn nog niet verstuurd`,
  picturesAndRecordings: 'Foto’s en opnamen zijn nog niet verstuurd',
  signOutWithOne:
    'Als je nu uitlogt, verdwijnt hij uit deze browser en wordt hij niet verstuurd. Je eigen bestanden blijven waar ze zijn.',
  signOutWithMany:
    'Als je nu uitlogt, verdwijnen ze uit deze browser en worden ze niet verstuurd. Je eigen bestanden blijven waar ze zijn.',
  signOutWithRecording: 'Als je nu uitlogt, verdwijnt hij uit deze browser en wordt hij niet verstuurd.',
  signOutWithRecordings: 'Als je nu uitlogt, verdwijnen ze uit deze browser en worden ze niet verstuurd.',
  discardAndSignOut: 'Weggooien en uitloggen',
}
