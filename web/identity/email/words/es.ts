import type { ConfirmEmailWords } from './en.ts'

export const words: ConfirmEmailWords = {
  pageTitle: 'Tu correo electrónico',
  thankYou: 'Gracias',
  confirmed: (email) =>
    `Tu dirección es ${email}. A partir de ahora, las novedades de tu familia llegan ahí.`,
  open: 'Abrir Sunporch',
  didNotWork: 'No ha funcionado',
  openSettings: 'Abrir Ajustes',
  isItYours: '¿Es esta tu dirección?',
  pressIfSo: 'Si usas Sunporch con la dirección a la que llegó nuestro correo, pulsa el botón.',
  yes: 'Sí, es mi dirección',
}
