import type { CommonWords } from './en.ts'

export const words: CommonWords = {
  motto: 'Cerca de la vida diaria de tu ser querido',
  oneMoment: 'Un momento…',
  loading: 'Cargando…',
  didNotWork: 'No ha funcionado. ¿Va bien la conexión?',
  tryAgain: 'Algo ha salido mal. Inténtalo de nuevo.',
  notReached: 'No se ha podido llegar al servidor. Inténtalo de nuevo.',
  again: 'Reintentar',
  notLoaded: 'No se ha podido cargar. ¿Va bien la conexión?',
  pageNotHere: 'Esta página aún no está aquí',
  opensByItself: 'Se abre sola en cuanto haya conexión.',
  stumbled: 'Esta página ha tropezado',
  stumbledText:
    'Lo que has guardado está a salvo. Casi siempre ayuda volver a abrir la página; si no, avisa a quien lleva tu Sunporch.',
  openAgain: 'Volver a abrir',
  loggedOut: 'Sesión cerrada',
  loggedOutText: 'Tu sesión ha terminado. Enseguida puedes entrar de nuevo…',
  error: 'Error',
  notFound: 'No encontrado',
  notFoundTitle: '404 Página no encontrada',
  notFoundText: 'En esta dirección no hay nada.',
  toStart: 'Ir al inicio',
  tooMany: 'Demasiados intentos. Espera unos minutos, por favor.',
  sentences: {
    'The e-mail address or the password is not right.': 'El correo o la contraseña no son correctos.',
    'There is already an account with this e-mail address. Please sign in instead.':
      'Ya hay una cuenta con este correo. Inicia sesión con ella.',
    'This link has been used or is too old. Please ask for a new one.':
      'Este enlace ya se ha usado o es demasiado antiguo. Pide uno nuevo, por favor.',
    'This link has been used or is too old. If you have not confirmed your address yet, Settings sends you a new one.':
      'Este enlace ya se ha usado o es demasiado antiguo. Si aún no has confirmado tu dirección, en Ajustes puedes pedir uno nuevo.',
    'This passkey did not work here. Please try again, or sign in with your password.':
      'Esta clave de acceso no ha funcionado aquí. Inténtalo de nuevo o entra con tu contraseña.',
    'New accounts are made by invitation here. Ask somebody of the family to invite you, and open the link that they send you.':
      'Aquí las cuentas nuevas se crean con una invitación. Pide a alguien de la familia que te invite y abre el enlace que te envíe.',
    'No new accounts are made here. If your family uses this server, ask the person who runs it.':
      'Aquí no se crean cuentas nuevas. Si tu familia usa este servidor, pregunta a quien lo lleva.',
    'This invitation is not valid any more. Please ask for a new one.':
      'Esta invitación ya no es válida. Pide una nueva, por favor.',
    'This invitation has been used already. Please ask for a new one.':
      'Esta invitación ya se ha usado. Pide una nueva, por favor.',
    'You were deactivated in this group. The primary caretaker can let you in again.':
      'Tu acceso a este grupo está desactivado. Quien es responsable principal puede volver a dejarte entrar.',
    'Another account has this e-mail address by now. Yours keeps the one that it has.':
      'Otra cuenta tiene ya este correo. La tuya conserva el que tiene.',
    'This password is one that others try first. Three words that have nothing to do with each other are a good one.':
      'Esta contraseña es de las primeras que otros prueban. Tres palabras sin relación entre sí son una buena opción.',
    'Please enter your e-mail address.': 'Escribe tu correo electrónico.',
    'This e-mail address is too long.': 'Este correo es demasiado largo.',
    'Please enter a full e-mail address, like mia@example.com.':
      'Escribe un correo completo, como mia@example.com.',
    'Please choose a password.': 'Elige una contraseña.',
    'Please use at least 10 characters.': 'Usa al menos 10 caracteres.',
    'Please use at most 200 characters.': 'Usa como máximo 200 caracteres.',
    'Please enter your password.': 'Escribe tu contraseña.',
    'Please enter your first name.': 'Escribe tu nombre.',
    'Please enter your last name.': 'Escribe tus apellidos.',
  },
}
