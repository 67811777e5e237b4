import type { ClipsWords } from './en.ts'

export const words: ClipsWords = {
  title: 'Enviar un vídeo',
  addTitle: 'Añadir un vídeo',
  upTo: (screen) =>
    screen ? `Hasta 30 segundos, para la pantalla: ${screen}.` : 'Hasta 30 segundos, para la pantalla.',
  oneMoment: 'Un momento…',

  yourVideo: 'Tu vídeo',
  play: 'Reproducir',
  pause: 'Pausa',
  begins: 'Empieza en',
  ends: 'Termina en',
  partOf: (seconds) =>
    seconds === 1
      ? 'Se envía este segundo. Lo que recortas se queda contigo.'
      : `Se envían estos ${seconds} segundos. Lo que recortas se queda contigo.`,
  allOf: (seconds) =>
    seconds === 1 ? 'El vídeo entero: 1 segundo.' : `El vídeo entero: ${seconds} segundos.`,
  soundIsLost:
    'Este navegador no puede conservar el sonido: el vídeo será mudo. Quizá otro navegador o tu móvil pueda.',

  inWords: 'En palabras (opcional)',
  besideIt: 'Aparece debajo del vídeo.',
  example: 'p. ej. ¡Los primeros pasos de Emma!',
  sendTo: (screen) => (screen ? `Enviar a la pantalla: ${screen}` : 'Enviar a la pantalla'),
  add: 'Añadir',
  making: (percent) => `Preparando, ${percent} %`,
  uploading: (percent) => `Subiendo, ${percent} %`,
  finishing: 'Ya casi está…',
  keepOpen: 'Deja esta página abierta, por favor.',
  stop: 'Parar',
  stopQuestion: '¿Dejar de enviar este vídeo?',
  notSentYet: 'Todavía no se ha enviado.',
  leaveOut: 'Descartar',
  leaveOutQuestion: '¿Descartar este vídeo?',
  sent: 'Vídeo enviado',
  isKept: 'Tu vídeo está guardado',
  videoIsHere: 'Tu vídeo sigue aquí.',
  chooseAnother: 'Elegir otro',

  problems: {
    'no-film': 'Esto no es un vídeo que podamos leer. Elige un MP4, MOV o WebM.',
    'not-here':
      'Este navegador no puede preparar este vídeo. Envíalo desde el móvil que lo grabó. Los móviles graban en un formato que funciona en todas partes si en su cámara está elegido «Más compatible».',
    'too-large': 'Esta parte del vídeo ocupa más de 60 MB. Elige una más corta.',
    'too-short': 'Este vídeo dura menos de medio segundo. Elige uno más largo.',
    'not-readable': 'Este navegador ya no puede leer el vídeo. Elígelo otra vez.',
  },
}
