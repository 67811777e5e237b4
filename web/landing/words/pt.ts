import type { LandingWords } from './en.ts'

export const words: LandingWords = {
  signIn: 'Entrar',
  title: 'No quarto, de onde você estiver.',
  text: 'Envie uma foto, e ela aparece na tela ao lado da poltrona. A resposta vem com um toque.',
  getStarted: 'Começar',
  picture: 'Uma foto em uma tela ao lado de um abajur e de uma xícara',
  features: 'Sua família sempre por perto',
  photos: {
    title: 'Compartilhar fotos da família',
    text: 'Toque em Enviar, e a foto está na tela do quarto. Você vê quando ela apareceu.',
  },
  content: {
    title: 'Recomendar',
    text: 'Audiolivros, filmes, séries e música, com as palavras para dizer à Alexa.',
  },
  shopping: {
    title: 'Cuidar das compras',
    text: 'Uma lista de todos, pronta para o carrinho quando está completa.',
  },
  family: {
    title: 'Organizar a família',
    text: 'Convide as pessoas e defina os papéis; quem é responsável principal acompanha tudo.',
  },
  schedule: {
    title: 'Programar envios',
    text: 'Uma foto toda manhã, uma história toda noite, no horário de lá.',
  },
  alexa: {
    title: 'Com a Alexa',
    text: 'Um Echo Show, um tablet, um celular antigo: nada para digitar, nada para aprender.',
  },
  madeFor: 'Para famílias de 9 a 90 anos. Suas fotos ficam com a sua família.',
  privacy: 'Privacidade',
  terms: 'Termos de uso',
}
