import type { RecoveryWords } from './en.ts'

export const words: RecoveryWords = {
  title: 'Als iemand anders in je account was',
  lookThrough: 'Kijk dit even na',
  means:
    'Een wachtwoord dat iemand kent, een telefoon die weg is, een browser die open bleef: met één tik worden alle anderen uitgelogd, eindigen sleutels die ze misschien nog hebben, en zie je wat er in jouw naam bij kwam.',
  wasTaken: 'Iemand was in mijn account',
  ask: 'Was er iemand in je account?',
  askMeans:
    'Alle anderen worden meteen uitgelogd, en alles waarmee ze kunnen terugkomen eindigt, ook wat van jou is: passkeys, uploadsleutels, toegang van andere programma’s, het adres van de agenda, links, codes, en uitnodigingen en overdrachten die niemand heeft aangenomen. Je kunt ze opnieuw maken. De schermen in de kamer blijven verbonden. De verzorgers van je families krijgen bericht.',
  endAll: 'Alles beëindigen',
  takenBack: { title: 'Alle anderen zijn uitgelogd', description: 'Lees wat je nu kunt doen.' },

  signedOutOn: ({ date, ended }) =>
    ended
      ? `Alle anderen zijn uitgelogd: ${date}. Ook dit is beëindigd: ${ended}. Wat je ervan nodig hebt, kun je opnieuw maken.`
      : `Alle anderen zijn uitgelogd: ${date}.`,
  newPassword:
    'Heb je sindsdien een nieuw wachtwoord gekozen? Zo niet, doe het nu, onder ‘Ingelogde browsers’: wie het oude kent, komt anders weer binnen.',
  goesOn: 'Dit kwam in de 30 dagen ervoor in jouw naam en gaat door. Beëindig wat je niet kent.',
  nothingCame: 'In de 30 dagen ervoor kwam er geen scherm, programma, agenda of persoon in jouw naam.',
  kinds: {
    screens: 'Schermen die je hebt verbonden',
    webhooks: 'Programma’s die horen wat er gebeurt',
    calendars: 'Agenda’s die je met een adres hebt gehaald',
    people: 'Mensen die op jouw uitnodiging kwamen',
    successors: 'Opvolgers die je hebt aangewezen',
  },
  since: {
    screens: (date) => `Verbonden: ${date}`,
    webhooks: (date) => `Toegevoegd: ${date}`,
    calendars: (date) => `Toegevoegd: ${date}`,
    people: (date) => `Doet mee sinds: ${date}`,
    successors: (date) => `Aangewezen: ${date}`,
  },
  ends: {
    screens: 'Loskoppelen',
    webhooks: 'Verwijderen',
    calendars: 'Verwijderen',
    people: 'Buitensluiten',
    successors: 'Terugnemen',
  },
  endThis: ({ end, name }) => `${end}: ${name}`,
  isUnsure: 'Waarschijnlijk: in dezelfde seconde kwam er nog iemand bij, het kan die persoon zijn geweest.',
  handedOver: ({ name, group, date }) =>
    `${name} is eerste verzorger van ${group}, omdat jouw account dat vroeg. Sinds: ${date}.`,
  handBack: (name) =>
    `Als jij dat niet was, praat dan met ${name} en vraag of je de groep terugkrijgt, op de pagina Familie. Ken je deze persoon niet, vertel het dan meteen aan wie deze server beheert.`,
  finished: 'Ik heb alles nagekeken',
}
