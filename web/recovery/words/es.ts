import type { RecoveryWords } from './en.ts'

export const words: RecoveryWords = {
  title: 'Si otra persona estuvo en tu cuenta',
  lookThrough: 'Revisa esto, por favor',
  means:
    'Una contraseña que alguien conoce, un teléfono perdido, un navegador que quedó abierto: con una pulsación se cierra la sesión de todos los demás, terminan las claves que hayan podido guardar y ves lo que llegó en tu nombre.',
  wasTaken: 'Alguien entró en mi cuenta',
  ask: '¿Entró alguien en tu cuenta?',
  askMeans:
    'Se cierra enseguida la sesión de todos los demás, y termina todo aquello con lo que podrían volver, también lo tuyo: claves de acceso, claves para fotos, acceso de otros programas, la dirección del calendario, enlaces, códigos, e invitaciones y relevos que nadie aceptó. Puedes crearlos de nuevo. Las pantallas de la habitación siguen conectadas. Se avisa a las personas responsables de tus familias.',
  endAll: 'Terminar todo',
  takenBack: { title: 'Los demás ya no tienen sesión', description: 'Lee qué hacer ahora.' },

  signedOutOn: ({ date, ended }) =>
    ended
      ? `Se cerró la sesión de todos los demás: ${date}. También terminó esto: ${ended}. Lo que necesites, puedes crearlo de nuevo.`
      : `Se cerró la sesión de todos los demás: ${date}.`,
  newPassword:
    '¿Has elegido una contraseña nueva desde entonces? Si no, hazlo ahora, en «Navegadores con tu sesión»: quien conozca la antigua puede volver a entrar.',
  goesOn: 'Esto llegó en tu nombre en los 30 días anteriores y sigue. Termina lo que no conozcas.',
  nothingCame:
    'En los 30 días anteriores no llegó en tu nombre ninguna pantalla, programa, calendario ni persona.',
  kinds: {
    screens: 'Pantallas que conectaste',
    webhooks: 'Programas que saben lo que pasa',
    calendars: 'Calendarios que trajiste con una dirección',
    people: 'Personas que llegaron con tu invitación',
    successors: 'Sucesiones que decidiste',
  },
  since: {
    screens: (date) => `Conectada: ${date}`,
    webhooks: (date) => `Añadido: ${date}`,
    calendars: (date) => `Añadido: ${date}`,
    people: (date) => `En la familia desde: ${date}`,
    successors: (date) => `Desde: ${date}`,
  },
  ends: {
    screens: 'Desconectar',
    webhooks: 'Quitar',
    calendars: 'Quitar',
    people: 'Quitar',
    successors: 'Retirar',
  },
  endThis: ({ end, name }) => `${end}: ${name}`,
  isUnsure: 'Probablemente: alguien más llegó en el mismo segundo y puede que fuera esa persona.',
  handedOver: ({ name, group, date }) =>
    `${name} es responsable principal de ${group}, porque tu cuenta se lo pidió. Desde: ${date}.`,
  handBack: (name) =>
    `Si no fuiste tú, habla con ${name} y pide que te devuelva el papel en la página Familia. Si no conoces a esa persona, avisa enseguida a quien lleva este servidor.`,
  finished: 'Ya lo he revisado',
}
