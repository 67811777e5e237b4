import type { Words } from './en.ts'

export const words: Words = {
  question: (name) => `¿Conectar ${name}?`,
  asks: (name) => `Un programa que se llama «${name}» quiere usar Sunporch en tu nombre.`,
  asWhom: 'En nombre de',
  goesTo: 'Tu respuesta va a',
  onThisComputer: 'un programa en este ordenador',
  onlyIf: 'Conéctalo solo si acabas de iniciarlo tú allí.',
  family: '¿Qué grupo familiar?',
  right: '¿Qué puede hacer?',
  read: 'Puede leer',
  readMore: 'La lista de la compra, las fotos, las visitas y lo que llegó de la habitación.',
  change: 'Puede leer y cambiar',
  changeMore:
    'También puede enviar fotos y notas a la habitación, cambiar la lista y decir que vas a llamar.',
  leaves: 'Lo que lee llega a quien lo gestiona.',
  ends: 'Termina al cabo de un año, o cuando quieras en Ajustes, en «Otros programas».',
  connect: 'Conectar',
  refuse: 'No conectar',
  cannot: 'No se puede conectar',
  unknown: 'El enlace está incompleto o aquí no se conoce el programa. Empieza de nuevo en el programa.',
  noFamily: 'Todavía no tienes ningún grupo familiar. Crea uno o sigue tu invitación, y empieza de nuevo.',
  notConfirmed: 'Confirma primero tu correo electrónico y empieza de nuevo.',
  full: 'Ya tienes conectados todos los programas posibles. Desconecta uno en Ajustes y empieza de nuevo.',
  gone: 'Ya no formas parte de este grupo familiar.',
}
