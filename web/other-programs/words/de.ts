import type { ProgramWords } from './en.ts'

export const words: ProgramWords = {
  title: 'Andere Programme',
  text: (group) =>
    `Mit einem Token liest und ändert ein Programm wie Home Assistant in deinem Namen, was in der Gruppe ${group} ist. An dein Konto, die Mitglieder und die Einstellungen kommt es nie.`,
  none: 'Noch hat kein Programm einen Token von dir. Mach einen und füg ihn im Programm ein.',
  make: 'Token machen',
  makeIt: 'Token machen',
  makeText: 'Er endet, wenn du ihn hier beendest, die Gruppe verlässt oder ein neues Passwort wählst.',
  name: 'Name des Programms',
  whatMay: 'Was es darf',
  rights: {
    read: {
      label: 'Darf lesen',
      hint: 'Einkaufsliste, Fotos, Besuche und Nachrichten.',
    },
    change: {
      label: 'Darf lesen und ändern',
      hint: 'Es kann auch hinzufügen, ändern, schicken und löschen, soweit du es darfst.',
    },
  },
  copyTitle: 'Token kopieren',
  copyText:
    'Er wird nur jetzt gezeigt. Wer ihn hat, kann tun, was du erlaubt hast: Behandle ihn wie ein Passwort.',
  askCopied: 'Hast du den Token kopiert?',
  notAgain: 'Er wird nicht noch einmal gezeigt. Du kannst jederzeit einen neuen machen.',
  token: 'Token',
  address: 'Adresse dieser Gruppe, mit der jeder Aufruf beginnt',
  made: (date) => `gemacht am ${date}`,
  usedToday: 'heute zuletzt benutzt',
  usedOn: (date) => `zuletzt benutzt am ${date}`,
  notUsed: 'noch nicht benutzt',
  end: 'Beenden',
  endThis: (name) => `Token von ${name} beenden`,
  askEnd: (name) => `Token von ${name} beenden?`,
  doEnd: 'Beenden',
  endMeans: 'Das Programm kann hier ab sofort nichts mehr lesen oder ändern. Was es hinzugefügt hat, bleibt.',
  ended: {
    title: 'Token beendet',
    description: 'Dieses Programm kann hier nichts mehr tun.',
  },
  assistants: 'Assistenten',
  assistantsText:
    'Claude und andere Assistenten nehmen diese Adresse, ohne Token. Dann fragt dich eine Seite von Sunporch, was sie dürfen.',
  webhooks: 'Webhooks',
  webhooksText:
    'Ein Programm erfährt sofort, wenn etwas geschieht: was es war und wer es war, nie eine Bildunterschrift oder ein Bild.',
  noWebhooks:
    'Noch erfährt kein Programm etwas. Kopier eine Adresse aus dem Programm und füg sie hier hinzu.',
  addWebhook: 'Webhook hinzufügen',
  addText: 'Er endet, wenn ihn jemand entfernt oder wenn du die Gruppe verlässt.',
  webhookAddress: 'Adresse des Programms',
  toldOfWhat: 'Was es erfährt',
  add: 'Hinzufügen',
  copySecret: 'Schlüssel kopieren',
  copySecretText:
    'Jede Meldung ist damit unterschrieben, so weiß das Programm, dass sie von hier kommt. Er wird nur jetzt gezeigt.',
  noNeed: 'Brauchst du den Schlüssel nicht mehr?',
  secretNotAgain:
    'Er wird nicht noch einmal gezeigt. Für einen anderen entferne den Webhook und füg ihn neu hinzu.',
  withoutSecret: 'Ein Programm, das keine Unterschriften prüft, wie Home Assistant, kommt ohne ihn aus.',
  toldOf: (topics) => `Erfährt: ${topics}`,
  everything: 'alles',
  addedBy: ({ name, at }) => `Hinzugefügt von ${name}, ${at}`,
  test: 'Test schicken',
  testing: 'Wird geschickt…',
  testThis: (host) => `Test an ${host} schicken`,
  remove: 'Entfernen',
  removeThis: (host) => `Webhook an ${host} entfernen`,
  askRemove: (host) => `Webhook an ${host} entfernen?`,
  removeMeans: ({ topics, name, at }) =>
    `Erfährt: ${topics}. Hinzugefügt von ${name}, ${at}. Ab jetzt erfährt das Programm dort nichts mehr, auch nicht, was noch unterwegs war.`,
  removed: {
    title: 'Webhook entfernt',
    description: 'Dieses Programm erfährt nichts mehr.',
  },
  nothingSent: 'Es wurde noch nichts geschickt.',
  taken: (ago) => `Letzte Meldung angenommen: ${ago}.`,
  isOff: (days) =>
    `Er ist ${days} Tage lang gescheitert und wurde abgeschaltet. Ein Test, der klappt, schaltet ihn wieder ein.`,
}
