import type { RecoveryWords } from './en.ts'

export const words: RecoveryWords = {
  title: 'Wenn jemand anders in deinem Konto war',
  lookThrough: 'Bitte sieh das durch',
  means:
    'Ein Passwort, das jemand kennt, ein Handy, das weg ist, ein Browser, der offen blieb: Ein Tippen meldet alle anderen ab, beendet Schlüssel, die jemand behalten haben kann, und zeigt, was in deinem Namen dazukam.',
  wasTaken: 'Jemand war in meinem Konto',
  ask: 'War jemand in deinem Konto?',
  askMeans:
    'Alle anderen werden sofort abgemeldet, und alles, womit sie zurückkommen könnten, endet, auch deines: Passkeys, Schlüssel zum Hochladen, der Zugang anderer Programme, die Adresse des Kalenders, Links, Codes, und Einladungen und Übergaben, die niemand angenommen hat. Du kannst sie neu anlegen. Die Bildschirme im Zimmer bleiben verbunden. Die Betreuung deiner Familien erfährt davon.',
  endAll: 'Alles beenden',
  takenBack: { title: 'Alle anderen sind abgemeldet', description: 'Bitte lies, was jetzt zu tun ist.' },

  signedOutOn: ({ date, ended }) =>
    ended
      ? `Alle anderen wurden abgemeldet: ${date}. Auch das ist beendet: ${ended}. Was du davon brauchst, kannst du neu anlegen.`
      : `Alle anderen wurden abgemeldet: ${date}.`,
  newPassword:
    'Hast du seitdem ein neues Passwort gewählt? Wenn nicht, tu es bitte jetzt, unter „Angemeldete Browser“: Wer das alte kennt, kommt sonst wieder herein.',
  goesOn: 'Das kam in den 30 Tagen davor in deinem Namen und läuft weiter. Beende, was du nicht kennst.',
  nothingCame:
    'In den 30 Tagen davor kam kein Bildschirm, kein Programm, kein Kalender und keine Person in deinem Namen.',
  kinds: {
    screens: 'Bildschirme, die du verbunden hast',
    webhooks: 'Programme, die erfahren, was geschieht',
    calendars: 'Kalender, die du über eine Adresse geholt hast',
    people: 'Menschen, die auf deine Einladung kamen',
    successors: 'Nachfolgen, die du benannt hast',
  },
  since: {
    screens: (date) => `Verbunden: ${date}`,
    webhooks: (date) => `Hinzugefügt: ${date}`,
    calendars: (date) => `Hinzugefügt: ${date}`,
    people: (date) => `Dabei seit: ${date}`,
    successors: (date) => `Benannt: ${date}`,
  },
  ends: {
    screens: 'Trennen',
    webhooks: 'Entfernen',
    calendars: 'Entfernen',
    people: 'Ausschließen',
    successors: 'Zurücknehmen',
  },
  endThis: ({ end, name }) => `${end}: ${name}`,
  isUnsure:
    'Wahrscheinlich: In derselben Sekunde kam noch jemand dazu, es kann auch diese Person gewesen sein.',
  handedOver: ({ name, group, date }) =>
    `${name} hat die Hauptbetreuung der Gruppe ${group}, weil dein Konto darum gebeten hat. Das gilt seit: ${date}.`,
  handBack: (name) =>
    `Wenn du das nicht warst, sprich mit ${name} und bitte darum, die Hauptbetreuung auf der Seite „Familie“ zurückzugeben. Kennst du die Person nicht, sag sofort Bescheid, wo dieser Server betrieben wird.`,
  finished: 'Ich habe alles durchgesehen',
}
