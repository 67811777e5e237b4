import type { Messages } from './en.ts'

export const messages: Messages = {
  somebody: 'Qualcuno',
  lovedOne: 'una persona cara',
  lovedOneFirst: 'Una persona cara',
  quoted: (title) => `«${title}»`,

  yesterday: (time) => `ieri, ${time}`,
  tomorrow: (time) => `domani, ${time}`,
  onDate: (date, time) => `${date}, ${time}`,

  push: {
    today: (family) => `Oggi: ${family}`,
    newNotices: (count, family) => `${count} novità: ${family}`,
    more: (count) => `e altre ${count}`,
    testTitle: 'Gli avvisi arrivano qui',
    test: 'Sunporch ti avvisa su questo dispositivo quando una persona cara chiede una chiamata.',
  },

  mail: {
    todayIn: (family, count) => `Oggi in «${family}»: ${count} novità`,
    happenedIn: (family, count) => `${count} novità in «${family}»`,
    today: (count) => `Oggi: ${count} novità`,
    happened: (count) => `${count} novità`,
    more: (count) => `… e altre ${count}`,
    show: 'Guarda',
    seeEverything: 'Guarda tutto',
    why: (family) => `Ricevi questa mail perché fai parte di «${family}».`,
    whyDaily: (family) => `Ricevi questa mail una volta al giorno perché fai parte di «${family}».`,
    choose: 'Scegli quali mail arrivano',
    canEnd: 'Puoi farle finire senza accedere.',
    end: 'Niente più mail su questa famiglia',
  },

  unsubscribe: {
    question: (family) => `Niente più mail su «${family}»?`,
    means:
      'Allora non ti arriverà più nulla per mail su questa famiglia, nemmeno quando qualcuno chiede una chiamata. L’app e gli avvisi sul tuo telefono restano come sono.',
    end: 'Basta con queste mail',
    fewer: 'Puoi anche riceverne meno:',
    ended: (family) => `Non arrivano più mail su «${family}»`,
    onItsWay: 'Una mail già in viaggio può ancora arrivare.',
    again: 'Inviami di nuovo le mail',
    howYouHear: 'Come hai notizie di questa famiglia:',
    restarted: (family) => `Le mail su «${family}» arrivano di nuovo`,
    asBefore: 'Arrivano come prima.',
    whenTheyCome: 'Quando arrivano:',
    settings: 'Impostazioni',
    maySignIn: '(forse devi accedere).',
    noneComes: 'Questa famiglia non ti invia mail',
    noMember: 'Non ne fai più parte, oppure è stata rimossa. Non c’è altro da fare.',
    noLink: 'Questo link non funziona',
    incomplete: 'Forse ne manca una parte. Apri di nuovo il link nella mail, o copialo per intero.',
  },
}
