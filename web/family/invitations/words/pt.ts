import type { InvitationWords } from './en.ts'

export const words: InvitationWords = {
  pageTitle: 'Convite',
  cannotBeOpened: 'Não é possível abrir este convite',
  isLinkComplete: 'O link está completo? Peça um novo.',
  expired: 'Este convite não vale mais',
  askForNew: (name) => `Peça um novo a ${name}.`,
  accepted: 'Este convite já foi aceito',
  wasItYou: 'Se foi você, [entre](signIn) para ver o grupo.',
  roles: { primary_caretaker: 'responsável principal', caretaker: 'responsável', member: 'familiar' },
  join: (group) => `Participe de ${group}`,
  invites: ({ name, email, role }) => `${name} convida ${email} para participar como ${role}.`,
  whatYouSee:
    'Você vê as fotos, as recomendações e a lista de compras da família, e pode enviar fotos para a tela de quem você ama.',
  forAnother: ({ name, email, role }) =>
    `Este convite é para ${email}. Você entrou como ${name}. Se participar, será como ${role}, e a família vê para quem era.`,
  joining: 'Um momento…',
  joinAs: (name) => `Participar como ${name}`,
  somebodyElse: 'Sou outra pessoa',
  createAndJoin: 'Criar uma conta e participar',
  noNewAccounts: 'Aqui não se criam contas novas. Se você não tem uma, fale com quem cuida deste servidor.',
  iHaveAnAccount: 'Já tenho conta',
  welcome: 'Que bom ter você aqui',
  memberNow: (group) => `Agora você faz parte de ${group}.`,
}
