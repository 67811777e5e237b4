import type { LeaveWords } from './en.ts'

export const words: LeaveWords = {
  question: '¿Salir sin guardar?',
  means: 'Se perderá lo que has escrito o elegido aquí.',
  leave: 'Salir',
}
