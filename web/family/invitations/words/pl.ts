import type { InvitationWords } from './en.ts'

export const words: InvitationWords = {
  pageTitle: 'Zaproszenie',
  cannotBeOpened: 'Nie można otworzyć tego zaproszenia',
  isLinkComplete: 'Czy link jest pełny? Poproś o nowy.',
  expired: 'To zaproszenie straciło ważność',
  askForNew: (name) => `Nowe zaproszenie wyśle ${name}. Poproś o nie.`,
  accepted: 'To zaproszenie zostało już przyjęte',
  wasItYou: 'Jeśli to ty, [zaloguj się](signIn), aby zobaczyć grupę.',
  roles: { primary_caretaker: 'główna opieka', caretaker: 'opieka', member: 'rodzina' },
  join: (group) => `Dołącz do grupy ${group}`,
  invites: ({ name, email, role }) => `${name} zaprasza do grupy adres ${email}. Rola: ${role}.`,
  whatYouSee:
    'Widzisz zdjęcia, polecenia i listę zakupów rodziny i możesz wysyłać zdjęcia na ekran bliskiej osoby.',
  forAnother: ({ name, email, role }) =>
    `To zaproszenie jest dla ${email}. Jesteś na koncie ${name}. Jeśli dołączysz, twoja rola to ${role}, a rodzina widzi, dla kogo było zaproszenie.`,
  joining: 'Chwileczkę…',
  joinAs: (name) => `Dołącz jako ${name}`,
  somebodyElse: 'Jestem kimś innym',
  createAndJoin: 'Załóż konto i dołącz',
  noNewAccounts:
    'Nie zakłada się tu nowych kont. Jeśli nie masz konta, zapytaj osobę, która prowadzi ten serwer.',
  iHaveAnAccount: 'Mam już konto',
  welcome: 'Witaj',
  memberNow: (group) => `Należysz teraz do grupy ${group}.`,
}
