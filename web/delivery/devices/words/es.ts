import type { DeviceWords } from './en.ts'

export const words: DeviceWords = {
  integration: 'Conexión con Alexa',
  connected: 'Conectado',
  offline: 'Sin conexión',
  notConnected: 'No conectado',
  onlineMeans: 'Una pantalla está conectada ahora mismo. Lo que envías se ve enseguida.',
  offlineMeans:
    'Ningún dispositivo ha respondido en cinco minutos. Lo que envías espera y se ve cuando vuelva uno.',
  notConnectedMeans: 'Nunca se ha abierto una pantalla. Conecta una y mostrará lo que envía la familia.',
  wasInContact:
    'Un dispositivo respondió en los últimos cinco minutos. Lo que envías se ve en cuanto vuelva.',
  waits: (waits) => `${waits}. Así es con todo lo que envíes ahora.`,
  allDevices: 'Todos los dispositivos',

  screen: 'Pantalla',
  sendTest: 'Enviar prueba',
  lastContact: (ago) => `Último contacto: ${ago}`,
  lastSeen: (ago) => `Sin conexión, visto por última vez: ${ago}`,
  pausedUntil: (end) => `En pausa hasta: ${end}`,
  needsAttention: (what) => `Necesita atención: ${what}`,
  lastShown: ({ at, title }) => `Lo último que mostró (${at}): ${title}`,
  picturesOff: (at) => `Sin fotos en pantalla desde: ${at}`,
  rename: 'Cambiar el nombre',
  renameThis: (name) => `Cambiar el nombre: ${name}`,
  name: 'Nombre',
  nameHint: 'Como dice la familia: la pantalla de mamá, la cocina.',
  save: 'Guardar',
  remove: 'Quitar',
  removeThis: (name) => `Quitar: ${name}`,
  askRemove: (name) => `¿Quitar ${name}?`,
  removeMeans:
    'Se apaga en cuanto se conecta y ya no muestra nada de la familia. Lo que ha mostrado se queda en vuestra galería.',
  isKept: { title: 'Conservada', description: 'Se queda aunque se vaya quien la abrió.' },
  isRemoved: {
    title: 'Pantalla quitada',
    description: 'Ya no muestra nada de la familia, en cuanto se haya conectado.',
  },
  wifi: 'Wifi',
  cable: 'Por cable',
  mobile: 'Red móvil',
  slow: 'Red lenta',
  pluggedIn: 'Enchufado',
  charging: (percent) => `${percent} %, cargando`,
  pleaseCharge: (percent) => `${percent} %, hay que cargarlo`,

  opened: ({ name, date }) => `Abierto por ${name}, ${date}`,
  openedByUnknown: (date) => `Abierto: ${date}, no se sabe por quién`,
  linked: ({ name, date }) => `Vinculado por ${name}, ${date}`,
  linkedByUnknown: (date) => `Vinculado: ${date}, no se sabe por quién`,
  keptBy: (name) => `Lo conserva ${name}.`,
  keep: 'Conservarlo…',
  askKeep: (name) => `¿Conservar ${name}?`,
  doKeep: 'Conservarlo',
  keepMeans:
    'Un dispositivo se desconecta cuando la persona que lo abrió deja la familia o la quitan de ella. Si lo conservas, sigue contigo. Hazlo cuando sepas dónde está.',

  areDisconnected: (name) => `Las pantallas que abrió ${name} se desconectan.`,
  ofNobody: ({ devices, name }) =>
    `No se sabe quién abrió esto: ${devices}. Si fue ${name}, quítalo en Ajustes, con los demás dispositivos.`,
  disconnectOpened: ({ device, name }) => `Desconectar «${device}», que abrió ${name}`,
  disconnectKept: ({ device, name }) => `Desconectar «${device}», que conserva ${name}`,
  somebody: 'alguien',
  inBrowserOf: (name) => `Abierto en un navegador con la sesión de ${name}.`,
  elsewhere: (opener) => `${opener}, en otro dispositivo.`,
  goesBlank: 'Se apaga en cuanto se conecta.',
  youKeepIt: 'Se queda, y lo conservas tú.',
}
