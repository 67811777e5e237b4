import type { ChoicesWords } from './en.ts'

export const words: ChoicesWords = {
  title: 'Hinweise',
  titleOf: (group) => `Hinweise aus ${group}`,
  text: 'Was dich erreicht, und wann. Es geht hier nur um dich. Was dich erreicht, steht auch bei der Glocke.',
  activityOff:
    'Du erfährst nicht, was andere in der Familie tun: „Hinweise zu Aktivitäten“ ist aus. [Einschalten](settings)',
  paces: {
    now: 'Sofort',
    quiet: 'Nach fünf ruhigen Minuten',
    daily: 'Einmal am Tag',
    calls: 'Nur Anrufwünsche und fehlende Lebenszeichen',
    off: 'Nichts',
  },
  onlyMust: 'Nur was du wissen musst',
  whenCalled: (name) => `Wenn ${name ?? 'deine Lieblingsperson'} sich einen Anruf wünscht`,
  callTurns: {
    first: 'Sofort',
    next: 'Wenn es bald niemand übernimmt',
    off: 'Gar nicht',
  },
  everyPage: 'Jede Seite von Sunporch zeigt es trotzdem an.',
  asksForYou: (name) =>
    `Wenn ${name ?? 'deine Lieblingsperson'} nach dir selbst fragt, erfährst du es sofort.`,
  push: 'Auf deinem Handy und Computer',
  pushText: 'Als Meldung, auch während Sunporch geschlossen ist.',
  digestAt: 'Die tägliche Zusammenfassung kommt um',
  mail: 'Per E-Mail',
  to: (address) => `An ${address}.`,
  toUnconfirmed: (address) =>
    `An ${address}, sobald du sie bestätigt hast: Drück bei „Dein Konto“ auf „Schicken“ und öffne dann den Link in der Mail.`,
  noMails: 'Dieser Server verschickt keine Mails. Wer ihn betreibt, kann das einschalten.',
  noAddress: 'Zu deinem Konto gibt es keine E-Mail-Adresse.',
  comeBack: ({ address, date }) =>
    `Mails an ${address} kommen zurück (seit ${date}). Deshalb schicken wir keine.`,
  mailsAgain: {
    title: 'Mails kommen wieder',
    description: 'Die nächste geht an deine Adresse.',
  },
  quiet: 'Ruhezeit',
  quietText: 'Nichts kommt auf dein Handy oder in deine Mails. Was inzwischen war, kommt danach.',
  from: 'Von',
  until: 'Bis',
  throughQuiet: 'Anrufwünsche kommen durch',
  throughQuietText: (name) =>
    `Wenn ${name ?? 'deine Lieblingsperson'} sich einen Anruf wünscht oder ein Lebenszeichen fehlt, erfährst du es auch in dieser Zeit.`,
  clock: (zone) => `Deine Zeiten gelten nach der Uhr von ${zone}.`,
  clockHere: (zone) => `Uhr von hier nehmen: ${zone}`,
  who: 'Wer wovon hört',
  notOwn: 'Was du selbst tust, wird dir nicht gemeldet.',
  hears: {
    everybody: 'Alle in der Familie',
    sender: 'Wer es geschickt hat',
    author_and_caretakers: 'Wer es geplant oder geschickt hat, und die Betreuung',
    caretakers: 'Die Betreuung',
    person_and_caretakers: 'Wen es betrifft, und die Betreuung',
    person_and_primary: 'Wen es betrifft, und die Hauptbetreuung',
    listed: 'Die Personen auf der Liste, eine nach der anderen',
  },
  when: {
    urgent: 'Sofort',
    soon: 'Sofort, oder mit der Zusammenfassung, wenn du eine gewählt hast',
    chosen: 'Wie du es gewählt hast',
    always: 'Sofort und auf jedem Weg, egal was du gewählt hast',
  },
  topics: {
    calls: {
      label: 'Anrufwünsche',
      text: 'Deine Lieblingsperson wünscht sich einen Anruf, und wer ihn übernimmt.',
    },
    life: {
      label: 'Lebenszeichen',
      text: 'Bis zur eingestellten Uhrzeit kam kein Lebenszeichen.',
    },
    answers: {
      label: 'Antworten',
      text: 'Ein Herz, ein Danke oder ein paar Worte zu dem, was kam.',
    },
    trouble: {
      label: 'Sendungen, die nicht ankamen',
      text: 'Eine Sendung ist gescheitert, wurde verpasst oder wartet auf „Jetzt schicken“.',
    },
    silence: {
      label: 'Stille Bildschirme',
      text: 'Ein Bildschirm ist seit einem Tag weg, oder wieder da.',
    },
    pause: {
      label: 'Pausen',
      text: 'Jemand im Zimmer hat den Bildschirm bis morgen pausiert.',
    },
    question: {
      label: 'Ist der Bildschirm noch willkommen?',
      text: 'Zweimal im Jahr: Frag deine Lieblingsperson, ob sie ihn noch mag.',
    },
    reminder: {
      label: 'Erinnerung an ein Foto',
      text: 'Heute wurde kein Foto geschickt. Nur wo es eingeschaltet ist.',
    },
    members: {
      label: 'Wer zur Familie gehört',
      text: 'Jemand ist dazugekommen oder gegangen.',
    },
    roles: {
      label: 'Rollen',
      text: 'Eine Rolle hat sich geändert, eine Nachfolge ist benannt, oder die Familie bekommt eine neue Hauptbetreuung.',
    },
    take_over: {
      label: 'Übernahme',
      text: 'Die Nachfolge will für eine abwesende Hauptbetreuung übernehmen, und was daraus wird.',
    },
    accounts: {
      label: 'Zurückgeholte Konten',
      text: 'Jemand hat das eigene Konto für andere gesperrt.',
    },
    photos: {
      label: 'Fotos',
      text: 'Jemand hat Fotos hinzugefügt oder geschickt.',
    },
    content: {
      label: 'Empfehlungen',
      text: 'Jemand hat eine Empfehlung hinzugefügt oder geschickt.',
    },
    notes: {
      label: 'Nachrichten und Sprachaufnahmen',
      text: 'Jemand hat deiner Lieblingsperson eine Nachricht oder eine Sprachaufnahme geschickt.',
    },
    schedule: {
      label: 'Zeitplan',
      text: 'Jemand hat eine Sendung geplant, geändert oder abgesagt.',
    },
    visits: {
      label: 'Besuche',
      text: 'Jemand hat einen Besuch geplant, geändert oder abgesagt.',
    },
    shopping: {
      label: 'Einkaufen',
      text: 'Jemand hat die Liste ergänzt oder an Amazon geschickt.',
    },
    devices: {
      label: 'Bildschirme',
      text: 'Ein Bildschirm wurde verbunden oder entfernt.',
    },
  },
  textsInMemory: {
    photos: 'Jemand hat Fotos hinzugefügt.',
    content: 'Jemand hat eine Empfehlung hinzugefügt.',
  },
}
