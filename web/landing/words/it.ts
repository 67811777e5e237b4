import type { LandingWords } from './en.ts'

export const words: LandingWords = {
  signIn: 'Accedi',
  title: 'Nella sua stanza, ovunque tu sia.',
  text: 'Invia una foto e compare sullo schermo accanto alla sua poltrona. La risposta arriva con un tocco.',
  getStarted: 'Inizia',
  picture: 'Una foto su uno schermo accanto a una lampada e a una tazza',
  features: 'La tua famiglia sempre vicina',
  photos: {
    title: 'Condividere foto di famiglia',
    text: 'Premi Invia e la foto è sullo schermo nella stanza. Vedi quando è stata mostrata.',
  },
  content: {
    title: 'Consigliare',
    text: 'Audiolibri, film, serie e musica, con le parole da dire ad Alexa.',
  },
  shopping: {
    title: 'Fare la spesa',
    text: 'Una lista tenuta da tutti, pronta per il carrello quando è completa.',
  },
  family: {
    title: 'Organizzarsi in famiglia',
    text: 'Invita gli altri e scegli chi può fare che cosa; chi è responsabile principale tiene le fila.',
  },
  schedule: {
    title: 'Programmare gli invii',
    text: 'Una foto ogni mattina, una storia ogni sera, all’ora di là.',
  },
  alexa: {
    title: 'Con Alexa',
    text: 'Un Echo Show, un tablet, un vecchio telefono: niente da scrivere, niente da imparare.',
  },
  madeFor: 'Per famiglie dai 9 ai 90 anni. Le tue foto restano in famiglia.',
  privacy: 'Privacy',
  terms: 'Condizioni d’uso',
}
