import type { AmazonSettingsWords } from './en.ts'

export const words: AmazonSettingsWords = {
  title: 'Winkelen bij Amazon',
  country: 'Land',
  countryText: 'De links van de boodschappenlijst gaan naar de Amazon van dit land.',
  tag: 'Partnertag (hoeft niet)',
  tagText:
    'Alleen als je zelf aan Amazons partnerprogramma meedoet. Amazon betaalt niet voor wat je met je eigen tag koopt.',
  tagExample: 'bijv. hartleys-20',
  saveTag: 'Tag opslaan',
  tryCart: 'De winkelwagen in één keer proberen',
  tryCartText:
    'Biedt aan Amazon in één keer om alle artikelen met een Amazon-link te vragen. Misschien moet je bij Amazon inloggen, en het werkt niet bij iedereen.',
  noCart: (shop) => `${shop} biedt dit niet aan.`,
}
