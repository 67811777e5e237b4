import type { ShareWords } from './en.ts'

export const words: ShareWords = {
  title: 'Udostępnij',
  forWhich: 'Dla której rodziny to jest?',
  forWhichOne: 'Dla której rodziny jest to zdjęcie?',
  forWhichMany: (count) => `Dla której rodziny są te zdjęcia (${count})?`,
  leftOut: ({ taken, left }) => `Przyjęto pierwsze zdjęcia: ${taken}. Pozostałe (${left}) udostępnij potem.`,
  missed: {
    title: 'Zdjęcia nie dotarły',
    text: 'Sunporch nie był gotowy, żeby je przyjąć. Udostępnij je jeszcze raz.',
  },
  none: {
    title: 'Nie czeka tu żadne zdjęcie',
    text: 'Wybierz zdjęcia w innej aplikacji, naciśnij Udostępnij i wybierz Sunporch.',
  },
  toDashboard: 'Przejdź do pulpitu',
}
