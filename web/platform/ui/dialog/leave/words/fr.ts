import type { LeaveWords } from './en.ts'

export const words: LeaveWords = {
  question: 'Quitter sans enregistrer\u00a0?',
  means: 'Ce que tu as écrit ou choisi ici sera perdu.',
  leave: 'Quitter',
}
