import type { VoicesWords } from './en.ts'

export const words: VoicesWords = {
  title: 'Envía tu voz',
  add: 'Añade tu voz',
  upToMinute: (screen) =>
    screen
      ? `Hasta un minuto, para oírla en la pantalla: ${screen}.`
      : 'Hasta un minuto, para oírla en la pantalla.',

  record: 'Grabar',
  onlyWhile: 'Tu micrófono solo está encendido mientras grabas.',
  mayAsk: 'Puede que tu navegador pregunte si puede usar el micrófono.',
  stop: 'Listo',
  isRecording: 'Grabando',
  secondsLeft: (count) => (count === 1 ? 'Queda 1 segundo' : `Quedan ${count} segundos`),
  oneMoment: 'Un momento…',
  yourRecording: 'Tu grabación',
  recorded: (seconds) => (seconds === 1 ? 'Grabado: 1 segundo' : `Grabado: ${seconds} segundos`),
  fromBefore: 'Esta es tu grabación de antes. Aún no se ha enviado.',
  wasCut: 'La grabación se interrumpió. Esto es lo que dijiste hasta entonces.',
  listen: 'Escuchar',
  pause: 'Pausa',
  again: 'Grabar de nuevo',
  delete: 'Eliminar',

  inWords: 'En palabras (opcional)',
  forReading: 'Para oídos que ya no oyen bien: aparece junto a tu voz.',
  example: 'p. ej. ¡Buenos días! Los gemelos ya saben nadar.',
  sendTo: (screen) => (screen ? `Enviar a la pantalla: ${screen}` : 'Enviar a la pantalla'),
  sending: 'Enviando…',
  sent: 'Grabación de voz enviada',
  isKept: 'Tu grabación de voz está guardada',
  recordingIsHere: 'Tu grabación sigue aquí.',
  noRoom: 'Este navegador no tiene sitio para guardar tu grabación. Envíala antes de cerrar esto, por favor.',
  leaveQuestion: '¿Salir sin enviar?',
  leaveMeans: 'Se perderá lo que has grabado o escrito aquí.',
  leave: 'Salir',

  problems: {
    'not-secure':
      'Los navegadores solo abren un micrófono por HTTPS, y esta página ha llegado sin él. Quien lleva vuestro Sunporch puede configurarlo.',
    'not-possible': 'Este navegador no puede grabar. Un Chrome, Edge, Firefox o Safari actual sí puede.',
    'no-microphone': 'Aquí no hay ningún micrófono. Conecta uno o usa tu teléfono.',
    'not-allowed':
      'El micrófono no está permitido en esta página. Pulsa el signo junto a la dirección, permite el micrófono y graba de nuevo.',
    'in-use': 'Otro programa está usando el micrófono. Ciérralo y graba de nuevo.',
    'not-started': 'La grabación no ha empezado. Pulsa otra vez; si no funciona, vuelve a cargar la página.',
    'nothing-heard': 'No se ha oído nada. Habla un poco más cerca o mira si el micrófono está silenciado.',
    'not-made': 'No se pudo preparar la grabación. Mira si tienes conexión: sigue aquí.',
  },
  tryAgain: 'Reintentar',
}
