import type { LeaveWords } from './en.ts'

export const words: LeaveWords = {
  question: 'Ohne Speichern schließen?',
  means: 'Was du hier eingegeben oder ausgesucht hast, geht verloren.',
  leave: 'Schließen',
}
