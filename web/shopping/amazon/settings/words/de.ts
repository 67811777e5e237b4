import type { AmazonSettingsWords } from './en.ts'

export const words: AmazonSettingsWords = {
  title: 'Einkaufen bei Amazon',
  country: 'Land',
  countryText: 'Die Links der Einkaufsliste führen zum Amazon dieses Landes.',
  tag: 'Partner-Tag (freiwillig)',
  tagText:
    'Nur wenn du selbst am Amazon-Partnerprogramm teilnimmst. Für das, was du selbst mit deinem Tag kaufst, zahlt Amazon nichts.',
  tagExample: 'z. B. hartleys-20',
  saveTag: 'Tag speichern',
  tryCart: 'Den Warenkorb auf einmal versuchen',
  tryCartText:
    'Bietet an, alle Sachen mit einem Amazon-Link auf einmal bei Amazon anzufragen. Vielleicht musst du dich dort anmelden, und es klappt nicht bei allen.',
  noCart: (shop) => `${shop} bietet das nicht an.`,
}
