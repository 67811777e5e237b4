import type { Words } from './en.ts'

export const words: Words = {
  question: (name) => `${name} verbinden?`,
  asks: (name) => `Ein Programm, das sich „${name}“ nennt, möchte Sunporch für dich benutzen.`,
  asWhom: 'Als wer',
  goesTo: 'Deine Antwort geht an',
  onThisComputer: 'ein Programm auf diesem Computer',
  onlyIf: 'Verbinde es nur, wenn du das gerade selbst dort begonnen hast.',
  family: 'Welche Familiengruppe?',
  right: 'Was darf es?',
  read: 'Darf lesen',
  readMore: 'Die Einkaufsliste, Bilder, Besuche und was aus dem Zimmer kam.',
  change: 'Darf lesen und ändern',
  changeMore:
    'Es kann auch Bilder und Nachrichten ins Zimmer schicken, die Liste ändern und sagen, dass du anrufst.',
  leaves: 'Was es liest, geht an die, die es betreiben.',
  ends: 'Der Zugang endet nach einem Jahr. Beenden kannst du ihn jederzeit in den Einstellungen unter „Andere Programme“.',
  connect: 'Verbinden',
  refuse: 'Nicht verbinden',
  cannot: 'Das lässt sich nicht verbinden',
  unknown:
    'Der Link ist unvollständig, oder das Programm ist hier nicht bekannt. Bitte beginne im Programm von vorn.',
  noFamily:
    'Du hast noch keine Familiengruppe. Lege eine an oder folge deiner Einladung, und beginne dann von vorn.',
  notConfirmed: 'Bitte bestätige zuerst deine E-Mail-Adresse, und beginne dann von vorn.',
  full: 'Mehr Programme kannst du nicht verbinden. Beende eines in den Einstellungen, und beginne dann von vorn.',
  gone: 'Du gehörst nicht mehr zu dieser Familiengruppe.',
}
