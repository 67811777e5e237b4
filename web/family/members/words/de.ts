import type { MemberWords } from './en.ts'

export const words: MemberWords = {
  seeAll: 'Alle ansehen',
  none: 'Noch keine Familienmitglieder',
  invite: 'Jemanden einladen',
  nobodyElse: 'Noch ist sonst niemand hier',
  inviteFirst: 'Die erste Person einladen',
  whoJoins: 'Wer dazukommt, kann Fotos hinzufügen, Einkäufe abhaken und sehen, was gezeigt wurde.',
  whoJoinsInMemory: 'Wer dazukommt, kann die Bilder und Worte sehen und eigene hinzufügen.',

  pending: 'Eingeladen',
  active: 'Aktiv',
  inactive: 'Ohne Zugang',
  online: 'Online',
  lastActiveAt: (when) => `Zuletzt aktiv: ${when}`,
  notSeen: 'War noch nicht hier',
  joinedOn: (date) => `Dabei seit: ${date}`,
  invitedAs: (email) => `Die Einladung war für ${email}`,
  successor: 'Nachfolge',
  hasExpired: 'Die Einladung ist abgelaufen',
  notAccepted: 'Die Einladung ist noch nicht angenommen',
  view: 'Ansehen',
  viewIt: (name) => `Ansehen: ${name}`,
  edit: 'Ändern',
  editIt: (name) => `Ändern: ${name}`,
  facts: {
    email: 'E-Mail',
    phone: 'Telefon',
    role: 'Rolle',
    joined: 'Dabei seit',
    lastActive: 'Zuletzt aktiv',
    notYet: 'Noch nie',
  },
  may: 'Rechte',

  save: 'Speichern',
  makePrimary: 'Hauptbetreuung übergeben…',
  deactivate: 'Zugang abschalten',
  deactivateMore: 'Zugang abschalten…',
  reactivate: 'Zugang wieder einschalten',
  removeMore: 'Aus der Gruppe entfernen…',
  remove: 'Entfernen',
  removeQuestion: (name) => `${name} entfernen?`,
  removeMeans: 'Der Zugang zu dieser Familie endet. Alles Hinzugefügte bleibt.',
  deactivateQuestion: (name) => `Zugang abschalten: ${name}?`,
  deactivateMeans: 'Von der Familie ist dann nichts zu sehen, bis du den Zugang wieder einschaltest.',
  demoteQuestion: (name) => `${name} zum Familienmitglied machen?`,
  demoteMeans: 'Ein Familienmitglied kann keine Bildschirme verbinden.',
  handOverQuestion: (name) => `${name} bitten, die Hauptbetreuung zu übernehmen?`,
  handOverMeans:
    'Mit der Zusage geht die Hauptbetreuung mit allen Rechten über, und du bleibst in der Betreuung.',
  ask: 'Bitten',
  changed: { title: 'Gespeichert', description: 'Die Änderung gilt ab jetzt.' },
  removed: { title: 'Entfernt', description: 'Alles Hinzugefügte bleibt bei der Familie.' },
  handOverAsked: { title: 'Gefragt', description: 'Mit der Zusage geht die Hauptbetreuung über.' },

  handOver: 'Übergabe',
  youAreAsked: (group) => `Du wurdest gebeten, die Hauptbetreuung zu übernehmen: ${group}.`,
  isAsked: (name) => `${name} wurde gebeten, die Hauptbetreuung zu übernehmen.`,
  accept: 'Annehmen',
  noThanks: 'Nein, danke',
  takeBack: 'Zurücknehmen',

  leaveMore: 'Gruppe verlassen…',
  leave: 'Verlassen',
  leaveQuestion: (group) => `${group} verlassen?`,
  leaveMeans:
    'Du siehst dann nichts mehr davon. Was du hinzugefügt hast, bleibt. Jemand von dort kann dich wieder einladen.',
  leavePrimaryMeans: (name) =>
    `Du siehst dann nichts mehr davon. Was du hinzugefügt hast, bleibt. Jemand von dort kann dich wieder einladen. ${name} hat dann die Hauptbetreuung.`,
  firstHandOver:
    'Bevor du die Gruppe verlässt, übergib die Hauptbetreuung an jemanden aus der Betreuung, oder benenne eine Nachfolge.',
  left: { title: 'Du hast die Gruppe verlassen', description: 'Was du hinzugefügt hast, bleibt dort.' },
  quoted: (name) => `„${name}“`,
  oneGoesBlank: (name) =>
    `${name} wird dunkel, sobald Verbindung besteht, weil du den Bildschirm geöffnet hast oder behältst.`,
  someGoBlank: (names) =>
    `${names} werden dunkel, sobald Verbindung besteht, weil du sie geöffnet hast oder behältst.`,
  yoursGoBlank: 'Bildschirme, die du geöffnet hast oder behältst, werden dunkel, sobald sie verbunden sind.',
  askToKeep:
    'Wenn das der Bildschirm deiner Lieblingsperson ist, bitte vorher jemanden aus der Betreuung, ihn zu behalten. Das geht in den Einstellungen.',
  askToKeepInMemory:
    'Wenn einer die Fotos weiter zeigen soll, bitte vorher jemanden aus der Betreuung, ihn zu behalten. Das geht in den Einstellungen.',

  yourSuccessor: 'Deine Nachfolge',
  youAreSuccessor: 'Du bist für die Nachfolge benannt',
  whoFollows: (days) =>
    `Wer kümmert sich um die Gruppe, wenn du es nicht kannst? Wenn du gehst, geht die Hauptbetreuung an die Person, die du hier benennst. Bist du ${days} Tage nicht da, kann sie bitten, zu übernehmen, und du kannst widersprechen.`,
  nobodyToName: 'Sobald noch jemand in der Betreuung ist, kannst du hier die Nachfolge benennen.',
  nobody: 'Niemand',
  successorSaved: { title: 'Gespeichert', description: 'Du kannst das jederzeit ändern.' },
  somePrimary: 'Die Hauptbetreuung',
  namedYou: ({ name, days }) =>
    `${name} hat dich für die Nachfolge benannt. Die Hauptbetreuung geht an dich, wenn sie frei wird. Bis dahin ist nichts zu tun. War die Hauptbetreuung ${days} Tage nicht hier, kannst du bitten, zu übernehmen.`,
  askToTakeOver: 'Um Übernahme bitten…',
  takeOverQuestion: (name) => `Bitten, die Hauptbetreuung zu übernehmen? Bisher: ${name}`,
  takeOverMeans: (days) =>
    `Die bisherige Hauptbetreuung erfährt davon per Mail, auf dem Handy und hier, und kann ${days} Tage lang widersprechen. Danach kannst du die Hauptbetreuung übernehmen, und wer sie bisher hatte, bleibt in der Betreuung.`,
  takeOverAsked: {
    title: 'Gefragt',
    description: 'In sieben Tagen kannst du übernehmen, wenn niemand widerspricht.',
  },

  takingOver: 'Übernahme',
  youMayTakeOver: (group) =>
    `Niemand hat widersprochen. Du kannst die Hauptbetreuung jetzt übernehmen: ${group}.`,
  youHaveAsked: ({ group, from }) =>
    `Du möchtest die Hauptbetreuung übernehmen: ${group}. Wenn niemand widerspricht, geht das ab: ${from}.`,
  mayTakeOver: (name) => `${name} kann die Hauptbetreuung jetzt übernehmen, wenn du nicht widersprichst.`,
  asksToTakeOver: ({ name, from }) =>
    `${name} möchte die Hauptbetreuung übernehmen, weil du lange nicht hier warst. Wenn du nicht widersprichst, geht das ab: ${from}.`,
  takeOverNow: 'Jetzt übernehmen',
  iAmHere: 'Nein, ich bin da',
}
