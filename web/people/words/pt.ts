import type { PeopleWords } from './en.ts'

export const words: PeopleWords = {
  whoAreYou: (lovedOne) =>
    lovedOne ? `Quem é você para ${lovedOne}?` : 'Quem é você para a pessoa querida?',
  ownWords: 'Com suas palavras',
  save: 'Salvar',
  notNow: 'Agora não',
  sayLater: 'Você pode dizer mais tarde, nas configurações, em “Você na tela”.',
  youOnScreen: 'Você na tela',
  onPhotos: 'Pessoas nas fotos',
  known: (lovedOne) => `Pessoas que ${lovedOne} conhece`,
  people: 'Pessoas',
  addSomebody: 'Adicionar alguém',
  addKnown: (lovedOne) =>
    lovedOne ? `Adicionar alguém que ${lovedOne} conhece` : 'Adicionar alguém que a pessoa querida conhece',
  add: 'Adicionar',
  cancel: 'Cancelar',
  done: 'Pronto',
  onePress: 'Diga com um toque quem está em uma foto, nos detalhes da foto.',
  screenShows: (lovedOne) =>
    lovedOne
      ? `A tela mostra os nomes e quem são para ${lovedOne}: “Tom, seu neto”.`
      : 'A tela mostra os nomes e quem são: “Tom, seu neto”.',
  editIt: (name) => `Editar: ${name}`,
  removeIt: (name) => `Remover: ${name}`,
  removeQuestion: (name) => `Remover ${name}?`,
  remove: 'Remover',
  removeMeans: (photos) => `O nome sai da tela e daqui: ${photos}. As fotos ficam.`,
  removed: (name) => `Nome removido: ${name}`,
  namedNoMore: 'O nome não está mais em nenhuma foto.',
  undo: 'Desfazer',
  noPhoto: 'Em nenhuma foto ainda',
  photos: (count) => (count === 1 ? '1 foto' : `${count} fotos`),
  onePhoto: 'Uma foto',
  name: 'Nome',
  whoIsThis: (lovedOne) => (lovedOne ? `Quem é para ${lovedOne}?` : 'Quem é para a pessoa querida?'),
  asYouSayIt: ({ lovedOne, example }) =>
    lovedOne
      ? `Como você diz a ${lovedOne}: “${example}”. A tela mostra isso ao lado do nome.`
      : `Como você diz: “${example}”. A tela mostra isso ao lado do nome.`,
  suggestions: 'Sugestões',
  whoYouAre: (lovedOne) => (lovedOne ? `Quem você é para ${lovedOne}` : 'Quem você é para a pessoa querida'),
  whoThisIs: (lovedOne) => (lovedOne ? `Quem é para ${lovedOne}` : 'Quem é para a pessoa querida'),
  nobodySaid: (name) => `Ninguém disse ainda. Assim a tela diz “De ${name ?? 'Ana'}, sua filha”.`,
  change: 'Mudar',
  sayWho: 'Dizer quem',
  whoIsOnIt: 'Quem está nela?',
  namesBelow: 'A tela mostra os nomes abaixo da foto.',
}
