import type { InvitationWords } from './en.ts'

export const words: InvitationWords = {
  pageTitle: 'Invitación',
  cannotBeOpened: 'No se puede abrir esta invitación',
  isLinkComplete: '¿Está completo el enlace? Pide uno nuevo, por favor.',
  expired: 'Esta invitación ya no es válida',
  askForNew: (name) => `Pide una nueva a ${name}, por favor.`,
  accepted: 'Esta invitación ya se ha aceptado',
  wasItYou: 'Si fuiste tú, [inicia sesión](signIn) para ver el grupo.',
  roles: { primary_caretaker: 'responsable principal', caretaker: 'responsable', member: 'familiar' },
  join: (group) => `Únete a ${group}`,
  invites: ({ name, email, role }) => `${name} invita a ${email} a unirse como ${role}.`,
  whatYouSee:
    'Ves las fotos, las recomendaciones y la lista de la compra de la familia, y puedes enviar fotos a la pantalla de tu ser querido.',
  forAnother: ({ name, email, role }) =>
    `Esta invitación es para ${email}. Has iniciado sesión como ${name}. Si te unes, serás ${role}, y la familia ve para quién era.`,
  joining: 'Un momento…',
  joinAs: (name) => `Unirme como ${name}`,
  somebodyElse: 'Soy otra persona',
  createAndJoin: 'Crear una cuenta y unirme',
  noNewAccounts: 'Aquí no se crean cuentas nuevas. Si no tienes, pregunta a quien lleva este servidor.',
  iHaveAnAccount: 'Ya tengo cuenta',
  welcome: 'Te damos la bienvenida',
  memberNow: (group) => `Ya formas parte de ${group}.`,
}
