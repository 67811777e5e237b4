import type { ScreenWords } from './en.ts'

export const words: ScreenWords = {
  devices: 'Geräte',
  devicesText:
    'Jedes Tablet, jeder Fernseher und jedes alte Handy kann der Bildschirm im Zimmer deiner Lieblingsperson sein. Es braucht einen Browser, sonst nichts.',
  devicesTextInMemory: 'Sie zeigen weiter die Fotos, die ihnen geschickt wurden.',
  connect: 'Bildschirm verbinden',
  openHere: 'Bildschirm hier öffnen',
  caretakerConnects: 'Jemand aus der Betreuung kann einen Bildschirm verbinden.',
  doConnect: 'Verbinden',
  connecting: 'Wird verbunden…',
  code: 'Code vom Bildschirm',
  codeExample: 'z. B. 7KQ4MP',
  openPage:
    'Öffne auf dem Tablet, dem Fernseher oder dem Echo Show im Browser die Seite /screen dieses Servers.',
  openAddress:
    'Öffne auf dem Tablet, dem Fernseher oder dem Echo Show im Browser diese Adresse, oder halt seine Kamera auf den Code:',
  typeCode: 'Tippe den Code ein, den es zeigt. Beim letzten Zeichen verbindet es sich von selbst.',
  isItHere: 'Ist das hier das Gerät, das im Zimmer steht?',
  codeOfAddress: 'Ein Code mit dieser Adresse, für die Kamera des Tablets',
  otherwise: (addresses) => `Wenn sie sich nicht öffnet: ${addresses}`,
  sameNetwork: 'Beide Geräte müssen im selben Netz sein.',
  openScreen: 'Bildschirm öffnen',
  linkMeans:
    'Dieser Link macht den Browser, der ihn öffnet, zum Bildschirm. Er gilt einmal, 15 Minuten lang.',
  openLink: 'Öffne diesen Link auf dem anderen Gerät',
  openLinkMessage: 'Öffne das auf dem Tablet, das der Bildschirm wird:',
  codeOfLink: 'Ein Code mit dem Link, für die Kamera des anderen Geräts',
  isOpen: (device: string) => `${device} ist offen`,
  openInThis: 'In diesem Browser öffnen',
  accepted: {
    title: 'Code angenommen',
    description: 'Der Bildschirm zeigt, was du schickst, sobald er verbunden ist.',
  },
  nowOn: ({ device, title }) => `Jetzt auf ${device}: ${title ?? 'ein Bild'}`,
  quietHours: 'Ruhezeit',
  paused: 'In Pause',
  theDay: 'Der Tag',
  aMessage: 'Eine Nachricht',
  nothingShown: 'Gerade wird nichts gezeigt',

  settingsOf: (device) => `Einstellungen: ${device}`,
  saved: { title: 'Gespeichert', description: 'Der Bildschirm folgt, sobald er sich meldet.' },
  save: 'Speichern',
  saving: 'Wird gespeichert…',
  whatItShows: 'Was er zeigt',
  looks: {
    pictures: { label: 'Bilder', text: 'Sie kommen reihum, dazwischen der Tag.' },
    board: {
      label: 'Stille Tafel',
      text: 'Nichts bewegt sich. Der Tag, wer kommt, ein Bild, und die letzte Nachricht von jedem von euch.',
    },
    ink: { label: 'Stille Tafel, schwarz auf weiß', text: 'Für Bildschirme wie Papier: ohne Uhr.' },
  },
  textSize: 'Schriftgröße',
  sizes: { normal: 'Mittel', large: 'Groß', largest: 'Sehr groß' },
  quiet: {
    screen: 'Kein Licht und kein Ton. Was inzwischen kommt, wird danach gezeigt.',
    screenInMemory: 'Kein Licht und kein Ton.',
    echo: 'Kein Licht. Ohne eigene gilt die der Bildschirme. Was inzwischen kommt, wird danach gezeigt.',
    echoInMemory: 'Kein Licht. Ohne eigene gilt die der Bildschirme.',
  },
  from: 'Von',
  until: 'Bis',
  clockOf: (zone) => `Nach der Uhr von ${zone}.`,
  clockThere: (zone) => `Nach der Uhr, wo deine Lieblingsperson lebt: ${zone}.`,
  howFar: (name) => (name ? `Wie weit weg sitzt ${name}?` : 'Wie weit weg steht der Sessel?'),
  howFarText: 'Die Buchstaben werden so groß, dass man sie von dort lesen kann, soweit sie passen.',
  screenSize: 'Größe des Bildschirms, von Ecke zu Ecke',
  notKnown: 'Weiß ich nicht: Der Bildschirm schätzt',
  inches: ({ inches, cm }) => `${cm} cm (${inches} Zoll)`,
  weakEyes: 'Für schwache Augen',
  weakEyesText: 'Mehr als dreimal so groß, soweit es passt.',
  tooSmall: ({ metres, inches }) =>
    `Für ${metres} m ist ein Bildschirm ab ${inches} Zoll besser: Auf diesem sind die Buchstaben so groß, wie sie passen.`,

  room: 'Das Zimmer',
  roomText: (name) =>
    name
      ? `Für alle Bildschirme von ${name}. Was er zeigt, Schriftgröße und Ruhezeit stellst du unter „Geräte“ für jeden Bildschirm einzeln ein.`
      : 'Für alle Bildschirme deiner Lieblingsperson. Was er zeigt, Schriftgröße und Ruhezeit stellst du unter „Geräte“ für jeden Bildschirm einzeln ein.',
  roomInMemory: 'Der Bildschirm',
  roomTextInMemory:
    'Für alle Bildschirme, die die Fotos zeigen. Was er zeigt, Schriftgröße und Ruhezeit stellst du unter „Geräte“ für jeden Bildschirm einzeln ein.',
  caretakerChanges: 'Jemand aus der Betreuung kann das ändern.',
  language: 'Sprache',
  languageText:
    'Für die Worte auf dem Bildschirm, seine Stimme und den Tag. Ein Echo spricht seine eigene Sprache.',
  languageTextInMemory: 'Für die Worte auf dem Bildschirm. Ein Echo spricht seine eigene Sprache.',
  picturesAndTimes: 'Bilder und Uhrzeiten',
  spokenTimes: 'Uhrzeiten in Worten',
  spokenTimesText: 'Wer „um halb zehn“ kommt, und nicht „um 9:30 Uhr“. Die Uhr bleibt, wie sie ist.',
  pace: 'Tempo',
  paceText:
    'Wie lange ein Bild bleibt: eine Minute, eine halbe oder eine Viertelminute. Bilder, die ihr zusammen schickt, folgen einander in der halben Zeit.',
  paces: { calm: 'Ruhig', normal: 'Mittel', lively: 'Lebhaft' },
  favourites: 'Lieblingsbilder öfter',
  favouritesText: 'Bilder, die ein Herz bekamen, kommen öfter als andere.',
  onThisDay: 'An diesem Tag',
  onThisDayText:
    'Bilder, die in früheren Jahren an diesem Tag entstanden, kommen von selbst, und der Bildschirm sagt es dazu.',
  chime: 'Gong',
  chimeText: 'Ein leiser Gong, wenn etwas Neues kommt. Nie in der Ruhezeit oder in einer Pause.',
  playHere: 'Hier anhören',
  readingAloud: 'Vorlesen',
  readingAloudText: 'Neues wird von selbst vorgelesen. Nie in der Ruhezeit oder in einer Pause.',
  volume: 'Lautstärke',
  volumeText: 'Für den Gong und die Stimme. Auch das Gerät selbst hat eine Lautstärke.',
  percent: (percent) => `${percent} Prozent`,
  voice: 'Stimme',
  herVoice: (name) => `${name ?? 'Deine Lieblingsperson'} kann mit der Stimme antworten`,
  herVoiceText: '„Etwas sagen“ auf dem Bildschirm: bis zu einer Minute, nur nach einem Druck.',
  tryMicrophone:
    'Zuerst probiert jemand das Mikrofon aus, am Bildschirm selbst: berühren, dann Mehr, Schrift und Ton, Mikrofon ausprobieren. Der Bildschirm braucht eine Adresse, die mit https beginnt. Vielleicht leuchtet ein kleines Licht am Gerät, solange es zuhört.',
  microphoneTried: (screens) => `Das Mikrofon geht auf: ${screens}`,
  helpPhone: 'Nummer zum Anrufen',
  helpPhoneText: (phone) =>
    `Ohne Verbindung kann „Ruf mich an“ euch nicht erreichen. Der Bildschirm sagt das und nennt diese Nummer: [${phone ?? 'noch keine'}](strong). Alle im Zimmer können sie lesen.`,
  changeNumber: 'Nummer ändern',
  addNumber: 'Nummer hinzufügen',
  pause: 'Pause',
  pauseText: (name) =>
    `${name ?? 'Deine Lieblingsperson'} kann den Bildschirm mit einem Tippen in die Pause schicken: dunkel und still bis zum nächsten Morgen. Was du schickst, wartet, und nichts geht verloren.`,
  pauseNow: 'Pause bis morgen',
  askPause: 'Den Bildschirm bis morgen in die Pause schicken?',
  pauseMeans:
    'Er wird dunkel und still, sobald er verbunden ist. Für den Rest des Tages fragt er nicht nach einem Lebenszeichen. Die Pause lässt sich jederzeit beenden, hier und auf dem Bildschirm.',

  welcome: 'Ist der Bildschirm noch willkommen?',
  welcomeText: ({ name, next }) =>
    next
      ? `Zweimal im Jahr wird die Betreuung daran erinnert, zu fragen: ${name ?? 'deine Lieblingsperson'}. Das nächste Mal: ${next}.`
      : `Zweimal im Jahr wird die Betreuung daran erinnert, zu fragen: ${name ?? 'deine Lieblingsperson'}.`,
  whatToAsk: 'Was ihr fragen könnt',
  pleaseAsk: (name) =>
    `Bitte frag ${name ?? 'deine Lieblingsperson'}, am besten, wenn ihr zusammen seid. Er steht im Zimmer eines anderen Menschen, darum zählt dessen Antwort.`,
  questions: {
    likes: 'Gefällt dir, was kommt? Wovon hättest du gern mehr, wovon weniger?',
    bothers: 'Stört dich etwas am Bildschirm: sein Licht, seine Töne, oder wo er steht?',
    seen: 'Ist es dir recht, dass wir sehen, wann du ihn zuletzt benutzt hast?',
    seenAndHeard:
      'Ist es dir recht, dass wir sehen, wann du ihn zuletzt benutzt hast, und davon hören, wenn du ihn nicht benutzt?',
  },
  quoted: (question) => `„${question}“`,
  ifNotRight: 'Wenn etwas nicht passt',
  changeSounds: 'Töne und Bilder ändern',
  changeSoundsText: 'Gong, Vorlesen, Lautstärke und was reihum kommt.',
  lifeOff: 'Das tägliche Lebenszeichen ausschalten',
  life: 'Das tägliche Lebenszeichen',
  lifeIsOn: 'Es ist an.',
  lifeIsOff: 'Es ist aus.',
  removeScreen: 'Den Bildschirm entfernen',
  removeScreenText: 'Er wird dunkel, sobald er verbunden ist. Was er gezeigt hat, bleibt in eurer Galerie.',
  done: 'Fertig',

  told: (name) => `Was ${name ?? 'deine Lieblingsperson'} erfährt`,
  toldText: (name) =>
    `Nach einer Berührung bietet der Bildschirm „Wer sieht was“ an. Dort liest ${name ?? 'deine Lieblingsperson'} jederzeit, in einfachen Worten:`,
  toldWho: ({ people }) => `Wer zur Familie gehört: ${people}. Nur Namen und wer es ist, keine Adressen.`,
  toldSeen: 'Dass ihr seht, wann der Bildschirm zuletzt benutzt wurde, was er zeigt und ob er in Pause ist.',
  toldAnswers: 'Dass ihr Herzen, Dank und Anrufwünsche seht, den Akku und die Verbindung.',
  toldNoCamera:
    'Dass die Seite keine Kamera und kein Mikrofon benutzt: Niemand sieht durch sie zu, und niemand hört mit.',
  toldMicrophone:
    'Dass diese Seite keine Kamera benutzt, und das Mikrofon nur, während nach einem Druck etwas gesagt wird; und dass ihr hört, was geschickt wurde.',
  toldLife:
    'Seit wann ihr davon hört, wenn der Bildschirm bis zur Stunde des täglichen Lebenszeichens nicht benutzt wird.',
  toldNoLife: 'Dass niemand davon erfährt, wenn der Bildschirm nicht benutzt wird.',
}
