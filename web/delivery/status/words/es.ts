import type { StatusWords } from './en.ts'

export const words: StatusWords = {
  takenBackAt: (at) => `Retirado: ${at}`,
  shownOn: ({ device, at }) => `En ${device}: ${at}`,
  onScreen: 'En la pantalla',
  heardAt: (at) => `Escuchado: ${at}`,
  heard: 'Escuchado hasta el final',
  ended: 'terminado',
  endedUnseen: (at) => `Terminó: ${at}. Ninguna pantalla ha dicho que lo mostró`,
  waitsForScreen: 'Espera una pantalla',
  waitsFor: (devices) => `En espera: ${devices}`,
  and: ({ one, other }) => `${one} y ${other}`,
  andMore: ({ one, count }) => `${one} y ${count} más`,
  onItsWay: 'De camino',
  expired: 'Sin mostrar: en 72 horas no se abrió ninguna pantalla',
  didNotArrive: (why) => `No ha llegado: ${why}`,
  notReached: 'no se pudo alcanzar la pantalla',

  sent: 'Enviado',
  sentBy: (name) => `Enviado por ${name}`,
  inInbox: 'Recibido',
  takenBack: 'Retirado',
  notOpened: 'En 72 horas no se abrió ninguna pantalla',
  notShown: 'Sin mostrar',
  answered: (answer) => `Respuesta: ${answer}`,
  noAnswer: 'Aún sin respuesta',

  thankYou: '«Gracias»',
  callMe: '«Llámame»',
  quoted: (text) => `«${text}»`,
}
