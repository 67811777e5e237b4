import type { FamilyWords } from './en.ts'

export const words: FamilyWords = {
  groups: 'Grupos familiares',
  createGroup: 'Crear un grupo',
  creating: 'Creando…',
  edit: 'Editar',
  editThis: (name) => `Editar: ${name}`,
  editGroup: 'Editar el grupo',
  save: 'Guardar',
  saving: 'Guardando…',
  whom: '¿A quién cuidas?',
  whomHint: 'Como llamas a esa persona. Su pantalla lleva ese nombre y saluda con él; puedes dejarlo vacío.',
  whomExample: 'p. ej. Mamá',
  name: 'Nombre',
  nameHint: 'El nombre de vuestro grupo familiar.',
  nameExample: 'p. ej. Familia Hartley',
  familyOf: (name) => `Familia ${name}`,
  description: 'Descripción',
  lovedOneName: 'Nombre de tu ser querido',
  lovedOnePhone: 'Teléfono de tu ser querido',
  lovedOnePhoneHint: 'Para que quien diga «Llamo yo» pueda marcar enseguida.',
  phoneExample: 'p. ej. +34 91 234 56 78',
  timeZone: 'Zona horaria',
  timeZoneHint: 'Donde vive tu ser querido.',
  alexaId: 'ID del dispositivo Alexa',
  alexaIdHint: 'Está en la app de Alexa, en los ajustes del dispositivo.',
  alexaIdHintNew: 'Está en la app de Alexa, en los ajustes del dispositivo. Puedes dejarlo vacío.',
  created: { title: 'Grupo familiar creado', description: 'Vuestro nuevo grupo familiar ya está aquí.' },
  notCreated: 'No se pudo crear el grupo familiar.',
  changed: { title: 'Guardado', description: 'El grupo familiar ha cambiado.' },
  welcome: 'Te damos la bienvenida a Sunporch',
  welcomeText:
    'Un grupo familiar es el círculo en torno a la persona que cuidáis. Crea uno, abre una pantalla en su habitación y envía la primera foto.',
  createFirst: 'Crear tu grupo familiar',

  delete: 'Eliminar el grupo',
  deleteText: (group) =>
    `Nadie verá ya el grupo ${group}, y sus pantallas se apagan. Puedes recuperarlo durante 30 días.`,
  deleteMore: 'Eliminar el grupo…',
  doDelete: 'Eliminar el grupo',
  keepIt: 'Conservarlo',
  askDelete: (group) => `¿Eliminar ${group}?`,
  deleteMeans:
    'Nadie de la familia lo verá ya, y sus pantallas se apagan. Puedes recuperarlo durante 30 días; después se pierde todo lo que hay en él.',
  typeName: (group) => `Escribe «${group}» para confirmar`,
  deleted: {
    title: 'Grupo familiar eliminado',
    description: 'Puedes recuperarlo en Ajustes durante 30 días.',
  },
  deletedGroups: 'Grupos eliminados',
  deletedUntil: (date) => `Eliminado. Se puede recuperar hasta: ${date}.`,
  bringBack: 'Recuperar',
  isBack: { title: 'El grupo familiar ha vuelto', description: 'Todo está como estaba.' },
  yourData: 'Vuestros datos',
  exportText:
    'Un archivo ZIP con las fotos originales, todo lo que se escribió y se respondió, y una página para verlo sin Sunporch. Lo eliminado no está dentro, salvo su título en la lista de todo lo que pasó.',
  download: 'Descargar todo',

  zone: {
    title: '¿Qué deben mantener los envíos programados?',
    legend: 'Qué mantienen los envíos programados',
    planned: ({ count, from, to }) =>
      count === 1
        ? `Hay uno programado según el reloj de ${from}. Desde ahora cuenta el reloj de ${to}.`
        : `Hay ${count} programados según el reloj de ${from}. Desde ahora cuenta el reloj de ${to}.`,
    hour: 'Su hora',
    hourMeans: ({ title, hour, to }) => `${title} sigue a las ${hour}, según el reloj de ${to}.`,
    moment: 'Su momento',
    momentMeans: ({ title, there, hour, from }) =>
      `${title} será allí: ${there}, el mismo momento que ${hour} en ${from}.`,
    back: 'Atrás',
  },

  current: 'Este grupo',
  facts: { name: 'Grupo', role: 'Tu papel' },
  changePhone: 'Cambiar el número de teléfono',
  addPhone: 'Añadir un número de teléfono',
  phoneOf: (name) => (name ? `Teléfono de ${name}` : 'Teléfono de tu ser querido'),
  phone: 'Teléfono',
  phoneHint: 'Lo ve toda la familia. Quien diga «Llamo yo» puede marcar enseguida.',
  phoneSaved: { title: 'Guardado', description: 'Tu familia ya puede marcarlo.' },
  helpPhone: 'Número para llamar',
  helpPhoneHint:
    'Alguien que responda: alguien de la familia, del vecindario, el control de enfermería. Vacío lo quita.',
  sending: 'Envío automático y avisos',
  autoSend: 'Envío automático',
  autoSendText: 'Los envíos programados salen solos. Desactivado: esperan hasta que alguien los envíe.',
  reminder: 'Recordatorio diario de la foto',
  reminderText:
    'Un recordatorio a las 17:00, donde vive tu ser querido, los días sin foto enviada ni programada.',
  activity: 'Avisos de actividad',
  activityText:
    'Te enteras de lo que hacen los demás en la familia. Desactivado: solo llamadas, respuestas, el recordatorio y lo que salió mal.',
  activityTextInMemory: 'Te enteras de lo que hacen los demás en la familia.',

  memory: {
    title: 'Como recuerdo',
    since: ({ name, date }) =>
      `En recuerdo de ${name ?? 'tu ser querido'}, desde: ${date}. Las fotos y las palabras están todas aquí, y la familia puede seguir añadiendo. No se envía, programa ni pregunta nada.`,
    takeBack: 'Deshacer esto',
    offer: (name) =>
      `Si ${name ?? 'tu ser querido'} ha muerto, el grupo se puede conservar como recuerdo. Todas las fotos y palabras se quedan, y a nadie se le recuerda ni se le pide nada más.`,
    keepMore: 'Conservar como recuerdo…',
    keep: 'Conservar',
    ask: (name) => `¿Conservar el grupo en recuerdo de ${name ?? 'tu ser querido'}?`,
    stays:
      'Todas las fotos, notas y respuestas se quedan, y la familia puede mirarlas, compartir más y escribirse.',
    rests:
      'No se envía nada más a la pantalla. Los envíos programados descansan, y no hay recordatorios, llamadas, señal de vida ni avisos sobre la pantalla. La pantalla muestra las fotos y no pregunta nada.',
    canTakeBack: 'Puedes deshacerlo en cualquier momento: entonces todo sigue como antes.',
    of: (name) => `En recuerdo de ${name ?? 'tu ser querido'}`,
    note: 'Las fotos y las palabras están todas aquí. Podéis mirarlas, compartir más y escribiros. Ya no se envía ni se pregunta nada.',
  },
}
