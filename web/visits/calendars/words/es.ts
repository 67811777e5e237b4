import type { CalendarsWords } from './en.ts'

export const words: CalendarsWords = {
  title: 'Calendarios',
  cannotBeRead: (name) => `No se puede leer el calendario «${name}».`,
  severalCannotBeRead: (count) => `No se pueden leer ${count} calendarios.`,
  eventsDoNotReach: (screen) =>
    screen
      ? `Sus citas nuevas no llegan a la pantalla de ${screen} hasta que se pueda leer otra vez.`
      : 'Sus citas nuevas no llegan a la pantalla hasta que se pueda leer otra vez.',
  seeWhy: 'Ver por qué',
  means:
    'Sus citas de los próximos 60 días están junto a las visitas. Solo se leen títulos y horas; lo marcado como privado queda fuera.',
  none: 'Todavía no se lee ningún calendario.',
  full: 'Una familia no puede leer más calendarios. Para añadir otro, quita uno antes.',
  byCaretakers: 'Las personas responsables añaden y quitan calendarios.',

  bringIn: 'Añadir un calendario',
  address: 'Dirección',
  addressHint:
    'Google: Configuración, tu calendario, «Dirección secreta en formato iCal». iCloud: «Calendario público». Outlook: «Publicar un calendario», ICS. Solo las personas responsables ven dónde está, y nadie la ve entera.',
  addressExample: 'https://… o webcal://…',
  name: 'Nombre',
  nameExample: 'El que tiene el calendario',
  read: 'Leer',
  reading: 'Leyendo…',
  file: 'Archivo de calendario',
  chooseFile: 'Elegir un archivo',
  fileHint: 'Un archivo .ics de 2 MB como máximo. Se lee una vez.',

  whatToDo: (name) => `Qué hacer con ${name}`,
  readAgain: 'Leer otra vez ahora',
  lookAgain: 'Repasarlo otra vez',
  remove: 'Quitar',
  onTheScreen: 'En la pantalla',
  removeQuestion: (name) => `¿Quitar «${name}»?`,
  removeMeans:
    'Sus citas se van de la lista y de la pantalla, y se olvida su dirección. El calendario en sí queda como está.',
  removed: {
    title: 'Calendario quitado',
    description: 'Sus citas se van de la pantalla en cuanto haya contacto con ella.',
  },
  aFile: 'Un archivo',
  anAddress: 'Una dirección',
  isReading: (from) => `${from}\u00a0· leyendo…`,
  wasRead: ({ from, ago }) => `${from}\u00a0· leído ${ago}`,
  failingSince: ({ time, failure }) => `No se puede leer desde ${time}: ${failure}`,
  staysUntil: (time) => `Lo leído antes se queda hasta ${time}.`,
  takenDown: 'Lo leído antes era demasiado antiguo y se ha quitado.',

  nothingOn: 'No hay nada en los próximos 60 días.',
  kept: (count) => `${citas(count)} en los próximos 60 días.`,
  private: (count) => `Fuera por privado: ${citas(count)}.`,
  broken: (count) => `Sin poder leer del todo: ${citas(count)}.`,
  beyond: (count) => `Fuera por ser demasiadas: ${citas(count)}.`,
}

function citas(count: number): string {
  return count === 1 ? '1 cita' : `${count} citas`
}
