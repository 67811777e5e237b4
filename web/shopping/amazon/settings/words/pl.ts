import type { AmazonSettingsWords } from './en.ts'

export const words: AmazonSettingsWords = {
  title: 'Zakupy na Amazonie',
  country: 'Kraj',
  countryText: 'Linki z listy zakupów prowadzą do Amazona w tym kraju.',
  tag: 'Tag partnera (opcjonalnie)',
  tagText:
    'Tylko jeśli uczestniczysz w programie partnerskim Amazona. Amazon nie płaci za to, co kupujesz z własnym tagiem.',
  tagExample: 'np. hartleys-20',
  saveTag: 'Zapisz tag',
  tryCart: 'Spróbuj napełnić koszyk naraz',
  tryCartText:
    'Pozwala poprosić Amazon o wszystkie rzeczy z linkiem Amazon naraz. Amazon może poprosić o zalogowanie i nie u każdego to działa.',
  noCart: (shop) => `${shop} tego nie oferuje.`,
}
