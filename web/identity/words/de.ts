import type { IdentityWords } from './en.ts'

export const words: IdentityWords = {
  language: 'Sprache',
  languageHint: 'Für die Seiten und für die Mails und Hinweise, die du bekommst.',
  save: 'Speichern',
  saving: 'Wird gespeichert…',
  remove: 'Entfernen',

  accountSettings: 'Dein Konto',
  nameAndPicture: 'Name und Bild',
  changeName: 'Namen ändern',
  firstName: 'Vorname',
  lastName: 'Nachname',
  facts: { firstName: 'Vorname', lastName: 'Nachname', email: 'E-Mail', userId: 'Kontonummer' },
  isHere:
    'Dein Konto liegt auf diesem Server. Du meldest dich mit deiner E-Mail-Adresse und deinem Passwort an. Namen, Bild und Adresse kannst du unter „Du“ ändern.',
  isElsewhere:
    'Dein Profil wird von einem anderen Anmeldedienst verwaltet. Um es zu ändern, wende dich bitte an den Support.',
  signOutHere: 'Abmelden',
  faceIsSent: 'Deine Lieblingsperson sieht dein Gesicht neben dem, was du schickst.',
  faceIsShared: 'Die Familie sieht dein Gesicht neben dem, was du teilst.',
  yourPicture: 'Dein Bild',
  choosePicture: 'Bild wählen',
  anotherPicture: 'Anderes Bild',
  removePicture: 'Bild entfernen',
  pictureFailed: 'Das Bild ist nicht angekommen. Bitte versuch es noch einmal.',
  nameSaved: { title: 'Gespeichert', description: 'Deine Familie sieht deinen neuen Namen.' },
  pictureSaved: { title: 'Gespeichert', description: 'Deine Familie sieht jetzt dein Bild.' },
  pictureRemoved: { title: 'Bild entfernt', description: 'An seiner Stelle stehen deine Initialen.' },
  phoneTitle: 'Deine Telefonnummer',
  phone: 'Telefon',
  phoneHint:
    'Deine Familie sieht sie neben deinem Namen und kann dich anrufen. Du kannst das Feld leer lassen.',
  phoneExample: 'z. B. +49 30 1234567',
  phoneSaved: { title: 'Gespeichert', description: 'Deine Familie sieht sie neben deinem Namen.' },
  addressLost:
    'Deine bisherige Adresse wurde nie bestätigt und gehört vielleicht jemand anderem. Deshalb schicken wir keine Mails mehr dorthin. Du meldest dich weiter mit ihr und deinem Passwort an. Bitte gib eine Adresse ein, die du liest, und öffne den Link, den wir dir schicken. Bis dahin kann dir „Passwort vergessen“ nicht helfen: Merk dir dein Passwort gut.',
  addressUnconfirmed:
    'Noch nicht bestätigt: Drück auf „Schicken“ und öffne dann den Link in der Mail. Bis dahin kommen dort keine Hinweise an.',
  changeAddress: 'Adresse ändern',
  email: 'E-Mail',
  emailHint: 'Damit meldest du dich an.',
  lookAtMails: 'Bitte schau in deine Mails',
  mailSent: ({ to, until }) =>
    `Eine Mail an ${to} ist unterwegs. Bis du den Link darin öffnest, meldest du dich mit ${until ?? 'deiner bisherigen Adresse'} an. Der Link gilt 24 Stunden.`,
  done: 'Fertig',
  addressChanged: { title: 'Adresse geändert', description: 'Ab jetzt meldest du dich mit der neuen an.' },

  sessions: 'Angemeldete Browser',
  aBrowser: 'Ein Browser',
  browserOn: ({ browser, system }) => `${browser} auf ${system}`,
  thisBrowser: 'Dieser Browser',
  lastUsed: (ago) => `Zuletzt benutzt: ${ago}`,
  byPasskey: 'mit einem Passkey angemeldet',
  signOut: 'Abmelden',
  signOutThere: (browser) => `Abmelden: ${browser}`,
  signedOut: { title: 'Abgemeldet', description: 'Dieser Browser ist abgemeldet.' },
  changePassword: 'Passwort ändern',
  changing: 'Wird geändert…',
  passwordMeans:
    'Andere Browser werden abgemeldet, und deine Tokens für andere Programme enden. Auch alles andere, womit jemand hereinkommt, endet, wenn du es nicht behältst.',
  currentPassword: 'Bisheriges Passwort',
  newPassword: 'Neues Passwort',
  passwordHint: (length) => `Mindestens ${length} Zeichen.`,
  passwordChanged: { title: 'Passwort geändert', description: 'Alle anderen Browser sind abgemeldet.' },
  keepKeys: 'Behalten, was ich verbunden habe',
  keepKeysHint:
    'Passkeys, Schlüssel zum Hochladen, die Adresse des Kalenders, Links und offene Einladungen gelten weiter. Lass das Feld leer, wenn vielleicht jemand anders in deinem Konto war.',
  signOutEverywhere: 'Überall abmelden',
  askSignOutEverywhere: 'Überall abmelden?',
  everywhereMeans:
    'Alle Browser werden abgemeldet, auch dieser. Passkeys und Schlüssel enden ebenfalls, damit niemand damit zurückkommt. Die Bildschirme im Zimmer bleiben verbunden.',
  everywhereMeansKept:
    'Alle Browser werden abgemeldet, auch dieser. Die Bildschirme im Zimmer bleiben verbunden.',
  signingOut: 'Wird abgemeldet…',
  passwordUnknown:
    'Du weißt es nicht? Setz den Haken: Dann werden sofort alle Browser abgemeldet, und sonst endet nichts.',

  yourPassword: 'Dein Passwort',
  whyAsked: 'Deine Anmeldung ist eine Weile her, deshalb fragen wir, ob du es bist.',
  usePasskey: 'Stattdessen einen Passkey benutzen',
  noPasskeyUsed: 'Es wurde kein Passkey benutzt. Versuch es noch einmal, oder gib dein Passwort ein.',

  passkeys: 'Passkeys',
  passkeysMean:
    'Mit einem Passkey meldest du dich per Fingerabdruck, Gesicht oder der PIN eines Geräts an, ohne Passwort.',
  addPasskey: 'Passkey hinzufügen',
  passkeyAdded: (date) => `Hinzugefügt: ${date}`,
  passkeyUsed: (ago) => `zuletzt benutzt: ${ago}`,
  passkeyUnused: 'noch nicht benutzt',
  renameThis: (name) => `Umbenennen: ${name}`,
  removeThis: (name) => `Entfernen: ${name}`,
  needHttps: 'Neue brauchen HTTPS: Bitte frag die Person, die diesen Server betreibt.',
  addAt: (origin) => `Hinzufügen und benutzen kannst du sie unter ${origin}.`,
  browserHasNone: 'Dieser Browser kann keine Passkeys.',
  addPasskeyMeans:
    'Dieses Gerät, dein Handy oder ein Sicherheitsschlüssel meldet dich dann per Fingerabdruck, Gesicht oder PIN an. Dein Passwort gilt weiter.',
  doAddPasskey: 'Passkey hinzufügen',
  passkeyName: 'Name',
  passkeyNameHint: 'Damit du ihn in der Liste wiederfindest.',
  renamePasskey: 'Passkey umbenennen',
  askRemove: (name) => `„${name}“ entfernen?`,
  removePasskeyMeans:
    'Damit kann sich niemand mehr anmelden, und andere Browser, die damit angemeldet sind, werden abgemeldet. Dein Passwort gilt weiter. Das Gerät bietet ihn vielleicht weiter an: Bitte lösche ihn auch dort.',
  removing: 'Wird entfernt…',
  passkeyIsHere: 'Auf diesem Gerät gibt es schon einen Passkey für dein Konto.',
  passkeyNotMade: 'Es wurde kein Passkey angelegt. Du kannst es noch einmal versuchen.',
  passkeyImpossible: 'Dieses Gerät kann keinen Passkey anlegen. Bitte versuch es mit einem anderen.',
  passkeyIsAdded: { title: 'Passkey hinzugefügt', description: 'Ab jetzt kannst du dich damit anmelden.' },
  passkeyRenamed: { title: 'Gespeichert', description: 'Der Passkey hat seinen neuen Namen.' },
  passkeyRemoved: { title: 'Passkey entfernt', description: 'Damit kann sich niemand mehr anmelden.' },

  otherPerson: {
    title: 'Jemand anders hat sich angemeldet',
    text: 'Das war in einem anderen Tab dieses Browsers. Was du hier tust, würde in fremdem Namen geschehen, darum steht diese Seite still.',
    reload: 'Seite neu laden',
  },
}
