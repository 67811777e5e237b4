import type { ConfirmNoteWords } from './en.ts'

export const words: ConfirmNoteWords = {
  title: 'Tu dirección de correo',
  pleaseConfirm: (email) =>
    `Confirma ${email}: pulsa «Enviar» y abre el enlace del correo. Así las novedades de tu familia llegan también allí.`,
  send: 'Enviar',
  sending: 'Enviando…',
  another: 'Otra dirección',
  lost: 'Tu cuenta no tiene ahora ninguna dirección de correo, así que nadie podría ayudarte si olvidas la contraseña. Abre el enlace que te enviamos o escribe una dirección.',
  enter: 'Escribir una dirección',
  sent: { title: 'Enviado', description: (email) => `Busca nuestro correo en ${email}.` },
  notSent: {
    title: 'No se pudo enviar el correo',
    description: (email) => `¿Es correcta la dirección ${email}? Puedes cambiarla en Ajustes.`,
  },
}
