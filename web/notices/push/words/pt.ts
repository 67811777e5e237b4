import type { PushWords } from './en.ts'

export const words: PushWords = {
  title: {
    phone: 'Avisos neste celular',
    tablet: 'Avisos neste tablet',
    computer: 'Avisos neste computador',
  },
  choose: 'Escolher o que chega a você, e quando',
  insecure: (host) =>
    `Os avisos precisam de um endereço que comece com [https](strong). Este, ${host}, não começa assim. Peça a quem cuida deste Sunporch que configure: o guia diz como. Até lá você vê as novidades quando abre o Sunporch.`,
  oldIos: {
    phone:
      'Os avisos precisam do iOS 16.4 ou mais novo, e este celular tem um mais antigo. Você pode atualizar nos Ajustes dele, em Geral, Atualização de Software.',
    tablet:
      'Os avisos precisam do iOS 16.4 ou mais novo, e este tablet tem um mais antigo. Você pode atualizar nos Ajustes dele, em Geral, Atualização de Software.',
    computer:
      'Os avisos precisam do iOS 16.4 ou mais novo, e este computador tem um mais antigo. Você pode atualizar nos Ajustes dele, em Geral, Atualização de Software.',
  },
  impossible:
    'Este navegador não pode mostrar avisos. Chrome, Edge, Firefox e Safari podem, mas não em uma janela anônima.',
  denied: 'Neste navegador, os avisos do Sunporch foram bloqueados.',
  thenComeBack: 'Depois volte aqui: o botão para ligar aparece assim que puder funcionar.',
  reaches: 'Uma ligação, um coração ou um recado chega a você mesmo com o Sunporch fechado.',
  reachesInMemory: 'O que a família compartilha chega a você mesmo com o Sunporch fechado.',
  isOn: (browser) => `Ligados: ${browser}`,
  test: 'Enviar um teste',
  switchOff: 'Desligar',
  tested:
    'Enviado. Nada apareceu depois de um momento? Então o próprio aparelho segura os avisos: procure “Não perturbe” ou “Foco”, e se ele permite avisos deste navegador.',
  installText:
    'Instalado, o Sunporch tem seu próprio ícone e janela, e outros apps podem compartilhar fotos com ele.',
  install: 'Instalar o Sunporch',
  others: 'Também em',
  lastNotice: (ago) => `Último aviso: ${ago}`,
  switchedOn: (ago) => `Ligado: ${ago}`,
  remove: 'Remover',
  removeThis: (browser) => `Remover: ${browser}`,
  isOff: { title: 'Desligados', description: 'Este navegador não mostra mais avisos.' },
  removed: { title: 'Removido', description: 'Aquele navegador não mostra mais avisos.' },

  show: {
    phone: 'Mostrar avisos neste celular',
    tablet: 'Mostrar avisos neste tablet',
    computer: 'Mostrar avisos neste computador',
  },
  tellMe: {
    phone: (name) => `Avisar neste celular quando ${name ?? 'alguém'} pedir uma ligação`,
    tablet: (name) => `Avisar neste tablet quando ${name ?? 'alguém'} pedir uma ligação`,
    computer: (name) => `Avisar neste computador quando ${name ?? 'alguém'} pedir uma ligação`,
  },
  wasDenied: 'Neste navegador, os avisos foram bloqueados.',
  nothingChosen: 'Nada foi escolhido. Toque no botão de novo e escolha “Permitir”.',
  noApp: 'Este navegador não aceitou o app. O armazenamento está cheio, ou é uma janela anônima?',
  noServer: 'Não foi possível falar com o servidor. Toque no botão de novo.',
  noPushService:
    'Este navegador não conseguiu falar com o serviço push do fabricante. A conexão está boa? No Brave, “Usar serviços do Google para mensagens push” precisa estar ligado.',
  notSwitchedOn: 'Este navegador não conseguiu ligar os avisos. Tente de novo, ou com outro navegador.',
  failed: 'Não funcionou. Tente de novo.',

  allow: {
    ios: 'Abra os Ajustes do iPhone ou iPad, depois Notificações, depois Sunporch, e ligue Permitir Notificações.',
    installedOnAndroid:
      'Segure o dedo no ícone do Sunporch na tela inicial, escolha Informações do app, Notificações, e ligue.',
    firefoxOnAndroid: 'Toque no cadeado ao lado do endereço, depois em Notificações, e escolha Permitido.',
    firefox:
      'Toque no balão riscado ao lado do endereço e remova “Bloqueado”. Ou toque no cadeado e limpe a permissão.',
    chrome:
      'Toque no ícone à esquerda do endereço, depois em Permissões ou Configurações do site, depois em Notificações, e escolha Permitir.',
    safari:
      'Abra os Ajustes do Safari, depois Sites, depois Notificações, e escolha Permitir ao lado deste endereço.',
    other: 'Abra as configurações do navegador para este site e permita notificações.',
  },

  homeScreen: (device) =>
    `Em um ${device}, os avisos chegam quando o Sunporch está na Tela de Início. Leva um minuto:`,
  steps: {
    share: 'Toque em [ícone](share) [Compartilhar](strong) na barra do Safari.',
    add: 'Escolha [ícone](add) [Adicionar à Tela de Início](strong) e depois [Adicionar](strong).',
    open: 'Abra o Sunporch pela Tela de Início, entre e volte a [Configurações](strong), Avisos.',
  },
  needsIos: 'É preciso ter iOS 16.4 ou mais novo: Ajustes, Geral, Sobre diz qual é.',

  hint: {
    lost: {
      phone: 'Os avisos não chegam mais a este celular',
      tablet: 'Os avisos não chegam mais a este tablet',
      computer: 'Os avisos não chegam mais a este computador',
    },
    lostText: 'Este navegador foi removido da sua lista, ou o serviço push dele desistiu.',
    title: (name) => `Saiba quando ${name ?? 'sua pessoa querida'} responder`,
    text: 'Um coração, um recado ou uma ligação pode chegar a você mesmo com o Sunporch fechado.',
    how: {
      phone: 'Mostre como fazer neste celular',
      tablet: 'Mostre como fazer neste tablet',
      computer: 'Mostre como fazer neste computador',
    },
    notNow: 'Agora não',
  },
}
