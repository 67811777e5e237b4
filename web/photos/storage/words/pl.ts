import { lazily } from '#contract/platform/lazily.ts'
import type { StorageWords } from './en.ts'

const plurals = lazily(() => new Intl.PluralRules('pl'))
const forms: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'zdjęcie', few: 'zdjęcia' }

export const words: StorageWords = {
  title: 'Miejsce na zdjęcia',
  onePhoto: '1 zdjęcie',
  photos: ({ count, number }) => `${count} ${forms[plurals().select(number)] ?? 'zdjęć'}`,
  nearlyFull:
    'Miejsce prawie się skończyło. Usuń niepotrzebne zdjęcia albo poproś o więcej osobę, która prowadzi ten serwer.',
  full: 'Ta grupa nie pomieści więcej zdjęć.',
  left: (amount) => `Wolne miejsce w tej grupie: ${amount}.`,
}
