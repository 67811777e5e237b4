import type { IdentityWords } from './en.ts'

export const words: IdentityWords = {
  language: 'Idioma',
  languageHint: 'De las páginas, y de los correos y avisos que recibes.',
  save: 'Guardar',
  saving: 'Guardando…',
  remove: 'Quitar',

  accountSettings: 'Tu cuenta',
  nameAndPicture: 'Nombre y foto',
  changeName: 'Cambiar tu nombre',
  firstName: 'Nombre',
  lastName: 'Apellidos',
  facts: { firstName: 'Nombre', lastName: 'Apellidos', email: 'Correo', userId: 'ID de usuario' },
  isHere:
    'Tu cuenta está en este servidor. Entras con tu correo y tu contraseña. Puedes cambiar tu nombre, tu foto y tu dirección en «Tú».',
  isElsewhere:
    'Tu perfil se gestiona en otro servicio de inicio de sesión. Para cambiarlo, ponte en contacto con la asistencia.',
  signOutHere: 'Cerrar sesión',
  faceIsSent: 'Tu ser querido ve tu cara junto a lo que envías.',
  faceIsShared: 'La familia ve tu cara junto a lo que compartes.',
  yourPicture: 'Tu foto',
  choosePicture: 'Elegir una foto',
  anotherPicture: 'Otra foto',
  removePicture: 'Quitar la foto',
  pictureFailed: 'La foto no ha llegado. Inténtalo otra vez.',
  nameSaved: { title: 'Guardado', description: 'Tu familia ve tu nuevo nombre.' },
  pictureSaved: { title: 'Guardado', description: 'Tu familia ya ve tu foto.' },
  pictureRemoved: { title: 'Foto quitada', description: 'En su lugar están tus iniciales.' },
  phoneTitle: 'Tu número de teléfono',
  phone: 'Teléfono',
  phoneHint: 'Tu familia lo ve junto a tu nombre y puede llamarte. Si quieres, déjalo vacío.',
  phoneExample: 'p. ej. +34 91 234 56 78',
  phoneSaved: { title: 'Guardado', description: 'Tu familia lo ve junto a tu nombre.' },
  addressLost:
    'La dirección que tenías nunca se confirmó y quizá sea de otra persona, así que no enviamos correos allí. Sigues entrando con ella y tu contraseña. Escribe una dirección que leas y abre el enlace que te enviamos. Hasta entonces «He olvidado la contraseña» no puede ayudarte: guarda bien tu contraseña.',
  addressUnconfirmed:
    'Sin confirmar todavía: pulsa «Enviar» y abre el enlace del correo. Hasta entonces no llegan avisos allí.',
  changeAddress: 'Cambiar la dirección',
  email: 'Correo electrónico',
  emailHint: 'Entras con él.',
  lookAtMails: 'Mira tu correo',
  mailSent: ({ to, until }) =>
    `Un correo a ${to} está en camino. Hasta que abras su enlace, entras con ${until ?? 'la dirección que tenías'}. El enlace vale 24 horas.`,
  done: 'Listo',
  addressChanged: { title: 'Dirección cambiada', description: 'A partir de ahora entras con la nueva.' },

  sessions: 'Navegadores con tu sesión',
  aBrowser: 'Un navegador',
  browserOn: ({ browser, system }) => `${browser} en ${system}`,
  thisBrowser: 'Este navegador',
  lastUsed: (ago) => `Último uso: ${ago}`,
  byPasskey: 'con clave de acceso',
  signOut: 'Cerrar sesión',
  signOutThere: (browser) => `Cerrar sesión: ${browser}`,
  signedOut: { title: 'Sesión cerrada', description: 'Ese navegador ya no tiene tu sesión.' },
  changePassword: 'Cambiar la contraseña',
  changing: 'Cambiando…',
  passwordMeans:
    'Se cierra la sesión en los demás navegadores y terminan tus tokens para otros programas. También termina todo lo demás con lo que se pueda entrar, si no lo conservas.',
  currentPassword: 'Contraseña actual',
  newPassword: 'Contraseña nueva',
  passwordHint: (length) => `Al menos ${length} caracteres.`,
  passwordChanged: {
    title: 'Contraseña cambiada',
    description: 'La sesión está cerrada en los demás navegadores.',
  },
  keepKeys: 'Conservar lo que he conectado',
  keepKeysHint:
    'Las claves de acceso, las claves para subir fotos, la dirección del calendario, los enlaces y las invitaciones pendientes siguen valiendo. Déjalo vacío si quizá otra persona estuvo en tu cuenta.',
  signOutEverywhere: 'Cerrar sesión en todas partes',
  askSignOutEverywhere: '¿Cerrar sesión en todas partes?',
  everywhereMeans:
    'Se cierra la sesión en todos los navegadores, también en este. También terminan las claves, para que nadie vuelva a entrar con ellas. Las pantallas de la habitación siguen conectadas.',
  everywhereMeansKept:
    'Se cierra la sesión en todos los navegadores, también en este. Las pantallas de la habitación siguen conectadas.',
  signingOut: 'Cerrando sesión…',
  passwordUnknown:
    '¿No la sabes? Marca la casilla: así se cierra la sesión en todos los navegadores enseguida y no termina nada más.',

  yourPassword: 'Tu contraseña',
  whyAsked: 'Entraste hace un rato, por eso preguntamos si eres tú.',
  usePasskey: 'Usar una clave de acceso',
  noPasskeyUsed: 'No se ha usado ninguna clave de acceso. Inténtalo otra vez o escribe tu contraseña.',

  passkeys: 'Claves de acceso',
  passkeysMean:
    'Con una clave de acceso entras con tu huella, tu cara o el PIN de un dispositivo, sin contraseña.',
  addPasskey: 'Añadir una clave de acceso',
  passkeyAdded: (date) => `Añadida: ${date}`,
  passkeyUsed: (ago) => `último uso: ${ago}`,
  passkeyUnused: 'sin usar todavía',
  renameThis: (name) => `Cambiar el nombre: ${name}`,
  removeThis: (name) => `Quitar: ${name}`,
  needHttps: 'Las nuevas necesitan HTTPS: pregunta a quien lleva este servidor.',
  addAt: (origin) => `Puedes añadirlas y usarlas en ${origin}.`,
  browserHasNone: 'Este navegador no tiene claves de acceso.',
  addPasskeyMeans:
    'Este dispositivo, tu teléfono o una llave de seguridad te deja entrar con tu huella, tu cara o su PIN. Tu contraseña sigue valiendo.',
  doAddPasskey: 'Añadir la clave',
  passkeyName: 'Nombre',
  passkeyNameHint: 'Para reconocerla en la lista.',
  renamePasskey: 'Cambiar el nombre de la clave',
  askRemove: (name) => `¿Quitar «${name}»?`,
  removePasskeyMeans:
    'Nadie puede entrar ya con ella, y se cierra la sesión en los demás navegadores que entraron con ella. Tu contraseña sigue valiendo. Puede que el dispositivo la siga ofreciendo: bórrala también allí.',
  removing: 'Quitando…',
  passkeyIsHere: 'Este dispositivo ya tiene una clave de acceso para tu cuenta.',
  passkeyNotMade: 'No se ha creado ninguna clave de acceso. Puedes intentarlo otra vez.',
  passkeyImpossible: 'Este dispositivo no puede crear una clave de acceso. Prueba con otro.',
  passkeyIsAdded: {
    title: 'Clave de acceso añadida',
    description: 'A partir de ahora puedes entrar con ella.',
  },
  passkeyRenamed: { title: 'Guardado', description: 'La clave de acceso tiene su nuevo nombre.' },
  passkeyRemoved: { title: 'Clave de acceso quitada', description: 'Nadie puede entrar ya con ella.' },

  otherPerson: {
    title: 'Otra persona ha entrado',
    text: 'Fue en otra pestaña de este navegador. Lo que pulses aquí se haría en su nombre, por eso esta página se ha detenido.',
    reload: 'Cargar la página otra vez',
  },
}
