import type { Messages } from './en.ts'

const roles = {
  primary_caretaker: 'responsable principal',
  caretaker: 'responsable',
  member: 'familiar',
}

export const messages: Messages = {
  hello: (name) => (name ? `Hola, ${name}:` : 'Hola:'),
  openSunporch: 'Abrir Sunporch',

  invitation: {
    subject: (inviter, family) => `${inviter} te invita a ${family} en Sunporch`,
    title: (inviter) => `${inviter} te invita a participar`,
    text: (inviter, family, role) =>
      `${inviter} te invita a formar parte de «${family}» como ${roles[role]}.`,
    about:
      'En Sunporch una familia comparte fotos, recomendaciones y una lista de la compra con un ser querido.',
    lasts: 'El enlace funciona durante siete días.',
    button: 'Unirme a la familia',
    note: 'Si no sabes de qué se trata, no tienes que hacer nada.',
  },

  confirm: {
    subject: 'Confirma tu dirección de correo para Sunporch',
    title: '¿Es esta tu dirección de correo?',
    text: 'Alguien ha indicado esta dirección para su cuenta de Sunporch. Si fuiste tú, abre este enlace en las próximas 24 horas. Solo después llegarán aquí las noticias de tu familia.',
    button: 'Sí, es mi dirección',
    note: 'Si no fuiste tú, no tienes que hacer nada.',
  },

  addressChanged: {
    subject: 'Ha cambiado tu dirección de correo para Sunporch',
    title: 'Ha cambiado tu dirección de correo',
    byPerson:
      'Tu cuenta de Sunporch tiene ahora otra dirección de correo, como alguien pidió con tu contraseña. Inicias sesión con la nueva dirección, y los correos llegan allí.',
    byOperator:
      'Tu cuenta de Sunporch tiene ahora otra dirección de correo. La ha puesto quien lleva tu Sunporch, porque se lo pidieron. Inicias sesión con la nueva dirección, y los correos llegan allí.',
    note: 'Si no fuiste tú, avisa enseguida a quien lleva tu Sunporch.',
  },

  reset: {
    subject: 'Elige una nueva contraseña para Sunporch',
    title: 'Elige una nueva contraseña',
    text: 'Para elegir una nueva contraseña para Sunporch, abre este enlace antes de una hora.',
    button: 'Elegir una nueva contraseña',
    note: 'Si no lo pediste, no tienes que hacer nada. Tu contraseña sigue siendo la misma.',
  },

  passkey: {
    added: {
      title: 'Se ha añadido una clave de acceso a tu cuenta',
      text: 'Se ha añadido una clave de acceso a tu cuenta de Sunporch. El dispositivo que la tiene entra sin tu contraseña.',
    },
    removed: {
      title: 'Se ha quitado una clave de acceso de tu cuenta',
      text: 'Se ha quitado una clave de acceso de tu cuenta de Sunporch. Ya nadie puede entrar con ella.',
    },
    button: 'Ver mis claves de acceso',
    note: 'Si fuiste tú, no tienes que hacer nada. Si no, inicia sesión y recupera tu cuenta en los ajustes: eso anula todas las claves de acceso y cierra las demás sesiones. Después elige una nueva contraseña.',
  },

  account: {
    reset: {
      title: 'Tienes una nueva contraseña',
      text: 'Con un enlace se ha elegido una nueva contraseña para tu cuenta de Sunporch. La anterior ya no sirve, y se han cerrado las demás sesiones.',
    },
    password: {
      title: 'Ha cambiado tu contraseña',
      text: 'La contraseña de tu cuenta de Sunporch se ha cambiado en los ajustes; quien lo hizo conocía la anterior. Se han cerrado las sesiones de los demás navegadores y han terminado los accesos de otros programas. También las claves de acceso, las claves para subir fotos y las invitaciones abiertas, salvo que se marcara que debían quedarse.',
    },
    taken: {
      title: 'Se han cerrado las demás sesiones',
      text: 'Nos dijiste que otra persona estaba en tu cuenta de Sunporch. Se han cerrado todas las sesiones menos la tuya.',
    },
    signedOut: {
      title: 'Se han cerrado todas tus sesiones',
      text: 'En tu cuenta de Sunporch se ha pedido cerrar la sesión en todas partes, así que vuelve a iniciarla en cada dispositivo.',
    },
    changeNow: {
      password:
        'Elige ahora una nueva contraseña: hasta entonces, quien conozca la anterior puede volver a entrar.',
      provider:
        'Cambia ahora tu contraseña en el servicio con el que inicias sesión: hasta entonces, quien la conozca puede volver a entrar.',
    },
    ended:
      'Ha terminado lo que deja entrar programas y dispositivos en tu cuenta: las claves de acceso, las claves con las que los teléfonos envían fotos, los accesos de otros programas, la dirección del calendario y las invitaciones que nadie había aceptado. Lo que necesites lo puedes crear de nuevo.',
    lookThrough:
      'Las pantallas, los programas y las personas que llegaron en tu nombre en los últimos 30 días siguen ahí, y también la pantalla de la habitación. Están en los ajustes: quita lo que no conozcas.',
    ifNot: {
      password:
        '¿No fuiste tú? Entonces pide enseguida una nueva contraseña en la página donde inicias sesión.',
      provider:
        '¿No fuiste tú? Entonces cambia enseguida tu contraseña en el servicio con el que inicias sesión.',
    },
    ifNotReset: {
      password:
        '¿No fuiste tú? Entonces quizá otra persona lee tus correos: cambia primero la contraseña de tu buzón. Después pide enseguida una nueva contraseña en la página donde inicias sesión.',
      provider:
        '¿No fuiste tú? Entonces quizá otra persona lee tus correos: cambia primero la contraseña de tu buzón. Después cambia enseguida tu contraseña en el servicio con el que inicias sesión.',
    },
    button: 'Ver mi cuenta',
    signIn: 'Iniciar sesión',
  },

  signOut: {
    title: '¿Cerrar la sesión?',
    question: '¿Quieres cerrar tu sesión de Sunporch?',
    yes: 'Cerrar la sesión',
    no: 'Seguir con la sesión abierta',
  },

  operator: {
    unnamed:
      'La responsabilidad es de quien lleva este servidor. Suele ser alguien de la familia: pregunta a la persona que te invitó.',
    named: (operator) => `Este servidor lo lleva: ${operator}. Ahí está la responsabilidad.`,
  },

  someoneOfFamily: 'Alguien de su familia',
}
