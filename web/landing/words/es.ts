import type { LandingWords } from './en.ts'

export const words: LandingWords = {
  signIn: 'Iniciar sesión',
  title: 'En su habitación, estés donde estés.',
  text: 'Envía una foto y aparece en la pantalla junto a su sillón. Te responde con un toque.',
  getStarted: 'Empezar',
  picture: 'Una foto en una pantalla, junto a una lámpara y una taza',
  features: 'Tu familia, siempre unida',
  photos: {
    title: 'Compartir fotos de familia',
    text: 'Pulsa Enviar y la foto está en la pantalla de su habitación. Ves cuándo se mostró.',
  },
  content: {
    title: 'Recomendar',
    text: 'Audiolibros, películas, series y música, con las palabras para Alexa.',
  },
  shopping: {
    title: 'Hacer la compra',
    text: 'Una lista entre todos, preparada para el carrito cuando está completa.',
  },
  family: {
    title: 'Organizarse en familia',
    text: 'Invita a los demás y reparte los papeles; quien es responsable principal lo tiene todo a mano.',
  },
  schedule: {
    title: 'Programar envíos',
    text: 'Cada mañana una foto, cada noche una historia, a la hora de allí.',
  },
  alexa: {
    title: 'Con Alexa',
    text: 'Un Echo Show, una tableta, un móvil viejo: nada que escribir, nada que aprender.',
  },
  madeFor: 'Para familias de 9 a 90 años. Tus fotos se quedan en la familia.',
  privacy: 'Privacidad',
  terms: 'Condiciones de uso',
}
