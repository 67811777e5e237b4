import type { FeedWords } from './en.ts'

export const words: FeedWords = {
  showInMine: 'In meinem Kalender zeigen',
  feedMeans:
    'Eine geheime Adresse, von der der Kalender auf deinem Handy oder Computer die Besuche von selbst liest. Sie gehört nur dir und endet, wenn du die Familie verlässt.',
  makeAddress: 'Meine Adresse anlegen',
  makeNewAddress: 'Neue Adresse anlegen',
  endAddress: 'Adresse beenden',
  oldEnds: 'Mit einer neuen Adresse endet die bisherige sofort.',
  yourAddress: 'Deine Adresse',
  openInCalendar: 'Im Kalender dieses Geräts öffnen',
  copyNow:
    'Bitte kopiere sie jetzt: Sie wird nur dieses eine Mal gezeigt. Wer sie hat, kann lesen, wer kommt und was los ist; behandle sie wie ein Passwort. Ein Kalender im Web, etwa der von Google, liest sie nur, wenn dieser Server aus dem Internet erreichbar ist.',
  madeAndRead: ({ date, ago }) =>
    `Du hast am ${date} eine Adresse angelegt. Zuletzt von einem Kalender gelesen: ${ago}.`,
  madeNotRead: (date) => `Du hast am ${date} eine Adresse angelegt. Noch kein Kalender hat sie gelesen.`,
  addressEnded: { title: 'Die Adresse ist beendet', description: 'Kein Kalender kann sie mehr lesen.' },
}
