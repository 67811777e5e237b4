import type { ConfirmEmailWords } from './en.ts'

export const words: ConfirmEmailWords = {
  pageTitle: 'Seu e-mail',
  thankYou: 'Agradecemos a confirmação',
  confirmed: (email) => `Seu endereço é ${email}. As novidades da família chegam lá a partir de agora.`,
  open: 'Abrir o Sunporch',
  didNotWork: 'Não deu certo',
  openSettings: 'Abrir Configurações',
  isItYours: 'Este é o seu endereço?',
  pressIfSo: 'Se você usa o Sunporch com o endereço em que recebeu nossa mensagem, aperte o botão.',
  yes: 'Sim, é o meu endereço',
}
