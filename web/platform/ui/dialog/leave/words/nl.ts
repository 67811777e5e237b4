import type { LeaveWords } from './en.ts'

export const words: LeaveWords = {
  question: 'Sluiten zonder op te slaan?',
  means: 'Wat je hier hebt ingevuld of gekozen, gaat verloren.',
  leave: 'Sluiten',
}
