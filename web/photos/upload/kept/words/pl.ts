import type { SignOutWords } from './en.ts'

export const words: SignOutWords = {
  recordingsNotYet: (count) =>
    count === 1 ? '1 nagranie czeka na wysłanie' : `Nagrania, które czekają na wysłanie: ${count}`,
  picturesAndRecordings: 'Zdjęcia i nagrania czekają na wysłanie',
  signOutWithOne:
    'Jeśli teraz się wylogujesz, zniknie z tej przeglądarki i nie zostanie wysłane. Twoje pliki zostają na swoim miejscu.',
  signOutWithMany:
    'Jeśli teraz się wylogujesz, znikną z tej przeglądarki i nie zostaną wysłane. Twoje pliki zostają na swoim miejscu.',
  signOutWithRecording: 'Jeśli teraz się wylogujesz, zniknie z tej przeglądarki i nie zostanie wysłane.',
  signOutWithRecordings: 'Jeśli teraz się wylogujesz, znikną z tej przeglądarki i nie zostaną wysłane.',
  discardAndSignOut: 'Odrzuć i wyloguj się',
}
