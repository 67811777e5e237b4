import type { FeedWords } from './en.ts'

export const words: FeedWords = {
  showInMine: 'In mijn eigen agenda tonen',
  feedMeans:
    'Een geheim adres waarvan de agenda op je telefoon of computer het bezoek vanzelf leest. Het is alleen van jou en eindigt als je de familie verlaat.',
  makeAddress: 'Mijn adres maken',
  makeNewAddress: 'Nieuw adres maken',
  endAddress: 'Adres beëindigen',
  oldEnds: 'Met een nieuw adres eindigt het vorige meteen.',
  yourAddress: 'Jouw adres',
  openInCalendar: 'Openen in de agenda van dit apparaat',
  copyNow:
    'Kopieer het nu: je ziet het maar deze ene keer. Wie het heeft, kan lezen wie er komt en wat er is, dus behandel het als een wachtwoord. Een agenda op het web, zoals die van Google, leest het alleen als deze server vanaf internet te bereiken is.',
  madeAndRead: ({ date, ago }) =>
    `Je hebt op ${date} een adres gemaakt. Laatst door een agenda gelezen: ${ago}.`,
  madeNotRead: (date) => `Je hebt op ${date} een adres gemaakt. Nog geen agenda heeft het gelezen.`,
  addressEnded: { title: 'Het adres is beëindigd', description: 'Geen agenda kan het nog lezen.' },
}
