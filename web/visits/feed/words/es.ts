import type { FeedWords } from './en.ts'

export const words: FeedWords = {
  showInMine: 'Ver en mi calendario',
  feedMeans:
    'Una dirección secreta desde la que el calendario de tu móvil u ordenador lee las visitas por sí solo. Es solo tuya y termina cuando dejas la familia.',
  makeAddress: 'Crear mi dirección',
  makeNewAddress: 'Crear una dirección nueva',
  endAddress: 'Anular la dirección',
  oldEnds: 'Con una dirección nueva, la anterior termina al momento.',
  yourAddress: 'Tu dirección',
  openInCalendar: 'Abrir en el calendario de este dispositivo',
  copyNow:
    'Cópiala ahora: solo se muestra esta vez. Quien la tiene puede leer quién viene y qué hay, así que trátala como una contraseña. Un calendario en la web, como el de Google, solo la lee si se puede llegar a este servidor desde Internet.',
  madeAndRead: ({ date, ago }) =>
    `Creaste una dirección el ${date}. Última lectura de un calendario: ${ago}.`,
  madeNotRead: (date) => `Creaste una dirección el ${date}. Ningún calendario la ha leído todavía.`,
  addressEnded: { title: 'La dirección ha terminado', description: 'Ningún calendario puede leerla ya.' },
}
