import type { Messages } from './en.ts'

export const messages: Messages = {
  somebody: 'Alguém',
  lovedOne: 'uma pessoa querida',
  lovedOneFirst: 'Uma pessoa querida',
  quoted: (title) => `“${title}”`,

  yesterday: (time) => `ontem, ${time}`,
  tomorrow: (time) => `amanhã, ${time}`,
  onDate: (date, time) => `${date}, ${time}`,

  push: {
    today: (family) => `Hoje: ${family}`,
    newNotices: (count, family) => `${count} novidades: ${family}`,
    more: (count) => `e mais ${count}`,
    testTitle: 'Os avisos chegam aqui',
    test: 'O Sunporch avisa você neste aparelho quando uma pessoa querida pede uma ligação.',
  },

  mail: {
    todayIn: (family, count) => `Hoje em “${family}”: ${count} novidades`,
    happenedIn: (family, count) => `${count} novidades em “${family}”`,
    today: (count) => `Hoje: ${count} novidades`,
    happened: (count) => `${count} novidades`,
    more: (count) => `… e mais ${count}`,
    show: 'Ver',
    seeEverything: 'Ver tudo',
    why: (family) => `Você recebe este e-mail porque faz parte de “${family}”.`,
    whyDaily: (family) => `Você recebe este e-mail uma vez por dia porque faz parte de “${family}”.`,
    choose: 'Escolher quais e-mails chegam',
    canEnd: 'Você pode encerrá-los sem entrar na conta.',
    end: 'Chega de e-mails sobre esta família',
  },

  unsubscribe: {
    question: (family) => `Chega de e-mails sobre “${family}”?`,
    means:
      'Então nada mais sobre esta família chega a você por e-mail, nem quando alguém pede uma ligação. O aplicativo e os avisos no seu telefone continuam como estão.',
    end: 'Encerrar estes e-mails',
    fewer: 'Você também pode receber menos:',
    ended: (family) => `Não chegam mais e-mails sobre “${family}”`,
    onItsWay: 'Um e-mail que já estava a caminho ainda pode chegar.',
    again: 'Voltar a receber e-mails',
    howYouHear: 'Como você tem notícias desta família:',
    restarted: (family) => `Os e-mails sobre “${family}” voltaram a chegar`,
    asBefore: 'Eles chegam como antes.',
    whenTheyCome: 'Quando eles chegam:',
    settings: 'Configurações',
    maySignIn: '(talvez você precise entrar).',
    noneComes: 'Esta família não envia e-mails para você',
    noMember: 'Você não faz mais parte dela, ou ela foi removida. Não há mais nada a fazer.',
    noLink: 'Este link não funciona',
    incomplete: 'Talvez falte uma parte. Abra de novo o link do e-mail, ou copie-o inteiro.',
  },
}
