import type { MemberWords } from './en.ts'

export const words: MemberWords = {
  seeAll: 'Ver tudo',
  none: 'Ainda não há ninguém da família',
  invite: 'Convidar alguém',
  nobodyElse: 'Ainda não há mais ninguém aqui',
  inviteFirst: 'Convidar a primeira pessoa',
  whoJoins: 'Quem entra pode adicionar fotos, marcar as compras e ver o que foi mostrado.',
  whoJoinsInMemory: 'Quem entra pode ver as fotos e as palavras, e adicionar as suas.',

  pending: 'Pendente',
  active: 'Com acesso',
  inactive: 'Sem acesso',
  online: 'Online',
  lastActiveAt: (when) => `Última visita: ${when}`,
  notSeen: 'Ainda sem visitas',
  joinedOn: (date) => `Desde: ${date}`,
  invitedAs: (email) => `O convite era para ${email}`,
  successor: 'Sucessão',
  hasExpired: 'O convite expirou',
  notAccepted: 'O convite ainda não foi aceito',
  view: 'Ver',
  viewIt: (name) => `Ver: ${name}`,
  edit: 'Editar',
  editIt: (name) => `Editar: ${name}`,
  facts: {
    email: 'E-mail',
    phone: 'Telefone',
    role: 'Papel',
    joined: 'Desde',
    lastActive: 'Última visita',
    notYet: 'Ainda não',
  },
  may: 'Permissões',

  save: 'Salvar',
  makePrimary: 'Passar a responsabilidade principal…',
  deactivate: 'Desativar o acesso',
  deactivateMore: 'Desativar o acesso…',
  reactivate: 'Reativar o acesso',
  removeMore: 'Remover do grupo…',
  remove: 'Remover',
  removeQuestion: (name) => `Remover ${name}?`,
  removeMeans: 'Essa pessoa não vê mais nada da família. O que ela adicionou fica.',
  deactivateQuestion: (name) => `Desativar o acesso de ${name}?`,
  deactivateMeans: 'Essa pessoa não vê nada da família até você reativar o acesso.',
  demoteQuestion: (name) => `Dar a ${name} o papel de familiar?`,
  demoteMeans: 'Com o papel de familiar não se pode conectar telas.',
  handOverQuestion: (name) => `Pedir que ${name} seja responsável principal?`,
  handOverMeans: 'Se aceitar, essa pessoa tem acesso a tudo, e você passa a ser responsável.',
  ask: 'Pedir',
  changed: { title: 'Salvo', description: 'A mudança já vale.' },
  removed: { title: 'Não está mais no grupo', description: 'O que foi adicionado fica com a família.' },
  handOverAsked: {
    title: 'Pedido feito',
    description: 'Se aceitar, essa pessoa passa a ser responsável principal.',
  },

  handOver: 'Passagem do grupo',
  youAreAsked: (group) => `Pediram que você seja responsável principal: ${group}.`,
  isAsked: (name) => `${name} recebeu o pedido de ser responsável principal.`,
  accept: 'Aceitar',
  noThanks: 'Não, mas agradeço',
  takeBack: 'Retirar',

  leaveMore: 'Deixar o grupo…',
  leave: 'Deixar',
  leaveQuestion: (group) => `Deixar ${group}?`,
  leaveMeans:
    'Você não vê mais nada dele. O que você adicionou fica. Alguém de lá pode convidar você de novo.',
  leavePrimaryMeans: (name) =>
    `Você não vê mais nada dele. O que você adicionou fica. Alguém de lá pode convidar você de novo. ${name} passa a ser responsável principal.`,
  firstHandOver:
    'Antes de deixar o grupo, passe a responsabilidade principal a outra pessoa responsável, ou decida sua sucessão.',
  left: { title: 'Você deixou o grupo', description: 'O que você adicionou fica lá.' },
  quoted: (name) => `“${name}”`,
  oneGoesBlank: (name) =>
    `${name} apaga assim que se conectar, porque foi você que abriu a tela ou que a mantém.`,
  someGoBlank: (names) =>
    `${names} apagam assim que se conectarem, porque foi você que abriu as telas ou que as mantém.`,
  yoursGoBlank: 'As telas que você abriu ou mantém apagam assim que se conectarem.',
  askToKeep:
    'Se for a tela da pessoa querida, peça antes a outra pessoa responsável que a mantenha. Isso se faz nas configurações.',
  askToKeepInMemory:
    'Se uma deve continuar mostrando as fotos, peça antes a outra pessoa responsável que a mantenha. Isso se faz nas configurações.',

  yourSuccessor: 'Sua sucessão',
  youAreSuccessor: 'A sucessão é sua',
  whoFollows: (days) =>
    `Quem cuida do grupo quando você não pode? A pessoa que você escolher passa a ser responsável principal quando você sair. Se você não vier por ${days} dias, ela pode pedir para assumir, e você pode dizer que não.`,
  nobodyToName: 'Assim que outra pessoa for responsável, você pode decidir sua sucessão aqui.',
  nobody: 'Ninguém',
  successorSaved: { title: 'Salvo', description: 'Você pode mudar isso quando quiser.' },
  somePrimary: 'A pessoa responsável',
  namedYou: ({ name, days }) =>
    `${name} escolheu você para a sucessão. Você passa a ser responsável principal quando essa pessoa sair. Até lá não há nada a fazer. Se ela não vier por ${days} dias, você pode pedir para assumir.`,
  askToTakeOver: 'Pedir para assumir…',
  takeOverQuestion: (name) => `Pedir para assumir no lugar de ${name}?`,
  takeOverMeans: (days) =>
    `Essa pessoa fica sabendo por e-mail, no telefone e aqui, e pode dizer que não por ${days} dias. Depois você pode ser responsável principal, e ela fica como responsável.`,
  takeOverAsked: {
    title: 'Pedido feito',
    description: 'Você pode assumir em sete dias se ninguém disser que não.',
  },

  takingOver: 'Assumir o grupo',
  youMayTakeOver: (group) => `Ninguém disse que não. Você já pode ser responsável principal: ${group}.`,
  youHaveAsked: ({ group, from }) =>
    `Você pediu para assumir: ${group}. Se ninguém disser que não, você pode a partir de: ${from}.`,
  mayTakeOver: (name) => `${name} já pode ser responsável principal, se você não disser que não.`,
  asksToTakeOver: ({ name, from }) =>
    `${name} pede para ser responsável principal, porque faz tempo que você não vem. Se você não disser que não, isso pode ser a partir de: ${from}.`,
  takeOverNow: 'Assumir agora',
  iAmHere: 'Não, eu estou aqui',
}
