import type { Messages } from './en.ts'

export const messages: Messages = {
  somebody: 'Quelqu’un',
  lovedOne: 'ton proche',
  lovedOneFirst: 'Ton proche',
  quoted: (title) => `«\u00a0${title}\u00a0»`,

  yesterday: (time) => `hier, ${time}`,
  tomorrow: (time) => `demain, ${time}`,
  onDate: (date, time) => `${date}, ${time}`,

  push: {
    today: (family) => `Aujourd’hui\u00a0: ${family}`,
    newNotices: (count, family) => `${count} nouvelles\u00a0: ${family}`,
    more: (count) => `et ${count} autres`,
    testTitle: 'Les notifications arrivent ici',
    test: 'Sunporch te prévient sur cet appareil quand ton proche demande un appel.',
  },

  mail: {
    todayIn: (family, count) => `Aujourd’hui dans «\u00a0${family}\u00a0»\u00a0: ${count} nouvelles`,
    happenedIn: (family, count) => `${count} nouvelles dans «\u00a0${family}\u00a0»`,
    today: (count) => `Aujourd’hui\u00a0: ${count} nouvelles`,
    happened: (count) => `${count} nouvelles de la famille`,
    more: (count) => `… et ${count} autres`,
    show: 'Voir',
    seeEverything: 'Tout voir',
    why: (family) => `Tu reçois cet e-mail parce que tu fais partie de «\u00a0${family}\u00a0».`,
    whyDaily: (family) =>
      `Tu reçois cet e-mail une fois par jour parce que tu fais partie de «\u00a0${family}\u00a0».`,
    choose: 'Choisir les e-mails qui arrivent',
    canEnd: 'Tu peux y mettre fin sans te connecter.',
    end: 'Plus d’e-mails sur cette famille',
  },

  unsubscribe: {
    question: (family) => `Plus d’e-mails sur «\u00a0${family}\u00a0»\u00a0?`,
    means:
      'Alors plus rien sur cette famille ne t’arrive par e-mail, même quand quelqu’un demande un appel. L’application et les notifications sur ton téléphone restent comme elles sont.',
    end: 'Mettre fin à ces e-mails',
    fewer: 'Tu peux aussi en recevoir moins\u00a0:',
    ended: (family) => `Plus aucun e-mail n’arrive sur «\u00a0${family}\u00a0»`,
    onItsWay: 'Un e-mail déjà en route peut encore arriver.',
    again: 'Recevoir de nouveau des e-mails',
    howYouHear: 'Comment tu as des nouvelles de cette famille\u00a0:',
    restarted: (family) => `Les e-mails sur «\u00a0${family}\u00a0» arrivent de nouveau`,
    asBefore: 'Ils arrivent comme avant.',
    whenTheyCome: 'Quand ils arrivent\u00a0:',
    settings: 'Réglages',
    maySignIn: '(il faudra peut-être te connecter).',
    noneComes: 'Cette famille ne t’envoie pas d’e-mails',
    noMember: 'Tu n’en fais plus partie, ou elle a été supprimée. Il n’y a plus rien à faire.',
    noLink: 'Ce lien ne fonctionne pas',
    incomplete:
      'Il en manque peut-être une partie. Ouvre de nouveau le lien de l’e-mail, ou copie-le en entier.',
  },
}
