import type { LifeWords } from './en.ts'

export const words: LifeWords = {
  title: 'Sinal de vida diário',
  on: 'Ligado',
  off: 'Desligado',
  onlyPrimary: 'Só quem é responsável principal pode mudar isto.',
  stopAsked: ({ name, date }) =>
    `${name ?? 'Sua pessoa querida'} pediu que vocês parem com isto. Data: ${date}.`,
  pleaseTalk: 'Conversem sobre isso. É o dia a dia dessa pessoa, então a palavra dela deve contar.',
  goesOn: 'Conversamos, continua',
  usedBy: 'Um aparelho é usado até',
  usedByClock: ({ hour, zone }) => `${hour}, pelo relógio de ${zone}`,
  onEcho: 'Em um Echo',
  onEchoMeans:
    'Um toque, uma resposta ou uma palavra depois de abrir. Abrir não conta: uma rotina também faz isso',
  afterwards: 'Depois',
  asksAndWaits: (time) => `A tela pergunta e espera ${time}`,
  cannotAsk: 'Direto às pessoas: um Echo não pode perguntar antes',
  whoIsTold: 'Quem é avisado',
  between: ', depois ',
  fromOneToNext: 'De uma pessoa à próxima',
  daysWithSign: 'Dias com sinal, dos últimos 30',
  connectOne: 'Conectar um',
  change: 'Mudar',
  setUp: 'Configurar',
  switchItOff: 'Desligar',
  askOff: 'Desligar o sinal de vida diário?',
  switchOff: 'Desligar',
  offMeans: 'Ninguém mais é avisado quando nenhuma tela é usada. Os dias com sinal são apagados.',
  isOff: { title: 'Desligado', description: 'O sinal de vida diário está desligado.' },

  setUpTitle: 'Configurar o sinal de vida diário',
  changeTitle: 'Mudar o sinal de vida diário',
  noEmergency: 'Não é um serviço de emergência e não pode substituir um.',
  switchOn: 'Ligar',
  save: 'Salvar',
  saving: 'Salvando…',
  usedByHint: (city) => `Pelo relógio de ${city}. O dia começa às quatro da manhã.`,
  waits: 'A tela pergunta e espera',
  waitsHint: 'Só então a primeira pessoa é avisada.',
  onlyEcho:
    'Vocês têm só um Echo, que não pode perguntar antes. A primeira pessoa é avisada a esta hora. Uma tela perguntaria antes “Tudo bem?”.',
  nextPerson: 'De uma pessoa à próxima',
  nextPersonHint: 'A não ser que alguém cuide disso, ou que chegue um sinal.',
  readsIt: (name) => `${name ?? 'Sua pessoa querida'} lê na tela o que vocês pedem, e até que hora.`,
  minutes: (minutes) => `${minutes} minutos`,
  hours: (hours) => (hours === 1 ? '1 hora' : `${hours} horas`),
  hoursAndMinutes: ({ hours, minutes }) => `${hours} h e ${minutes} min`,
  order: 'Quem é avisado, em ordem',
  isNumber: ({ name, number }) => `${name} está agora na posição ${number}.`,
  earlier: (name) => `Antes: ${name}`,
  later: (name) => `Depois: ${name}`,
  doNotTell: (name) => `Não avisar: ${name}`,
  addPerson: 'Adicionar uma pessoa',
  addPersonMore: 'Adicionar uma pessoa…',
  somebody: 'Alguém',

  whatItDoes: 'O que faz, e o que não faz',
  whatIsSeen: 'O que se vê e se guarda',
  doesText:
    'Você escolhe uma hora. Se até lá ninguém tocou em uma tela ou um Echo, respondeu ou perguntou algo, a tela pergunta “Tudo bem?”, e um toque basta. Sem resposta, as pessoas que você escolhe são avisadas uma após a outra, até que alguém cuide disso.',
  quietMorning:
    '[Não é um serviço de emergência e não pode substituir um.](strong) Ele nota uma manhã silenciosa, não uma queda.',
  noCamera:
    '[Sem câmera, sem microfone, sem movimento.](strong) Só se um aparelho foi usado; o toque de uma visita também conta.',
  noSignOnEcho:
    '[“Alexa, abrir varanda ensolarada” sozinho não é um sinal.](strong) Uma rotina pode abri-lo na hora marcada. Em um Echo conta um toque, uma resposta ou uma palavra depois de abrir.',
  noPower:
    'Uma tela sem energia ou sem rede não dá sinal. Vocês ficam sabendo então que a tela está fora, e que não podemos saber.',
  kept: 'Só se guarda em que dias houve sinal, por 30 dias.',
  isTold: (name) =>
    `${name ?? 'Sua pessoa querida'} fica sabendo na tela, pode ler de novo a qualquer momento e pode pedir que vocês parem.`,

  away: 'Fora de casa',
  awayText: 'Nestes dias nada é perguntado, e ninguém é avisado.',
  atHome: (period) => `Em casa, afinal: ${period}`,
  period: ({ from, until }) => `${from} a ${until}`,
  noDates: 'Ainda sem datas.',
  from: 'De',
  until: 'Até',
  addDates: 'Adicionar datas',
}
