import type { PushWords } from './en.ts'

export const words: PushWords = {
  title: {
    phone: 'Hinweise auf diesem Handy',
    tablet: 'Hinweise auf diesem Tablet',
    computer: 'Hinweise auf diesem Computer',
  },
  choose: 'Auswählen, wovon du hörst, und wann',
  insecure: (host) =>
    `Hinweise brauchen eine Adresse, die mit [https](strong) beginnt. Diese hier, ${host}, tut das nicht. Bitte frag die Person, die dieses Sunporch betreibt: Die Anleitung sagt, wie es geht. Bis dahin siehst du Neues, wenn du Sunporch öffnest.`,
  oldIos: {
    phone:
      'Hinweise brauchen iOS 16.4 oder neuer, und dieses Handy hat ein älteres. Aktualisieren kannst du es in seinen Einstellungen unter „Allgemein“, „Softwareupdate“.',
    tablet:
      'Hinweise brauchen iOS 16.4 oder neuer, und dieses Tablet hat ein älteres. Aktualisieren kannst du es in seinen Einstellungen unter „Allgemein“, „Softwareupdate“.',
    computer:
      'Hinweise brauchen iOS 16.4 oder neuer, und dieser Computer hat ein älteres. Aktualisieren kannst du es in seinen Einstellungen unter „Allgemein“, „Softwareupdate“.',
  },
  impossible:
    'Dieser Browser kann keine Hinweise zeigen. Chrome, Edge, Firefox und Safari können es, aber nicht in einem privaten Fenster.',
  denied: 'Diesem Browser wurde gesagt, dass er keine Hinweise von Sunporch zeigen soll.',
  thenComeBack: 'Komm dann hierher zurück: Der Knopf zum Einschalten ist da, sobald es geht.',
  reaches: 'Ein Anruf, ein Herz oder eine Nachricht erreicht dich, auch wenn Sunporch geschlossen ist.',
  reachesInMemory: 'Was die Familie teilt, erreicht dich, auch wenn Sunporch geschlossen ist.',
  isOn: (browser) => `Eingeschaltet: ${browser}`,
  test: 'Test schicken',
  switchOff: 'Ausschalten',
  tested:
    'Verschickt. Nach einem Moment nichts zu sehen? Dann hält das Gerät selbst Hinweise zurück: Such nach „Nicht stören“ oder „Fokus“, und ob es Hinweise dieses Browsers erlaubt.',
  installText:
    'Nach dem Installieren hat Sunporch ein eigenes Symbol und Fenster, und andere Apps können Bilder dorthin teilen.',
  install: 'Sunporch installieren',
  others: 'Auch auf',
  lastNotice: (ago) => `Letzter Hinweis: ${ago}`,
  switchedOn: (ago) => `Eingeschaltet: ${ago}`,
  remove: 'Entfernen',
  removeThis: (browser) => `Entfernen: ${browser}`,
  isOff: { title: 'Ausgeschaltet', description: 'Dieser Browser zeigt keine Hinweise mehr.' },
  removed: { title: 'Entfernt', description: 'Dort kommen keine Hinweise mehr an.' },

  show: {
    phone: 'Hinweise auf diesem Handy zeigen',
    tablet: 'Hinweise auf diesem Tablet zeigen',
    computer: 'Hinweise auf diesem Computer zeigen',
  },
  tellMe: {
    phone: (name) => `Auf diesem Handy melden, wenn sich ${name ?? 'jemand'} einen Anruf wünscht`,
    tablet: (name) => `Auf diesem Tablet melden, wenn sich ${name ?? 'jemand'} einen Anruf wünscht`,
    computer: (name) => `Auf diesem Computer melden, wenn sich ${name ?? 'jemand'} einen Anruf wünscht`,
  },
  wasDenied: 'Diesem Browser wurde gesagt, dass er keine Hinweise zeigen soll.',
  nothingChosen: 'Es wurde nichts gewählt. Drück noch einmal auf den Knopf und wähl „Erlauben“.',
  noApp:
    'Dieser Browser hat die App nicht angenommen. Ist sein Speicher voll, oder ist das ein privates Fenster?',
  noServer: 'Der Server war nicht zu erreichen. Bitte drück noch einmal auf den Knopf.',
  noPushService:
    'Dieser Browser konnte den Push-Dienst seines Herstellers nicht erreichen. Ist die Verbindung in Ordnung? In Brave muss „Google-Dienste für Push-Nachrichten verwenden“ eingeschaltet sein.',
  notSwitchedOn:
    'Dieser Browser konnte Hinweise nicht einschalten. Versuch es noch einmal, oder mit einem anderen Browser.',
  failed: 'Das hat nicht geklappt. Bitte versuch es noch einmal.',

  allow: {
    ios: 'Öffne die Einstellungen des iPhones oder iPads, dann „Mitteilungen“, dann „Sunporch“, und schalte „Mitteilungen erlauben“ ein.',
    installedOnAndroid:
      'Halt den Finger auf das Symbol von Sunporch auf dem Startbildschirm, wähl „App-Info“, „Benachrichtigungen“, und schalte sie ein.',
    firefoxOnAndroid:
      'Drück auf das Schloss neben der Adresse, dann auf „Benachrichtigungen“, und wähl „Erlaubt“.',
    firefox:
      'Drück auf die durchgestrichene Sprechblase neben der Adresse und entferne „Blockiert“. Oder drück auf das Schloss und lösche die Berechtigung.',
    chrome:
      'Drück auf das Symbol links neben der Adresse, dann auf „Berechtigungen“ oder „Website-Einstellungen“, dann „Benachrichtigungen“, und wähl „Zulassen“.',
    safari:
      'Öffne die Einstellungen von Safari, dann „Websites“, dann „Mitteilungen“, und wähl neben dieser Adresse „Erlauben“.',
    other: 'Öffne die Einstellungen des Browsers für diese Seite und erlaube Benachrichtigungen.',
  },

  homeScreen: (device) =>
    `Auf dem ${device} kommen Hinweise an, wenn Sunporch auf dem Home-Bildschirm steht. Das dauert eine Minute:`,
  steps: {
    share: 'Drück in der Leiste von Safari auf [Symbol](share) [Teilen](strong).',
    add: 'Wähl [Symbol](add) [Zum Home-Bildschirm](strong), dann [Hinzufügen](strong).',
    open: 'Öffne Sunporch vom Home-Bildschirm, melde dich an, und komm zurück zu [Einstellungen](strong), Hinweise.',
  },
  needsIos:
    'Dafür braucht es iOS 16.4 oder neuer: Unter „Einstellungen“, „Allgemein“, „Info“ steht, welches es ist.',

  hint: {
    lost: {
      phone: 'Auf diesem Handy kommen keine Hinweise mehr an',
      tablet: 'Auf diesem Tablet kommen keine Hinweise mehr an',
      computer: 'Auf diesem Computer kommen keine Hinweise mehr an',
    },
    lostText: 'Dieser Browser wurde aus deiner Liste entfernt, oder sein Push-Dienst hat ihn aufgegeben.',
    title: (name) => `Erfahre es, wenn ${name ?? 'deine Lieblingsperson'} antwortet`,
    text: 'Ein Herz, eine Nachricht oder ein Anruf kann dich erreichen, auch wenn Sunporch geschlossen ist.',
    how: {
      phone: 'Zeig mir, wie es auf diesem Handy geht',
      tablet: 'Zeig mir, wie es auf diesem Tablet geht',
      computer: 'Zeig mir, wie es auf diesem Computer geht',
    },
    notNow: 'Jetzt nicht',
  },
}
