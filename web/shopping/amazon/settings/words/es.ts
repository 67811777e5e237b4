import type { AmazonSettingsWords } from './en.ts'

export const words: AmazonSettingsWords = {
  title: 'Compras en Amazon',
  country: 'País',
  countryText: 'Los enlaces de la lista llevan al Amazon de este país.',
  tag: 'Etiqueta de afiliado (opcional)',
  tagText:
    'Solo si participas en el programa de afiliados de Amazon. Amazon no paga por lo que compras con tu propia etiqueta.',
  tagExample: 'p. ej. hartleys-20',
  saveTag: 'Guardar',
  tryCart: 'Probar el carrito de una vez',
  tryCartText:
    'Ofrece pedir a Amazon de una vez todos los artículos con enlace de Amazon. Puede que Amazon te pida entrar, y no funciona para todo el mundo.',
  noCart: (shop) => `${shop} no ofrece esto.`,
}
