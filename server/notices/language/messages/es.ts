import type { Messages } from './en.ts'

export const messages: Messages = {
  somebody: 'Alguien',
  lovedOne: 'tu ser querido',
  lovedOneFirst: 'Tu ser querido',
  quoted: (title) => `«${title}»`,

  yesterday: (time) => `ayer, ${time}`,
  tomorrow: (time) => `mañana, ${time}`,
  onDate: (date, time) => `${date}, ${time}`,

  push: {
    today: (family) => `Hoy en ${family}`,
    newNotices: (count, family) => `${count} avisos nuevos de ${family}`,
    more: (count) => `y ${count} más`,
    testTitle: 'Los avisos llegan aquí',
    test: 'Sunporch te avisa en este dispositivo cuando tu ser querido pide una llamada.',
  },

  mail: {
    todayIn: (family, count) => `Hoy en «${family}»: ${count} novedades`,
    happenedIn: (family, count) => `${count} novedades en «${family}»`,
    today: (count) => `Hoy: ${count} novedades`,
    happened: (count) => `${count} novedades`,
    more: (count) => `… y ${count} más`,
    show: 'Verlo',
    seeEverything: 'Verlo todo',
    why: (family) => `Recibes este correo porque formas parte de «${family}».`,
    whyDaily: (family) => `Recibes este correo una vez al día porque formas parte de «${family}».`,
    choose: 'Elegir qué correos llegan',
    canEnd: 'Puedes dejar de recibirlos sin iniciar sesión.',
    end: 'No más correos sobre esta familia',
  },

  unsubscribe: {
    question: (family) => `¿No más correos sobre «${family}»?`,
    means:
      'Entonces ya no te llegará nada por correo sobre esta familia, tampoco cuando alguien pida una llamada. La aplicación y los avisos en tu teléfono siguen igual.',
    end: 'Dejar de recibir estos correos',
    fewer: 'También puedes recibir menos:',
    ended: (family) => `Ya no llegan correos sobre «${family}»`,
    onItsWay: 'Todavía puede llegar un correo que ya estaba en camino.',
    again: 'Volver a recibir correos',
    howYouHear: 'Cómo te enteras de esta familia:',
    restarted: (family) => `Vuelven a llegar correos sobre «${family}»`,
    asBefore: 'Llegan como antes.',
    whenTheyCome: 'Cuándo llegan:',
    settings: 'Ajustes',
    maySignIn: '(quizá tengas que iniciar sesión).',
    noneComes: 'Esta familia no te envía correos',
    noMember: 'Ya no formas parte de ella, o se eliminó. No hay nada más que hacer.',
    noLink: 'Este enlace no funciona',
    incomplete: 'Quizá le falte una parte. Abre otra vez el enlace del correo, o cópialo entero.',
  },
}
