import type { MemberWords } from './en.ts'

export const words: MemberWords = {
  seeAll: 'Alles bekijken',
  none: 'Nog geen familieleden',
  invite: 'Iemand uitnodigen',
  nobodyElse: 'Er is hier nog niemand anders',
  inviteFirst: 'De eerste uitnodigen',
  whoJoins: 'Wie meedoet, kan foto’s toevoegen, boodschappen afvinken en zien wat er is getoond.',
  whoJoinsInMemory: 'Wie meedoet, kan de foto’s en woorden zien en eigen toevoegen.',

  pending: 'Uitgenodigd',
  active: 'Actief',
  inactive: 'Zonder toegang',
  online: 'Online',
  lastActiveAt: (when) => `Laatst actief: ${when}`,
  notSeen: 'Nog niet geweest',
  joinedOn: (date) => `Doet mee sinds: ${date}`,
  invitedAs: (email) => `De uitnodiging was voor ${email}`,
  successor: 'Opvolger',
  hasExpired: 'De uitnodiging is verlopen',
  notAccepted: 'De uitnodiging is nog niet aangenomen',
  view: 'Bekijken',
  viewIt: (name) => `Bekijken: ${name}`,
  edit: 'Wijzigen',
  editIt: (name) => `Wijzigen: ${name}`,
  facts: {
    email: 'E-mail',
    phone: 'Telefoon',
    role: 'Rol',
    joined: 'Doet mee sinds',
    lastActive: 'Laatst actief',
    notYet: 'Nog niet',
  },
  may: 'Rechten',

  save: 'Opslaan',
  makePrimary: 'Eerste verzorger maken…',
  deactivate: 'Toegang uitzetten',
  deactivateMore: 'Toegang uitzetten…',
  reactivate: 'Toegang weer aanzetten',
  removeMore: 'Uit de groep verwijderen…',
  remove: 'Verwijderen',
  removeQuestion: (name) => `${name} verwijderen?`,
  removeMeans: 'Deze persoon ziet niets meer van de familie. Wat er is toegevoegd, blijft.',
  deactivateQuestion: (name) => `Toegang uitzetten: ${name}?`,
  deactivateMeans: 'Deze persoon ziet niets van de familie tot je de toegang weer aanzet.',
  demoteQuestion: (name) => `${name} familielid maken?`,
  demoteMeans: 'Een familielid kan geen schermen verbinden.',
  handOverQuestion: (name) => `${name} vragen om eerste verzorger te worden?`,
  handOverMeans: 'Bij een ja gaat alle toegang over, en word jij verzorger.',
  ask: 'Vragen',
  changed: { title: 'Opgeslagen', description: 'De wijziging geldt vanaf nu.' },
  removed: { title: 'Verwijderd', description: 'Wat er is toegevoegd, blijft bij de familie.' },
  handOverAsked: { title: 'Gevraagd', description: 'Bij een ja is er een nieuwe eerste verzorger.' },

  handOver: 'Overdracht',
  youAreAsked: (group) => `Je bent gevraagd om eerste verzorger te worden van ${group}.`,
  isAsked: (name) => `${name} is gevraagd om eerste verzorger te worden.`,
  accept: 'Aannemen',
  noThanks: 'Nee, dank je',
  takeBack: 'Terugnemen',

  leaveMore: 'Groep verlaten…',
  leave: 'Verlaten',
  leaveQuestion: (group) => `${group} verlaten?`,
  leaveMeans:
    'Je ziet er niets meer van. Wat je hebt toegevoegd, blijft. Iemand daar kan je opnieuw uitnodigen.',
  leavePrimaryMeans: (name) =>
    `Je ziet er niets meer van. Wat je hebt toegevoegd, blijft. Iemand daar kan je opnieuw uitnodigen. ${name} wordt eerste verzorger.`,
  firstHandOver:
    'Maak eerst een verzorger tot eerste verzorger of tot je opvolger, voordat je de groep verlaat.',
  left: { title: 'Je hebt de groep verlaten', description: 'Wat je hebt toegevoegd, blijft daar.' },
  quoted: (name) => `‘${name}’`,
  oneGoesBlank: (name) =>
    `${name} gaat op zwart zodra het verbonden is, omdat jij het scherm hebt geopend of behoudt.`,
  someGoBlank: (names) =>
    `${names} gaan op zwart zodra ze verbonden zijn, omdat jij ze hebt geopend of behoudt.`,
  yoursGoBlank: 'Schermen die jij hebt geopend of behoudt, gaan op zwart zodra ze verbonden zijn.',
  askToKeep:
    'Is dat het scherm van je dierbare, vraag dan eerst een andere verzorger het te behouden. Dat kan in de instellingen.',
  askToKeepInMemory:
    'Moet er een de foto’s blijven tonen, vraag dan eerst een andere verzorger het te behouden. Dat kan in de instellingen.',

  yourSuccessor: 'Je opvolger',
  youAreSuccessor: 'Jij bent de opvolger',
  whoFollows: (days) =>
    `Wie zorgt voor de groep als jij het niet kunt? Je opvolger wordt eerste verzorger als jij de groep verlaat. Ben je ${days} dagen weg, dan kan je opvolger vragen het over te nemen, en jij kunt nee zeggen.`,
  nobodyToName: 'Zodra iemand anders verzorger is, kun je hier je opvolger aanwijzen.',
  nobody: 'Niemand',
  successorSaved: { title: 'Opgeslagen', description: 'Je kunt dit altijd wijzigen.' },
  somePrimary: 'De eerste verzorger',
  namedYou: ({ name, days }) =>
    `${name} heeft jou als opvolger aangewezen. Je wordt eerste verzorger zodra die plek vrijkomt. Tot dan is er niets te doen. Is de eerste verzorger hier ${days} dagen niet geweest, dan kun je vragen het over te nemen.`,
  askToTakeOver: 'Vragen het over te nemen…',
  takeOverQuestion: (name) => `Vragen het over te nemen van ${name}?`,
  takeOverMeans: (days) =>
    `De eerste verzorger hoort het per mail, op de telefoon en hier, en kan ${days} dagen lang nee zeggen. Daarna kun jij eerste verzorger worden, en wie het was, blijft verzorger.`,
  takeOverAsked: {
    title: 'Gevraagd',
    description: 'Over zeven dagen kun je het overnemen als niemand nee zegt.',
  },

  takingOver: 'Overnemen',
  youMayTakeOver: (group) => `Niemand heeft nee gezegd. Je kunt nu eerste verzorger worden van ${group}.`,
  youHaveAsked: ({ group, from }) =>
    `Je hebt gevraagd het over te nemen: ${group}. Als niemand nee zegt, kan dat vanaf: ${from}.`,
  mayTakeOver: (name) => `${name} kan nu eerste verzorger worden, tenzij jij nee zegt.`,
  asksToTakeOver: ({ name, from }) =>
    `${name} vraagt het over te nemen als eerste verzorger, omdat je lang weg was. Als je geen nee zegt, kan dat vanaf: ${from}.`,
  takeOverNow: 'Nu overnemen',
  iAmHere: 'Nee, ik ben er',
}
