import type { InvitingWords } from './en.ts'

export const words: InvitingWords = {
  invite: 'Invitar a alguien',
  send: 'Enviar invitación',
  sending: 'Enviando…',
  email: 'Correo electrónico',
  emailExample: 'p. ej. mia@example.com',
  role: 'Papel',
  roles: { primary_caretaker: 'Responsable principal', caretaker: 'Responsable', member: 'Familiar' },
  ready: 'La invitación está lista',
  linkLabel: 'Enlace para siete días y una persona',
  joinUs: (family) => (family ? `Únete a ${family} en Sunporch:` : 'Únete a nuestra familia en Sunporch:'),
  codeLabel: 'Un código con la invitación, para la cámara de un móvil',
  done: 'Listo',
  isMailed: (email) => `Un correo con este enlace va de camino a ${email}.`,
  hadManyMails: (email) =>
    `${email} ha recibido hoy muchos correos, así que este no se ha enviado. Pásale el enlace tú, por favor.`,
  notGoneOut: (email) => `El correo a ${email} aún no ha salido. Pásale el enlace tú, por favor.`,
  noMail: (email) => `Falta un paso: este servidor no envía correos. Pasa tú este enlace a ${email}.`,
  invitationFor: (email) => `Invitación para ${email}`,
  sendAgain: 'Enviar otra vez',
  cancelInvitation: 'Anular la invitación',
  sent: { title: 'Invitación enviada', description: 'La invitación va de camino.' },
  notSent: 'No se ha podido enviar la invitación. Inténtalo de nuevo.',
  cancelled: { title: 'Invitación anulada', description: 'Su enlace ya no funciona.' },
}
