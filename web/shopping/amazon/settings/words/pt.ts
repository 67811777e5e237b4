import type { AmazonSettingsWords } from './en.ts'

export const words: AmazonSettingsWords = {
  title: 'Compras na Amazon',
  country: 'País',
  countryText: 'Os links da lista levam à Amazon deste país.',
  tag: 'Tag de associado (opcional)',
  tagText:
    'Só se você participa do programa de associados da Amazon. A Amazon não paga pelo que você compra com o próprio tag.',
  tagExample: 'ex.: hartleys-20',
  saveTag: 'Salvar tag',
  tryCart: 'Tentar o carrinho de uma vez',
  tryCartText:
    'Oferece pedir à Amazon, de uma vez, todos os itens com link da Amazon. A Amazon pode pedir para você entrar, e não funciona para todo mundo.',
  noCart: (shop) => `${shop} não oferece isso.`,
}
