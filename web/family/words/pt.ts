import type { FamilyWords } from './en.ts'

export const words: FamilyWords = {
  groups: 'Grupos da família',
  createGroup: 'Criar um grupo',
  creating: 'Criando…',
  edit: 'Editar',
  editThis: (name) => `Editar: ${name}`,
  editGroup: 'Editar o grupo',
  save: 'Salvar',
  saving: 'Salvando…',
  whom: 'De quem você cuida?',
  whomHint:
    'Como você chama essa pessoa. A tela leva esse nome e cumprimenta com ele; você pode deixar vazio.',
  whomExample: 'ex.: Mãe',
  name: 'Nome',
  nameHint: 'O nome do grupo da família.',
  nameExample: 'ex.: Família Hartley',
  familyOf: (name) => `Família ${name}`,
  description: 'Descrição',
  lovedOneName: 'Nome da pessoa querida',
  lovedOnePhone: 'Telefone da pessoa querida',
  lovedOnePhoneHint: 'Para que quem disser “Eu ligo” possa ligar na hora.',
  phoneExample: 'ex.: +55 11 91234-5678',
  timeZone: 'Fuso horário',
  timeZoneHint: 'Onde mora a sua pessoa querida.',
  alexaId: 'ID do aparelho Alexa',
  alexaIdHint: 'Fica no app Alexa, nas configurações do aparelho.',
  alexaIdHintNew: 'Fica no app Alexa, nas configurações do aparelho. Você pode deixar vazio.',
  created: { title: 'Grupo da família criado', description: 'O novo grupo da família está aqui.' },
  notCreated: 'Não foi possível criar o grupo da família.',
  changed: { title: 'Salvo', description: 'O grupo da família foi mudado.' },
  welcome: 'Boas-vindas ao Sunporch',
  welcomeText:
    'Um grupo da família é o círculo em volta da pessoa de quem vocês cuidam. Crie um, abra uma tela no quarto dela e envie a primeira foto.',
  createFirst: 'Criar o grupo da família',

  delete: 'Excluir o grupo',
  deleteText: (group) =>
    `Ninguém mais vê o grupo ${group}, e as telas dele apagam. Por 30 dias você pode trazê-lo de volta.`,
  deleteMore: 'Excluir o grupo…',
  doDelete: 'Excluir o grupo',
  keepIt: 'Manter',
  askDelete: (group) => `Excluir ${group}?`,
  deleteMeans:
    'Ninguém da família o vê mais, e as telas dele apagam. Você pode trazê-lo de volta por 30 dias; depois, tudo o que está nele some.',
  typeName: (group) => `Escreva “${group}” para confirmar`,
  deleted: {
    title: 'Grupo da família excluído',
    description: 'Você pode trazê-lo de volta em Configurações por 30 dias.',
  },
  deletedGroups: 'Grupos excluídos',
  deletedUntil: (date) => `Excluído. Pode voltar até: ${date}.`,
  bringBack: 'Trazer de volta',
  isBack: { title: 'O grupo da família voltou', description: 'Tudo está como era.' },
  yourData: 'Os dados de vocês',
  exportText:
    'Um arquivo ZIP com as fotos originais, tudo o que foi escrito e respondido, e uma página para ver tudo sem o Sunporch. O que foi excluído não está nele, a não ser o título na lista de tudo o que aconteceu.',
  download: 'Baixar tudo',

  zone: {
    title: 'O que os envios programados devem manter?',
    legend: 'O que os envios programados mantêm',
    planned: ({ count, from, to }) =>
      count === 1
        ? `Um está programado pelo relógio de ${from}. A partir de agora vale o relógio de ${to}.`
        : `${count} estão programados pelo relógio de ${from}. A partir de agora vale o relógio de ${to}.`,
    hour: 'A hora deles',
    hourMeans: ({ title, hour, to }) => `${title} continua às ${hour}, pelo relógio de ${to}.`,
    moment: 'O momento deles',
    momentMeans: ({ title, there, hour, from }) =>
      `${title} será lá: ${there}, no mesmo momento que ${hour} em ${from}.`,
    back: 'Voltar',
  },

  current: 'Este grupo',
  facts: { name: 'Grupo', role: 'Seu papel' },
  changePhone: 'Mudar o número de telefone',
  addPhone: 'Adicionar um número de telefone',
  phoneOf: (name) => (name ? `Telefone de ${name}` : 'Telefone da pessoa querida'),
  phone: 'Telefone',
  phoneHint: 'Toda a família vê. Quem disser “Eu ligo” pode ligar na hora.',
  phoneSaved: { title: 'Salvo', description: 'Sua família já pode ligar.' },
  helpPhone: 'Número para ligar',
  helpPhoneHint:
    'Alguém que atende: uma pessoa de vocês, da vizinhança, o posto de enfermagem. Vazio remove o número.',
  sending: 'Envio automático e avisos',
  autoSend: 'Envio automático',
  autoSendText: 'Os envios programados saem sozinhos. Desligado: esperam até que alguém os envie.',
  reminder: 'Lembrete diário da foto',
  reminderText:
    'Um lembrete às 17h, onde mora a sua pessoa querida, nos dias sem foto enviada ou programada.',
  activity: 'Avisos de atividade',
  activityText:
    'Saiba o que os outros da família fazem. Desligado: só ligações, respostas, o lembrete e o que deu errado.',
  activityTextInMemory: 'Saiba o que os outros da família fazem.',

  memory: {
    title: 'Como lembrança',
    since: ({ name, date }) =>
      `Em memória de ${name ?? 'sua pessoa querida'}, desde: ${date}. As fotos e as palavras estão todas aqui, e a família pode continuar a acrescentar. Nada é enviado, programado ou perguntado.`,
    takeBack: 'Voltar atrás',
    offer: (name) =>
      `Se ${name ?? 'sua pessoa querida'} morreu, o grupo pode ser guardado como lembrança. Todas as fotos e palavras ficam, e ninguém recebe mais lembretes nem pedidos.`,
    keepMore: 'Guardar como lembrança…',
    keep: 'Guardar como lembrança',
    ask: (name) => `Guardar o grupo em memória de ${name ?? 'sua pessoa querida'}?`,
    stays:
      'Todas as fotos, recados e respostas ficam, e a família pode ver, compartilhar mais e escrever uns aos outros.',
    rests:
      'Nada mais é enviado para a tela. Os envios programados param, e não há lembretes, ligações, sinal de vida nem avisos sobre a tela. A tela mostra as fotos e não pergunta nada.',
    canTakeBack: 'Você pode voltar atrás a qualquer momento: então tudo continua como antes.',
    of: (name) => `Em memória de ${name ?? 'sua pessoa querida'}`,
    note: 'As fotos e as palavras estão todas aqui. Vocês podem ver, compartilhar mais e escrever uns aos outros. Nada mais é enviado ou perguntado.',
  },
}
