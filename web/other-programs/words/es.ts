import type { ProgramWords } from './en.ts'

export const words: ProgramWords = {
  title: 'Otros programas',
  text: (group) =>
    `Con un token, un programa como Home Assistant lee y cambia en tu nombre lo que hay en ${group}. Nunca llega a tu cuenta, a los miembros ni a los ajustes.`,
  none: 'Ningún programa tiene aún un token tuyo. Crea uno y pégalo en el programa.',
  make: 'Crear un token',
  makeIt: 'Crear el token',
  makeText: 'Termina cuando lo cancelas aquí, dejas el grupo o eliges una contraseña nueva.',
  name: 'Nombre del programa',
  whatMay: 'Qué puede hacer',
  rights: {
    read: {
      label: 'Puede leer',
      hint: 'La lista de la compra, fotos, visitas y notas.',
    },
    change: {
      label: 'Puede leer y cambiar',
      hint: 'También puede añadir, editar, enviar y borrar, hasta donde puedes tú.',
    },
  },
  copyTitle: 'Copiar el token',
  copyText:
    'Solo se muestra ahora. Quien lo tenga puede hacer lo que has permitido: trátalo como una contraseña.',
  askCopied: '¿Has copiado el token?',
  notAgain: 'No se vuelve a mostrar. Puedes crear otro cuando quieras.',
  token: 'Token',
  address: 'Dirección de este grupo, con la que empieza cada llamada',
  made: (date) => `creado el ${date}`,
  usedToday: 'usado hoy por última vez',
  usedOn: (date) => `usado por última vez el ${date}`,
  notUsed: 'aún sin usar',
  end: 'Terminar',
  endThis: (name) => `Terminar el token de ${name}`,
  askEnd: (name) => `¿Terminar el token de ${name}?`,
  doEnd: 'Terminarlo',
  endMeans: 'Desde este momento el programa no puede leer ni cambiar nada aquí. Lo que ha añadido se queda.',
  ended: {
    title: 'Token terminado',
    description: 'Ese programa ya no puede hacer nada aquí.',
  },
  assistants: 'Asistentes',
  assistantsText:
    'Claude y otros asistentes usan esta dirección, sin token. Después, una página de Sunporch te pregunta qué pueden hacer.',
  webhooks: 'Webhooks',
  webhooksText:
    'Un programa se entera en el momento en que pasa algo: qué fue y quién lo hizo, nunca un texto ni una foto.',
  noWebhooks: 'Aún no se avisa a ningún programa. Copia una dirección del programa y añádela aquí.',
  addWebhook: 'Añadir un webhook',
  addText: 'Termina cuando alguien lo quita o cuando dejas el grupo.',
  webhookAddress: 'Dirección',
  toldOfWhat: 'De qué se le avisa',
  add: 'Añadir',
  copySecret: 'Copiar el secreto',
  copySecretText:
    'Cada mensaje va firmado con él, para que el programa sepa que viene de aquí. Solo se muestra ahora.',
  noNeed: '¿Ya no necesitas el secreto?',
  secretNotAgain: 'No se vuelve a mostrar. Para tener otro, quita el webhook y añádelo de nuevo.',
  withoutSecret: 'Un programa que no comprueba firmas, como Home Assistant, no lo necesita.',
  toldOf: (topics) => `Se le avisa de: ${topics}`,
  everything: 'todo',
  addedBy: ({ name, at }) => `Añadido por ${name}, ${at}`,
  test: 'Enviar una prueba',
  testing: 'Enviando…',
  testThis: (host) => `Enviar una prueba a ${host}`,
  remove: 'Quitar',
  removeThis: (host) => `Quitar el webhook a ${host}`,
  askRemove: (host) => `¿Quitar el webhook a ${host}?`,
  removeMeans: ({ topics, name, at }) =>
    `Se le avisa de: ${topics}. Añadido por ${name}, ${at}. Desde ahora no se avisa de nada al programa, tampoco de lo que estaba en camino.`,
  removed: {
    title: 'Webhook quitado',
    description: 'A ese programa ya no se le avisa de nada.',
  },
  nothingSent: 'Aún no se ha enviado nada.',
  taken: (ago) => `Último mensaje aceptado: ${ago}.`,
  isOff: (days) =>
    `Ha fallado durante ${days} días y está desactivado. Una prueba que funcione lo activa de nuevo.`,
}
