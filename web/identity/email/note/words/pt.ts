import type { ConfirmNoteWords } from './en.ts'

export const words: ConfirmNoteWords = {
  title: 'Seu endereço de e-mail',
  pleaseConfirm: (email) =>
    `Confirme ${email}: toque em “Enviar” e abra o link no e-mail. Assim as novidades da sua família chegam lá também.`,
  send: 'Enviar',
  sending: 'Enviando…',
  another: 'Outro endereço',
  lost: 'Sua conta está sem endereço de e-mail, por isso ninguém poderia ajudar se você esquecer a senha. Abra o link que enviamos ou escreva um endereço.',
  enter: 'Escrever um endereço',
  sent: { title: 'Enviado', description: (email) => `Procure nosso e-mail em ${email}.` },
  notSent: {
    title: 'Não foi possível enviar o e-mail',
    description: (email) => `${email} está certo? Você pode mudar em Configurações.`,
  },
}
