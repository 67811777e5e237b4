import type { InvitingWords } from './en.ts'

export const words: InvitingWords = {
  invite: 'Convidar alguém',
  send: 'Enviar convite',
  sending: 'Enviando…',
  email: 'E-mail',
  emailExample: 'ex.: mia@example.com',
  role: 'Papel',
  roles: { primary_caretaker: 'Responsável principal', caretaker: 'Responsável', member: 'Familiar' },
  ready: 'O convite está pronto',
  linkLabel: 'Link válido por sete dias e para uma pessoa',
  joinUs: (family) => (family ? `Entre em ${family} no Sunporch:` : 'Entre na nossa família no Sunporch:'),
  codeLabel: 'Um código com o convite, para a câmera de um celular',
  done: 'Pronto',
  isMailed: (email) => `Um e-mail com este link está a caminho de ${email}.`,
  hadManyMails: (email) =>
    `${email} já recebeu muitos e-mails hoje, então este não foi enviado. Por favor, envie o link por outro meio.`,
  notGoneOut: (email) => `O e-mail para ${email} ainda não saiu. Por favor, envie o link por outro meio.`,
  noMail: (email) => `Falta um passo: este servidor não envia e-mails. Passe este link a ${email}.`,
  invitationFor: (email) => `Convite para ${email}`,
  sendAgain: 'Enviar de novo',
  cancelInvitation: 'Cancelar o convite',
  sent: { title: 'Convite enviado', description: 'O convite está a caminho.' },
  notSent: 'Não foi possível enviar o convite. Tente de novo.',
  cancelled: { title: 'Convite cancelado', description: 'O link dele não funciona mais.' },
}
