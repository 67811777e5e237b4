import type { ClipsWords } from './en.ts'

export const words: ClipsWords = {
  title: 'Enviar um vídeo',
  addTitle: 'Adicionar um vídeo',
  upTo: (screen) => (screen ? `Até 30 segundos, para a tela: ${screen}.` : 'Até 30 segundos, para a tela.'),
  oneMoment: 'Um momento…',

  yourVideo: 'Seu vídeo',
  play: 'Reproduzir',
  pause: 'Pausar',
  begins: 'Começa em',
  ends: 'Termina em',
  partOf: (seconds) =>
    seconds === 1
      ? 'Este segundo é enviado. O que você corta fica com você.'
      : `Estes ${seconds} segundos são enviados. O que você corta fica com você.`,
  allOf: (seconds) =>
    seconds === 1 ? 'O vídeo inteiro: 1 segundo.' : `O vídeo inteiro: ${seconds} segundos.`,
  soundIsLost:
    'Este navegador não consegue levar o som junto: o vídeo ficará mudo. Talvez outro navegador ou o seu celular consiga.',

  inWords: 'Em palavras (opcional)',
  besideIt: 'Aparece embaixo do vídeo.',
  example: 'ex.: Os primeiros passos da Emma!',
  sendTo: (screen) => (screen ? `Enviar para a tela: ${screen}` : 'Enviar para a tela'),
  add: 'Adicionar',
  making: (percent) => `Preparando, ${percent} %`,
  uploading: (percent) => `Enviando o arquivo, ${percent} %`,
  finishing: 'Quase pronto…',
  keepOpen: 'Deixe esta página aberta, por favor.',
  stop: 'Parar',
  stopQuestion: 'Parar de enviar este vídeo?',
  notSentYet: 'Ele ainda não foi enviado.',
  leaveOut: 'Deixar de fora',
  leaveOutQuestion: 'Deixar este vídeo de fora?',
  sent: 'Vídeo enviado',
  isKept: 'Seu vídeo está guardado',
  videoIsHere: 'Seu vídeo ainda está aqui.',
  chooseAnother: 'Escolher outro',

  problems: {
    'no-film': 'Isto não é um vídeo que possamos ler. Escolha um MP4, MOV ou WebM.',
    'not-here':
      'Este navegador não consegue preparar este vídeo. Envie pelo celular que o filmou. Os celulares filmam em um formato que funciona em qualquer lugar quando “Mais compatível” está escolhido na câmera.',
    'too-large': 'Esta parte do vídeo tem mais de 60 MB. Escolha uma mais curta.',
    'too-short': 'Este vídeo tem menos de meio segundo. Escolha um mais longo.',
    'not-readable': 'Este navegador não consegue mais ler o vídeo. Escolha-o de novo.',
  },
}
