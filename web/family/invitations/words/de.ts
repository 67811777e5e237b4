import type { InvitationWords } from './en.ts'

export const words: InvitationWords = {
  pageTitle: 'Einladung',
  cannotBeOpened: 'Diese Einladung lässt sich nicht öffnen',
  isLinkComplete: 'Ist der Link vollständig? Bitte lass dir einen neuen schicken.',
  expired: 'Diese Einladung gilt nicht mehr',
  askForNew: (name) => `Bitte lass dir von ${name} eine neue schicken.`,
  accepted: 'Diese Einladung wurde schon angenommen',
  wasItYou: 'Wenn du das warst, [melde dich an](signIn), um die Gruppe zu sehen.',
  roles: { primary_caretaker: 'Hauptbetreuung', caretaker: 'Betreuung', member: 'Familienmitglied' },
  join: (group) => `Mach mit: ${group}`,
  invites: ({ name, email, role }) => `${name} lädt ${email} als ${role} ein.`,
  whatYouSee:
    'Du siehst die Fotos, die Empfehlungen und die Einkaufsliste der Familie und kannst Bilder auf den Bildschirm im Zimmer schicken.',
  forAnother: ({ name, email, role }) =>
    `Diese Einladung ist für ${email}. Du bist angemeldet als ${name}. Wenn du mitmachst, dann als ${role}, und die Familie sieht, für wen die Einladung war.`,
  joining: 'Einen Moment…',
  joinAs: (name) => `Mitmachen als ${name}`,
  somebodyElse: 'Ich bin jemand anders',
  createAndJoin: 'Konto anlegen und mitmachen',
  noNewAccounts:
    'Hier werden keine neuen Konten angelegt. Wenn du keines hast, frag die Person, die diesen Server betreibt.',
  iHaveAnAccount: 'Ich habe schon ein Konto',
  welcome: 'Willkommen',
  memberNow: (group) => `Du gehörst jetzt zu ${group}.`,
}
