import type { VoicesWords } from './en.ts'

export const words: VoicesWords = {
  title: 'Envie sua voz',
  add: 'Adicionar sua voz',
  upToMinute: (screen) =>
    screen ? `Até um minuto, para ouvir na tela: ${screen}.` : 'Até um minuto, para ouvir na tela.',

  record: 'Gravar',
  onlyWhile: 'Seu microfone só fica ligado enquanto você grava.',
  mayAsk: 'Talvez o navegador pergunte se pode usar o microfone.',
  stop: 'Pronto',
  isRecording: 'Gravando',
  secondsLeft: (count) => (count === 1 ? 'Falta 1 segundo' : `Faltam ${count} segundos`),
  oneMoment: 'Um momento…',
  yourRecording: 'Sua gravação',
  recorded: (seconds) => (seconds === 1 ? 'Gravado: 1 segundo' : `Gravado: ${seconds} segundos`),
  fromBefore: 'Esta é sua gravação de antes. Ela ainda não foi enviada.',
  wasCut: 'A gravação foi interrompida. Isto é o que você disse até ali.',
  listen: 'Ouvir',
  pause: 'Pausar',
  again: 'Gravar de novo',
  delete: 'Excluir',

  inWords: 'Em palavras (opcional)',
  forReading: 'Para ouvidos que já não escutam bem: aparece ao lado da sua voz.',
  example: 'ex.: Bom dia! Os gêmeos aprenderam a nadar.',
  sendTo: (screen) => (screen ? `Enviar para a tela: ${screen}` : 'Enviar para a tela'),
  sending: 'Enviando…',
  sent: 'Gravação de voz enviada',
  isKept: 'Sua gravação de voz está guardada',
  recordingIsHere: 'Sua gravação ainda está aqui.',
  noRoom: 'Este navegador não tem espaço para guardar sua gravação. Envie antes de fechar, por favor.',
  leaveQuestion: 'Sair sem enviar?',
  leaveMeans: 'O que você gravou ou escreveu aqui será perdido.',
  leave: 'Sair',

  problems: {
    'not-secure':
      'Os navegadores só abrem um microfone por HTTPS, e esta página veio sem ele. Quem cuida do seu Sunporch pode configurar isso.',
    'not-possible': 'Este navegador não consegue gravar. Um Chrome, Edge, Firefox ou Safari atual consegue.',
    'no-microphone': 'Não há microfone aqui. Conecte um ou use seu celular.',
    'not-allowed':
      'O microfone não está permitido nesta página. Toque no símbolo ao lado do endereço, permita o microfone e grave de novo.',
    'in-use': 'Outro programa está usando o microfone. Feche-o e grave de novo.',
    'not-started': 'A gravação não começou. Toque outra vez; se não adiantar, recarregue a página.',
    'nothing-heard': 'Não se ouviu nada. Fale um pouco mais perto ou veja se o microfone está mudo.',
    'not-made': 'Não foi possível preparar a gravação. Veja se você está online: ela ainda está aqui.',
  },
  tryAgain: 'Tentar de novo',
}
