import type { LandingWords } from './en.ts'

export const words: LandingWords = {
  signIn: 'Zaloguj się',
  title: 'Bądź w tym pokoju, gdziekolwiek jesteś.',
  text: 'Wyślij zdjęcie, a pojawi się na ekranie obok fotela. Odpowiedź to jedno dotknięcie.',
  getStarted: 'Zacznij',
  picture: 'Zdjęcie na ekranie obok lampy i filiżanki',
  features: 'Twoja rodzina zawsze blisko',
  photos: {
    title: 'Zdjęcia rodzinne',
    text: 'Naciśnij Wyślij, a zdjęcie jest na ekranie w pokoju. Widzisz, kiedy zostało pokazane.',
  },
  content: { title: 'Polecanie', text: 'Audiobooki, filmy, seriale i muzyka, razem ze słowami dla Alexy.' },
  shopping: { title: 'Zakupy', text: 'Jedna lista dla wszystkich, gotowa do koszyka, gdy jest pełna.' },
  family: {
    title: 'Razem jako rodzina',
    text: 'Zaproś bliskich i podziel role; główna opieka ma nad wszystkim pieczę.',
  },
  schedule: { title: 'Planowanie', text: 'Co rano zdjęcie, co wieczór opowieść, o tamtejszej porze.' },
  alexa: { title: 'Alexa', text: 'Echo Show, tablet, stary telefon: nic do pisania i nic do nauki.' },
  madeFor: 'Dla rodzin od 9 do 90 lat. Wasze zdjęcia zostają w rodzinie.',
  privacy: 'Prywatność',
  terms: 'Warunki korzystania',
}
