import type { LeaveWords } from './en.ts'

export const words: LeaveWords = {
  question: 'Uscire senza salvare?',
  means: 'Quello che hai scritto o scelto qui andrà perso.',
  leave: 'Esci',
}
