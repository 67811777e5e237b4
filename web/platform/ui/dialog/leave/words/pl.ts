import type { LeaveWords } from './en.ts'

export const words: LeaveWords = {
  question: 'Wyjść bez zapisywania?',
  means: 'To, co tu wpisano lub wybrano, przepadnie.',
  leave: 'Wyjdź',
}
