import type { LandingWords } from './en.ts'

export const words: LandingWords = {
  signIn: 'Anmelden',
  title: 'Mit im Zimmer, wo immer du bist.',
  text: 'Schick ein Foto, und es steht auf dem Bildschirm neben dem Sessel. Die Antwort kommt mit einem Tippen.',
  getStarted: 'Loslegen',
  picture: 'Ein Bild auf einem Bildschirm neben einer Lampe und einer Tasse',
  features: 'Eure Familie bleibt verbunden',
  photos: {
    title: 'Familienfotos teilen',
    text: 'Drück auf „Schicken“, und das Bild ist auf dem Bildschirm im Zimmer. Du siehst, wann es gezeigt wurde.',
  },
  content: {
    title: 'Empfehlungen geben',
    text: 'Hörbücher, Filme, Serien und Musik, mit den Worten, die man Alexa sagt.',
  },
  shopping: {
    title: 'Gemeinsam einkaufen',
    text: 'Eine Liste für alle, bereit für den Warenkorb, wenn sie voll ist.',
  },
  family: {
    title: 'Sich als Familie absprechen',
    text: 'Lade alle ein und leg fest, wer was darf. Die Hauptbetreuung behält den Überblick.',
  },
  schedule: {
    title: 'Sendungen planen',
    text: 'Jeden Morgen ein Bild, jeden Abend eine Geschichte, zur Uhrzeit dort.',
  },
  alexa: {
    title: 'Mit Alexa',
    text: 'Ein Echo Show, ein Tablet, ein altes Handy: nichts zu tippen, nichts zu lernen.',
  },
  madeFor: 'Für Familien von 9 bis 90. Eure Bilder bleiben in der Familie.',
  privacy: 'Datenschutz',
  terms: 'Nutzungsbedingungen',
}
