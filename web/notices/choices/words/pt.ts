import type { ChoicesWords } from './en.ts'

export const words: ChoicesWords = {
  title: 'Avisos',
  titleOf: (group) => `Avisos de ${group}`,
  text: 'O que chega a você, e quando. Vale só para você. O que chega fica também no sino.',
  activityOff:
    'Você não fica sabendo do que os outros da família fazem: “Avisos de atividade” está desligado. [Ligar](settings)',
  paces: {
    now: 'Na hora',
    quiet: 'Após cinco minutos de calma',
    daily: 'Uma vez por dia',
    calls: 'Só ligações e sinais de vida que faltam',
    off: 'Nada',
  },
  onlyMust: 'Só o que você precisa saber',
  whenCalled: (name) => `Quando ${name ?? 'a pessoa querida'} pede uma ligação`,
  callTurns: {
    first: 'Na hora',
    next: 'Se ninguém assumir logo',
    off: 'Nunca',
  },
  everyPage: 'Todas as páginas do Sunporch mostram mesmo assim.',
  asksForYou: (name) =>
    `Quando ${name ?? 'a pessoa querida'} quer falar justamente com você, você fica sabendo na hora.`,
  push: 'No seu celular e computador',
  pushText: 'Como mensagem, mesmo com o Sunporch fechado.',
  digestAt: 'O resumo do dia chega às',
  mail: 'Por e-mail',
  to: (address) => `Para ${address}.`,
  toUnconfirmed: (address) =>
    `Para ${address}, assim que você confirmar: toque em “Enviar” em “Sua conta” e abra o link do e-mail.`,
  noMails: 'Este servidor não envia e-mails. Quem cuida dele pode ligar isso.',
  noAddress: 'Sua conta não tem endereço de e-mail.',
  comeBack: ({ address, date }) =>
    `Os e-mails para ${address} são devolvidos desde ${date}; por isso nenhum é enviado.`,
  mailsAgain: {
    title: 'E-mails ligados de novo',
    description: 'O próximo vai para o seu endereço.',
  },
  quiet: 'Horas de descanso',
  quietText: 'Nada chega ao celular nem ao e-mail. O que aconteceu nesse tempo chega quando elas acabam.',
  from: 'Das',
  until: 'Até',
  throughQuiet: 'As ligações passam',
  throughQuietText: (name) =>
    `Se ${name ?? 'a pessoa querida'} pede uma ligação, ou falta um sinal de vida, você fica sabendo também nessas horas.`,
  clock: (zone) => `Seus horários seguem o relógio de ${zone}.`,
  clockHere: (zone) => `Usar o relógio daqui: ${zone}`,
  who: 'Quem fica sabendo do quê',
  notOwn: 'Do que você faz não chega aviso a você.',
  hears: {
    everybody: 'Toda a família',
    sender: 'Quem enviou',
    author_and_caretakers: 'Quem programou ou enviou, e as pessoas responsáveis',
    caretakers: 'As pessoas responsáveis',
    person_and_caretakers: 'A pessoa de quem se trata, e as pessoas responsáveis',
    person_and_primary: 'A pessoa de quem se trata, e quem é responsável principal',
    listed: 'As pessoas da lista, uma depois da outra',
  },
  when: {
    urgent: 'Na hora',
    soon: 'Na hora, ou com o resumo, se você escolheu um',
    chosen: 'Como você escolheu',
    always: 'Na hora e por todos os meios, seja qual for a sua escolha',
  },
  topics: {
    calls: {
      label: 'Ligações',
      text: 'A pessoa querida pede uma ligação, e quem assume.',
    },
    life: {
      label: 'Sinal de vida',
      text: 'A pessoa querida não deu sinal até a hora marcada.',
    },
    answers: {
      label: 'Respostas',
      text: 'Um coração, um agradecimento ou um recado pelo que foi enviado.',
    },
    trouble: {
      label: 'Envios que não chegaram',
      text: 'Um envio falhou, foi perdido ou espera “Enviar agora”.',
    },
    silence: {
      label: 'Telas em silêncio',
      text: 'Uma tela sumiu há um dia, ou voltou.',
    },
    pause: {
      label: 'Pausas',
      text: 'Alguém no quarto pausou a tela até amanhã.',
    },
    question: {
      label: 'A tela ainda é bem-vinda?',
      text: 'Duas vezes por ano: pergunte à pessoa querida se ela gosta.',
    },
    reminder: {
      label: 'Lembrete de foto',
      text: 'Nenhuma foto hoje. Só onde está ligado.',
    },
    members: {
      label: 'Quem faz parte da família',
      text: 'Alguém entrou ou saiu.',
    },
    roles: {
      label: 'Papéis',
      text: 'Um papel mudou, há uma sucessão, ou mudou quem é responsável principal.',
    },
    take_over: {
      label: 'Assumir o grupo',
      text: 'Alguém pede para assumir por causa de uma longa ausência, e no que dá.',
    },
    accounts: {
      label: 'Contas recuperadas',
      text: 'Alguém fechou a própria conta para outras pessoas.',
    },
    photos: {
      label: 'Fotos',
      text: 'Alguém adicionou ou enviou fotos.',
    },
    content: {
      label: 'Recomendações',
      text: 'Alguém adicionou ou enviou uma recomendação.',
    },
    notes: {
      label: 'Recados e gravações de voz',
      text: 'Alguém enviou um recado ou uma gravação de voz à pessoa querida.',
    },
    schedule: {
      label: 'Agenda',
      text: 'Alguém programou, mudou ou cancelou um envio.',
    },
    visits: {
      label: 'Visitas',
      text: 'Alguém planejou, mudou ou cancelou uma visita.',
    },
    shopping: {
      label: 'Compras',
      text: 'Alguém acrescentou algo à lista ou a enviou à Amazon.',
    },
    devices: {
      label: 'Telas',
      text: 'Uma tela foi conectada ou removida.',
    },
  },
  textsInMemory: {
    photos: 'Alguém adicionou fotos.',
    content: 'Alguém adicionou uma recomendação.',
  },
}
