import type { LandingWords } from './en.ts'

export const words: LandingWords = {
  signIn: 'Inloggen',
  title: 'Bij je dierbare in de kamer, waar je ook bent.',
  text: 'Stuur een foto, en die staat op het scherm naast de stoel. Het antwoord komt met één tik.',
  getStarted: 'Beginnen',
  picture: 'Een foto op een scherm naast een lamp en een kopje',
  features: 'Hou je familie verbonden',
  photos: {
    title: 'Familiefoto’s delen',
    text: 'Druk op ‘Sturen’, en de foto staat op het scherm in de kamer. Je ziet wanneer die is getoond.',
  },
  content: {
    title: 'Aanbevelingen doen',
    text: 'Luisterboeken, films, series en muziek, met de woorden voor Alexa.',
  },
  shopping: {
    title: 'Boodschappen regelen',
    text: 'Eén lijst van iedereen, klaar voor de winkelwagen als hij vol is.',
  },
  family: {
    title: 'Samen als familie',
    text: 'Nodig iedereen uit en verdeel de rollen; de eerste verzorger houdt het overzicht.',
  },
  schedule: {
    title: 'Zendingen plannen',
    text: 'Elke ochtend een foto, elke avond een verhaal, op de tijd daar.',
  },
  alexa: {
    title: 'Met Alexa',
    text: 'Een Echo Show, een tablet, een oude telefoon: niets te typen en niets te leren.',
  },
  madeFor: 'Voor families van 9 tot 90. Jullie foto’s blijven in de familie.',
  privacy: 'Privacy',
  terms: 'Gebruiksvoorwaarden',
}
