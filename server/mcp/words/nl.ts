import type { Words } from './en.ts'

export const words: Words = {
  question: (name) => `${name} verbinden?`,
  asks: (name) => `Een programma dat zich ‘${name}’ noemt, wil Sunporch voor je gebruiken.`,
  asWhom: 'Als wie',
  goesTo: 'Je antwoord gaat naar',
  onThisComputer: 'een programma op deze computer',
  onlyIf: 'Verbind het alleen als je dit daar net zelf bent begonnen.',
  family: 'Welke familiegroep?',
  right: 'Wat mag het?',
  read: 'Mag lezen',
  readMore: 'De boodschappenlijst, foto’s, bezoeken en wat er uit de kamer kwam.',
  change: 'Mag lezen en wijzigen',
  changeMore:
    'Het kan ook foto’s en berichtjes naar de kamer sturen, de lijst wijzigen en zeggen dat jij belt.',
  leaves: 'Wat het leest, gaat naar wie het beheert.',
  ends: 'Het eindigt na een jaar, of wanneer je wilt bij Instellingen, onder ‘Andere programma’s’.',
  connect: 'Verbinden',
  refuse: 'Niet verbinden',
  cannot: 'Dit kan niet worden verbonden',
  unknown: 'De link is niet volledig, of het programma is hier niet bekend. Begin opnieuw in het programma.',
  noFamily: 'Je hebt nog geen familiegroep. Maak er een of volg je uitnodiging, en begin dan opnieuw.',
  notConfirmed: 'Bevestig eerst je e-mailadres, en begin dan opnieuw.',
  full: 'Je hebt al zoveel programma’s verbonden als kan. Beëindig er een bij Instellingen, en begin dan opnieuw.',
  gone: 'Je hoort niet meer bij deze familiegroep.',
}
