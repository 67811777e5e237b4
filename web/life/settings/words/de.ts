import type { LifeWords } from './en.ts'

export const words: LifeWords = {
  title: 'Tägliches Lebenszeichen',
  on: 'An',
  off: 'Aus',
  onlyPrimary: 'Nur die Hauptbetreuung kann das ändern.',
  stopAsked: ({ name, date }) =>
    `${name ?? 'Deine Lieblingsperson'} möchte, dass ihr damit aufhört. Gefragt: ${date}.`,
  pleaseTalk:
    'Bitte sprecht darüber. Es geht um den Alltag eures liebsten Menschen, darum sollte dieses Wort zählen.',
  goesOn: 'Wir haben gesprochen, es geht weiter',
  usedBy: 'Ein Gerät wird benutzt bis',
  usedByClock: ({ hour, zone }) => `${hour}, nach der Uhr in ${zone}`,
  onEcho: 'Auf einem Echo',
  onEchoMeans:
    'Eine Berührung, eine Antwort oder ein Wort nach dem Öffnen. Das Öffnen zählt nicht: Das macht auch eine Routine',
  afterwards: 'Dann',
  asksAndWaits: (time) => `Der Bildschirm fragt und wartet ${time}`,
  cannotAsk: 'Gleich an die Personen: Ein Echo kann nicht vorher fragen',
  whoIsTold: 'Wer davon erfährt',
  between: ', dann ',
  fromOneToNext: 'Von einer Person zur nächsten',
  daysWithSign: 'Tage mit Lebenszeichen, von den letzten 30',
  connectOne: 'Eines verbinden',
  change: 'Ändern',
  setUp: 'Einrichten',
  switchItOff: 'Ausschalten',
  askOff: 'Das tägliche Lebenszeichen ausschalten?',
  switchOff: 'Ausschalten',
  offMeans:
    'Niemand erfährt mehr, wenn kein Bildschirm benutzt wird. An welchen Tagen es ein Zeichen gab, wird gelöscht.',
  isOff: { title: 'Ausgeschaltet', description: 'Das tägliche Lebenszeichen ist aus.' },

  setUpTitle: 'Das tägliche Lebenszeichen einrichten',
  changeTitle: 'Das tägliche Lebenszeichen ändern',
  noEmergency: 'Es ist kein Notruf und kann keinen ersetzen.',
  switchOn: 'Einschalten',
  save: 'Speichern',
  saving: 'Wird gespeichert…',
  usedByHint: (city) => `Nach der Uhr in ${city}. Der Tag beginnt um vier Uhr morgens.`,
  waits: 'Der Bildschirm fragt und wartet',
  waitsHint: 'Erst dann erfährt es die erste Person.',
  onlyEcho:
    'Ihr habt nur einen Echo, der nicht vorher fragen kann. Die erste Person erfährt es zu dieser Stunde. Ein Bildschirm würde vorher „Alles in Ordnung?“ fragen.',
  nextPerson: 'Von einer Person zur nächsten',
  nextPersonHint: 'Es sei denn, jemand kümmert sich darum, oder ein Zeichen kommt.',
  readsIt: (name) =>
    `${name ?? 'Deine Lieblingsperson'} liest auf dem Bildschirm, worum ihr bittet und bis wann.`,
  minutes: (minutes) => `${minutes} Minuten`,
  hours: (hours) => (hours === 1 ? '1 Stunde' : `${hours} Stunden`),
  hoursAndMinutes: ({ hours, minutes }) => `${hours} Std. ${minutes} Min.`,
  order: 'Wer davon erfährt, der Reihe nach',
  isNumber: ({ name, number }) => `${name} steht jetzt an Stelle ${number}.`,
  earlier: (name) => `Früher: ${name}`,
  later: (name) => `Später: ${name}`,
  doNotTell: (name) => `Nicht benachrichtigen: ${name}`,
  addPerson: 'Person hinzufügen',
  addPersonMore: 'Person hinzufügen…',
  somebody: 'Jemand',

  whatItDoes: 'Was es tut, und was nicht',
  whatIsSeen: 'Was gesehen und aufbewahrt wird',
  doesText:
    'Du wählst eine Stunde. Hat bis dahin niemand einen Bildschirm oder Echo berührt, ihm geantwortet oder ihn etwas gefragt, fragt der Bildschirm „Alles in Ordnung?“, und ein Tippen genügt. Ohne Antwort erfahren es die Personen, die du wählst, eine nach der anderen, bis sich jemand darum kümmert.',
  quietMorning:
    '[Es ist kein Notruf und kann keinen ersetzen.](strong) Es bemerkt einen stillen Morgen, keinen Sturz.',
  noCamera:
    '[Keine Kamera, kein Mikrofon, keine Bewegung.](strong) Nur, ob ein Gerät benutzt wurde; auch die Berührung durch Besuch zählt.',
  noSignOnEcho:
    '[„Alexa, öffne sonnige Veranda“ allein ist kein Zeichen.](strong) Eine Routine kann es zur festen Zeit öffnen. Auf einem Echo zählt eine Berührung, eine Antwort oder ein Wort nach dem Öffnen.',
  noPower:
    'Ein Bildschirm ohne Strom oder Netz gibt kein Zeichen. Ihr erfahrt dann, dass er weg ist und dass wir es nicht wissen können.',
  kept: 'Nur an welchen Tagen es ein Zeichen gab, wird aufbewahrt, 30 Tage lang.',
  isTold: (name) =>
    `${name ?? 'Deine Lieblingsperson'} erfährt davon auf dem Bildschirm, kann es dort jederzeit nachlesen und euch bitten, aufzuhören.`,

  away: 'Nicht zu Hause',
  awayText: 'An diesen Tagen wird nichts gefragt, und niemand erfährt etwas.',
  atHome: (period) => `Doch zu Hause: ${period}`,
  period: ({ from, until }) => `${from} bis ${until}`,
  noDates: 'Noch keine Tage.',
  from: 'Von',
  until: 'Bis',
  addDates: 'Tage hinzufügen',
}
