import type { LeaveWords } from './en.ts'

export const words: LeaveWords = {
  question: 'Sair sem salvar?',
  means: 'O que você escreveu ou escolheu aqui será perdido.',
  leave: 'Sair',
}
