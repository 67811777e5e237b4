import type { NotesWords } from './en.ts'

export const words: NotesWords = {
  title: 'Notas',
  contentLibrary: 'Recomendaciones',
  write: 'Escribir una nota',
  none: 'Todavía no hay notas',
  noneMeans:
    'Unas palabras en la pantalla: quién viene hoy, dónde está el abrigo azul, que hoy pasa la basura.',
  noneInMemory: 'Lo que escribes aquí lo puede leer toda la familia.',
  onScreenNow: 'Ahora para la pantalla',
  planned: 'Programadas',
  notSent: 'Sin enviar',
  earlier: 'Anteriores',
  ofFamily: 'Notas de la familia',

  plannedFor: (time) => `Programada: ${time}`,
  staysUntil: (time) => `Se queda hasta: ${time}`,
  until: (time) => `Hasta: ${time}`,
  stays: {
    evening: 'Hasta la noche',
    midnight: 'Hasta que acabe el día',
    day_long: 'Durante un día',
    week: 'Durante una semana',
    until: 'Hasta un día y una hora',
    always: 'Hasta que alguien la retire',
  },
  sendTo: (screen) => (screen ? `Enviar a la pantalla: ${screen}` : 'Enviar a la pantalla'),
  sendAgain: 'Enviar otra vez',
  edit: 'Editar',
  schedule: 'Programar…',
  takeBack: 'Retirar',
  delete: 'Borrar',
  undo: 'Deshacer',
  whatToDo: (text) => `Qué hacer con ${text}`,
  sent: 'Nota enviada',
  changed: { title: 'Guardado', description: 'La nota se ha cambiado.' },
  deleted: { title: 'Nota borrada', description: 'Se va de cada pantalla en cuanto haya contacto con ella.' },

  editNote: 'Editar la nota',
  yourWords: (screen) =>
    screen
      ? `Tus palabras en la pantalla de ${screen}. [Todas las notas](notes)`
      : 'Tus palabras en la pantalla. [Todas las notas](notes)',
  note: 'Nota',
  example: 'p. ej. Tu abrigo azul está en la tintorería. Te lo llevo el lunes.',
  charactersLeft: (count) => `Quedan ${count} caracteres`,
  wordsAreHere: 'Tus palabras siguen aquí.',
  later: 'Más tarde…',
  save: 'Guardar',
  saving: 'Guardando…',
  sending: 'Enviando…',
  howLong: 'Se queda en la pantalla',
  untilDay: 'Hasta este día',
  atTime: 'A la hora',
  byTheClock: (city) => `Según la hora de ${city}`,
  amongNotes: 'La encuentras entre tus notas.',
  ifSentNow: (time) => `Si la envías ahora, hasta: ${time}.`,
}
