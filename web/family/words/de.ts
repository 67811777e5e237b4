import type { FamilyWords } from './en.ts'

export const words: FamilyWords = {
  groups: 'Familiengruppen',
  createGroup: 'Gruppe anlegen',
  creating: 'Wird angelegt…',
  edit: 'Ändern',
  editThis: (name) => `Ändern: ${name}`,
  editGroup: 'Gruppe ändern',
  save: 'Speichern',
  saving: 'Wird gespeichert…',
  whom: 'Um wen kümmerst du dich?',
  whomHint:
    'So, wie du die Person nennst. Der Bildschirm heißt danach und grüßt damit; du kannst das Feld leer lassen.',
  whomExample: 'z. B. Mama',
  name: 'Name der Gruppe',
  nameHint: 'So heißt eure Familiengruppe.',
  nameExample: 'z. B. Familie Hartley',
  familyOf: (name) => `Familie ${name}`,
  description: 'Beschreibung',
  lovedOneName: 'Name der Lieblingsperson',
  lovedOnePhone: 'Telefon der Lieblingsperson',
  lovedOnePhoneHint: 'Damit gleich wählen kann, wer „Ich rufe an“ sagt.',
  phoneExample: 'z. B. +49 30 1234567',
  timeZone: 'Zeitzone',
  timeZoneHint: 'Wo deine Lieblingsperson lebt.',
  alexaId: 'Alexa-Gerätenummer',
  alexaIdHint: 'Sie steht in der Alexa-App bei den Einstellungen des Geräts.',
  alexaIdHintNew:
    'Sie steht in der Alexa-App bei den Einstellungen des Geräts. Du kannst das Feld leer lassen.',
  created: { title: 'Familiengruppe angelegt', description: 'Eure neue Familiengruppe ist da.' },
  notCreated: 'Die Familiengruppe ließ sich nicht anlegen.',
  changed: { title: 'Gespeichert', description: 'Die Familiengruppe ist geändert.' },
  welcome: 'Willkommen bei Sunporch',
  welcomeText:
    'Eine Familiengruppe ist der Kreis um die Person, um die ihr euch kümmert. Leg eine an, öffne einen Bildschirm in ihrem Zimmer und schick das erste Bild.',
  createFirst: 'Familiengruppe anlegen',

  delete: 'Die Gruppe löschen',
  deleteText: (group) =>
    `Niemand sieht die Gruppe ${group} mehr, und ihre Bildschirme werden dunkel. 30 Tage lang kannst du sie zurückholen.`,
  deleteMore: 'Gruppe löschen…',
  doDelete: 'Gruppe löschen',
  keepIt: 'Behalten',
  askDelete: (group) => `${group} löschen?`,
  deleteMeans:
    'Niemand in der Familie sieht sie mehr, und ihre Bildschirme werden dunkel. 30 Tage lang kannst du sie zurückholen; danach ist alles darin weg.',
  typeName: (group) => `Tippe zur Sicherheit „${group}“ ein`,
  deleted: {
    title: 'Familiengruppe gelöscht',
    description: 'Du kannst sie 30 Tage lang in den Einstellungen zurückholen.',
  },
  deletedGroups: 'Gelöschte Gruppen',
  deletedUntil: (date) => `Gelöscht. Lässt sich zurückholen bis: ${date}.`,
  bringBack: 'Zurückholen',
  isBack: { title: 'Die Familiengruppe ist wieder da', description: 'Alles ist, wie es war.' },
  yourData: 'Eure Daten',
  exportText:
    'Eine ZIP-Datei mit den Originalfotos, allem, was geschrieben und geantwortet wurde, und einer Seite, um es ohne Sunporch anzusehen. Gelöschtes ist nicht darin, nur sein Titel in der Liste von allem, was geschehen ist.',
  download: 'Alles herunterladen',

  zone: {
    title: 'Was soll bei geplanten Sendungen gleich bleiben?',
    legend: 'Was bei geplanten Sendungen gleich bleibt',
    planned: ({ count, from, to }) =>
      count === 1
        ? `Eine ist nach der Uhr in ${from} geplant. Ab jetzt gilt die Uhr in ${to}.`
        : `${count} sind nach der Uhr in ${from} geplant. Ab jetzt gilt die Uhr in ${to}.`,
    hour: 'Die Uhrzeit',
    hourMeans: ({ title, hour, to }) => `${title} bleibt bei ${hour}, nach der Uhr in ${to}.`,
    moment: 'Der Augenblick',
    momentMeans: ({ title, there, hour, from }) =>
      `${title} kommt dort um ${there}, im selben Augenblick wie ${hour} in ${from}.`,
    back: 'Zurück',
  },

  current: 'Diese Gruppe',
  facts: { name: 'Gruppe', role: 'Deine Rolle' },
  changePhone: 'Telefonnummer ändern',
  addPhone: 'Telefonnummer hinzufügen',
  phoneOf: (name) => (name ? `Telefonnummer von ${name}` : 'Telefonnummer deiner Lieblingsperson'),
  phone: 'Telefon',
  phoneHint: 'Die ganze Familie sieht sie. Wer „Ich rufe an“ sagt, kann gleich wählen.',
  phoneSaved: { title: 'Gespeichert', description: 'Deine Familie kann sie jetzt wählen.' },
  helpPhone: 'Nummer zum Anrufen',
  helpPhoneHint:
    'Jemand, der abnimmt: eine Person von euch, aus der Nachbarschaft, das Stationszimmer. Ein leeres Feld entfernt sie.',
  sending: 'Automatisch schicken und Hinweise',
  autoSend: 'Automatisch schicken',
  autoSendText: 'Geplante Sendungen gehen von selbst hinaus. Aus: Sie warten, bis jemand sie schickt.',
  reminder: 'Tägliche Erinnerung an ein Foto',
  reminderText:
    'Eine Erinnerung um 17 Uhr, wo deine Lieblingsperson lebt, an Tagen ohne geschicktes oder geplantes Foto.',
  activity: 'Hinweise zu Aktivitäten',
  activityText:
    'Du erfährst, was andere in der Familie tun. Aus: nur Anrufe, Antworten, die Erinnerung und was schiefging.',
  activityTextInMemory: 'Du erfährst, was andere in der Familie tun.',

  memory: {
    title: 'Zur Erinnerung',
    since: ({ name, date }) =>
      name
        ? `In Erinnerung an ${name}, seit: ${date}. Die Bilder und Worte sind alle hier, und die Familie kann weiter etwas hinzufügen. Nichts wird geschickt, geplant oder gefragt.`
        : `In Erinnerung an deine Lieblingsperson, seit: ${date}. Die Bilder und Worte sind alle hier, und die Familie kann weiter etwas hinzufügen. Nichts wird geschickt, geplant oder gefragt.`,
    takeBack: 'Zurücknehmen',
    offer: (name) =>
      `Wenn ${name ?? 'deine Lieblingsperson'} gestorben ist, kann die Gruppe zur Erinnerung aufbewahrt werden. Alle Bilder und Worte bleiben, und niemand wird mehr an etwas erinnert oder nach etwas gefragt.`,
    keepMore: 'Zur Erinnerung aufbewahren…',
    keep: 'Aufbewahren',
    ask: (name) => `Die Gruppe in Erinnerung an ${name ?? 'deine Lieblingsperson'} aufbewahren?`,
    stays:
      'Alle Bilder, Nachrichten und Antworten bleiben, und die Familie kann sie ansehen, mehr teilen und einander schreiben.',
    rests:
      'Auf den Bildschirm wird nichts mehr geschickt. Geplante Sendungen ruhen, und es gibt keine Erinnerungen, keine Anrufe, kein Lebenszeichen und keine Hinweise zum Bildschirm. Der Bildschirm zeigt die Fotos und fragt nichts.',
    canTakeBack: 'Du kannst das jederzeit zurücknehmen: Dann geht alles weiter wie zuvor.',
    of: (name) => `In Erinnerung an ${name ?? 'deine Lieblingsperson'}`,
    note: 'Die Bilder und Worte sind alle hier. Ihr könnt sie ansehen, mehr teilen und einander schreiben. Nichts wird mehr geschickt oder gefragt.',
  },
}
