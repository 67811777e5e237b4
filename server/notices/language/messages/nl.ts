import type { Messages } from './en.ts'

export const messages: Messages = {
  somebody: 'Iemand',
  lovedOne: 'je dierbare',
  lovedOneFirst: 'Je dierbare',
  quoted: (title) => `‘${title}’`,

  yesterday: (time) => `gisteren ${time}`,
  tomorrow: (time) => `morgen ${time}`,
  onDate: (date, time) => `${date}, ${time}`,

  push: {
    today: (family) => `Vandaag in ${family}`,
    newNotices: (count, family) => `${count} nieuwe meldingen van ${family}`,
    more: (count) => `en nog ${count}`,
    testTitle: 'Meldingen komen hier aan',
    test: 'Sunporch laat het je op dit apparaat weten als je dierbare gebeld wil worden.',
  },

  mail: {
    todayIn: (family, count) => `Vandaag in ‘${family}’: ${count} nieuwtjes`,
    happenedIn: (family, count) => `${count} nieuwtjes in ‘${family}’`,
    today: (count) => `Vandaag: ${count} nieuwtjes`,
    happened: (count) => `${count} nieuwtjes`,
    more: (count) => `… en nog ${count}`,
    show: 'Bekijken',
    seeEverything: 'Alles bekijken',
    why: (family) => `Je krijgt deze mail omdat je bij ‘${family}’ hoort.`,
    whyDaily: (family) => `Je krijgt deze mail één keer per dag omdat je bij ‘${family}’ hoort.`,
    choose: 'Kiezen welke mails komen',
    canEnd: 'Je kunt ze beëindigen zonder in te loggen.',
    end: 'Geen mails meer over deze familie',
  },

  unsubscribe: {
    question: (family) => `Geen mails meer over ‘${family}’?`,
    means:
      'Dan komt er niets meer over deze familie per mail naar je toe, ook niet als iemand gebeld wil worden. De app zelf en de meldingen op je telefoon blijven zoals ze zijn.',
    end: 'Deze mails beëindigen',
    fewer: 'Je kunt er ook minder krijgen:',
    ended: (family) => `Er komen geen mails meer over ‘${family}’`,
    onItsWay: 'Een mail die al onderweg was, kan nog aankomen.',
    again: 'Weer mails sturen',
    howYouHear: 'Hoe je van deze familie hoort:',
    restarted: (family) => `Er komen weer mails over ‘${family}’`,
    asBefore: 'Ze komen zoals eerst.',
    whenTheyCome: 'Wanneer ze komen:',
    settings: 'Instellingen',
    maySignIn: '(misschien moet je inloggen).',
    noneComes: 'Deze familie stuurt je geen mails',
    noMember: 'Je hoort er niet meer bij, of die is verwijderd. Er is niets meer te doen.',
    noLink: 'Deze link werkt niet',
    incomplete: 'Misschien ontbreekt er een stuk. Open de link in de mail opnieuw, of kopieer hem helemaal.',
  },
}
