import type { InvitationWords } from './en.ts'

export const words: InvitationWords = {
  pageTitle: 'Uitnodiging',
  cannotBeOpened: 'Deze uitnodiging kan niet worden geopend',
  isLinkComplete: 'Is de link compleet? Vraag om een nieuwe.',
  expired: 'Deze uitnodiging is niet meer geldig',
  askForNew: (name) => `Vraag ${name} om een nieuwe.`,
  accepted: 'Deze uitnodiging is al aangenomen',
  wasItYou: 'Was jij het, [log dan in](signIn) om de groep te zien.',
  roles: { primary_caretaker: 'eerste verzorger', caretaker: 'verzorger', member: 'familielid' },
  join: (group) => `Doe mee met ${group}`,
  invites: ({ name, email, role }) => `${name} nodigt ${email} uit om mee te doen als ${role}.`,
  whatYouSee:
    'Je ziet de foto’s, de aanbevelingen en de boodschappenlijst van de familie, en kunt foto’s naar het scherm van je dierbare sturen.',
  forAnother: ({ name, email, role }) =>
    `Deze uitnodiging is voor ${email}. Je bent ingelogd als ${name}. Doe je mee, dan word je ${role}, en de familie ziet voor wie de uitnodiging was.`,
  joining: 'Een ogenblik…',
  joinAs: (name) => `Meedoen als ${name}`,
  somebodyElse: 'Ik ben iemand anders',
  createAndJoin: 'Account maken en meedoen',
  noNewAccounts:
    'Hier worden geen nieuwe accounts gemaakt. Heb je er geen, vraag het dan aan wie deze server beheert.',
  iHaveAnAccount: 'Ik heb al een account',
  welcome: 'Welkom',
  memberNow: (group) => `Je hoort nu bij ${group}.`,
}
