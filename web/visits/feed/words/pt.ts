import type { FeedWords } from './en.ts'

export const words: FeedWords = {
  showInMine: 'Ver no meu calendário',
  feedMeans:
    'Um endereço secreto do qual o calendário do seu celular ou computador lê as visitas sozinho. É só seu e termina quando você sai da família.',
  makeAddress: 'Criar meu endereço',
  makeNewAddress: 'Criar um novo endereço',
  endAddress: 'Encerrar o endereço',
  oldEnds: 'Com um novo endereço, o anterior termina na hora.',
  yourAddress: 'Seu endereço',
  openInCalendar: 'Abrir no calendário deste aparelho',
  copyNow:
    'Copie agora: ele só aparece desta vez. Quem o tem pode ler quem vem e o que há, então trate-o como uma senha. Um calendário na web, como o do Google, só o lê se este servidor puder ser alcançado pela Internet.',
  madeAndRead: ({ date, ago }) => `Você criou um endereço em ${date}. Última leitura: ${ago}.`,
  madeNotRead: (date) => `Você criou um endereço em ${date}. Nenhum calendário o leu ainda.`,
  addressEnded: { title: 'O endereço terminou', description: 'Nenhum calendário pode mais lê-lo.' },
}
