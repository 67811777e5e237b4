import type { RecoveryWords } from './en.ts'

export const words: RecoveryWords = {
  title: 'Se outra pessoa esteve na sua conta',
  lookThrough: 'Confira isto, por favor',
  means:
    'Uma senha que alguém conhece, um celular perdido, um navegador que ficou aberto: um toque tira todos os outros da conta, encerra as chaves que eles possam ter guardado e mostra o que veio em seu nome.',
  wasTaken: 'Alguém entrou na minha conta',
  ask: 'Alguém entrou na sua conta?',
  askMeans:
    'Todos os outros saem da conta na hora, e acaba tudo com que poderiam voltar, o seu também: chaves de acesso, chaves para fotos, acesso de outros programas, o endereço do calendário, links, códigos, e convites e pedidos que ninguém aceitou. Você pode criar tudo de novo. As telas no quarto continuam conectadas. As pessoas responsáveis das suas famílias são avisadas.',
  endAll: 'Encerrar tudo',
  takenBack: { title: 'Todos os outros saíram da conta', description: 'Leia o que fazer agora.' },

  signedOutOn: ({ date, ended }) =>
    ended
      ? `Todos os outros saíram da conta: ${date}. Isto também acabou: ${ended}. O que você precisar, pode criar de novo.`
      : `Todos os outros saíram da conta: ${date}.`,
  newPassword:
    'Você escolheu uma nova senha desde então? Se não, faça isso agora, em “Navegadores com a sua conta”: quem conhece a antiga pode entrar de novo.',
  goesOn: 'Isto veio em seu nome nos 30 dias anteriores, e continua. Encerre o que você não conhece.',
  nothingCame: 'Nenhuma tela, programa, calendário ou pessoa veio em seu nome nos 30 dias anteriores.',
  kinds: {
    screens: 'Telas que você conectou',
    webhooks: 'Programas que sabem o que acontece',
    calendars: 'Calendários que você trouxe por um endereço',
    people: 'Pessoas que vieram pelo seu convite',
    successors: 'Sucessões que você decidiu',
  },
  since: {
    screens: (date) => `Conectada: ${date}`,
    webhooks: (date) => `Adicionado: ${date}`,
    calendars: (date) => `Adicionado: ${date}`,
    people: (date) => `Na família desde: ${date}`,
    successors: (date) => `Desde: ${date}`,
  },
  ends: {
    screens: 'Desconectar',
    webhooks: 'Remover',
    calendars: 'Remover',
    people: 'Remover',
    successors: 'Retirar',
  },
  endThis: ({ end, name }) => `${end}: ${name}`,
  isUnsure: 'Provavelmente: outra pessoa entrou no mesmo segundo, e pode ter sido ela.',
  handedOver: ({ name, group, date }) =>
    `${name} é responsável principal de ${group}, porque sua conta pediu. Desde: ${date}.`,
  handBack: (name) =>
    `Se não foi você, fale com ${name} e peça o papel de volta na página Família. Se não conhece essa pessoa, avise na hora quem cuida deste servidor.`,
  finished: 'Já conferi tudo',
}
