import type { CalendarsWords } from './en.ts'

export const words: CalendarsWords = {
  title: 'Calendários',
  cannotBeRead: (name) => `Não é possível ler o calendário “${name}”.`,
  severalCannotBeRead: (count) => `Não é possível ler ${count} calendários.`,
  eventsDoNotReach: (screen) =>
    screen
      ? `Os novos eventos dele não chegam à tela de ${screen} até que possa ser lido de novo.`
      : 'Os novos eventos dele não chegam à tela até que possa ser lido de novo.',
  seeWhy: 'Ver por quê',
  means:
    'Os eventos dos próximos 60 dias ficam ao lado das visitas. Só títulos e horários são lidos; o que está marcado como particular fica de fora.',
  none: 'Nenhum calendário é lido ainda.',
  full: 'Uma família não pode ler mais calendários. Para adicionar outro, remova um antes.',
  byCaretakers: 'As pessoas responsáveis adicionam e removem calendários.',

  bringIn: 'Adicionar um calendário',
  address: 'Endereço',
  addressHint:
    'Google: Configurações, seu calendário, “Endereço secreto no formato iCal”. iCloud: “Calendário público”. Outlook: “Publicar um calendário”, ICS. Só as pessoas responsáveis veem onde ele está, e ninguém vê o endereço inteiro.',
  addressExample: 'https://… ou webcal://…',
  name: 'Nome',
  nameExample: 'O que o calendário tem',
  read: 'Ler',
  reading: 'Lendo…',
  file: 'Arquivo de calendário',
  chooseFile: 'Escolher um arquivo',
  fileHint: 'Um arquivo .ics de no máximo 2 MB. Ele é lido uma vez.',

  whatToDo: (name) => `O que fazer com ${name}`,
  readAgain: 'Ler de novo agora',
  lookAgain: 'Olhar de novo',
  remove: 'Remover',
  onTheScreen: 'Na tela',
  removeQuestion: (name) => `Remover “${name}”?`,
  removeMeans:
    'Os eventos dele saem da lista e da tela, e o endereço é esquecido. O calendário em si continua como está.',
  removed: {
    title: 'Calendário removido',
    description: 'Os eventos dele saem da tela assim que houver contato.',
  },
  aFile: 'Um arquivo',
  anAddress: 'Um endereço',
  isReading: (from) => `${from}\u00a0· lendo…`,
  wasRead: ({ from, ago }) => `${from}\u00a0· lido ${ago}`,
  failingSince: ({ time, failure }) => `Sem leitura desde ${time}: ${failure}`,
  staysUntil: (time) => `O que foi lido antes fica até ${time}.`,
  takenDown: 'O que foi lido antes era antigo demais e foi retirado.',

  nothingOn: 'Não há nada nos próximos 60 dias.',
  kept: (count) => `${eventos(count)} nos próximos 60 dias.`,
  private: (count) => `De fora por ser particular: ${eventos(count)}.`,
  broken: (count) => `Sem leitura completa: ${eventos(count)}.`,
  beyond: (count) => `De fora por serem demais: ${eventos(count)}.`,
}

function eventos(count: number): string {
  return count === 1 ? '1 evento' : `${count} eventos`
}
