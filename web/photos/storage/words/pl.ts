import type { StorageWords } from './en.ts'

export const words: StorageWords = {
  title: 'Miejsce na zdjęcia',
  onePhoto: '1 zdjęcie',
  photos: (count) => `Zdjęcia: ${count}`,
  nearlyFull:
    'Miejsce prawie się skończyło. Usuń niepotrzebne zdjęcia albo poproś o więcej osobę, która prowadzi ten serwer.',
  full: 'Ta grupa nie pomieści więcej zdjęć.',
  left: (amount) => `Wolne miejsce w tej grupie: ${amount}.`,
}
