import type { FamilyWords } from './en.ts'

export const words: FamilyWords = {
  groups: 'Familiegroepen',
  createGroup: 'Groep maken',
  creating: 'Maken…',
  edit: 'Wijzigen',
  editThis: (name) => `${name} wijzigen`,
  editGroup: 'Groep wijzigen',
  save: 'Opslaan',
  saving: 'Opslaan…',
  whom: 'Voor wie zorg je?',
  whomHint: 'Zoals je deze persoon noemt. Het scherm heet zo en groet ermee; je mag het leeg laten.',
  whomExample: 'bijv. Mama',
  name: 'Naam',
  nameHint: 'De naam van jullie familiegroep.',
  nameExample: 'bijv. Familie Hartley',
  familyOf: (name) => `Familie ${name}`,
  description: 'Beschrijving',
  lovedOneName: 'Naam van je dierbare',
  lovedOnePhone: 'Telefoon van je dierbare',
  lovedOnePhoneHint: 'Zodat wie ‘Ik bel’ zegt, meteen kan bellen.',
  phoneExample: 'bijv. +31 20 123 4567',
  timeZone: 'Tijdzone',
  timeZoneHint: 'Waar je dierbare woont.',
  alexaId: 'Alexa-apparaat-ID',
  alexaIdHint: 'Staat in de Alexa-app, bij de instellingen van het apparaat.',
  alexaIdHintNew: 'Staat in de Alexa-app, bij de instellingen van het apparaat. Je mag dit leeg laten.',
  created: { title: 'Familiegroep gemaakt', description: 'Jullie nieuwe familiegroep is er.' },
  notCreated: 'De familiegroep kon niet worden gemaakt.',
  changed: { title: 'Opgeslagen', description: 'De familiegroep is gewijzigd.' },
  welcome: 'Welkom bij Sunporch',
  welcomeText:
    'Een familiegroep is de kring rond de persoon voor wie jullie zorgen. Maak er een, open een scherm in de kamer en stuur de eerste foto.',
  createFirst: 'Je familiegroep maken',

  delete: 'De groep verwijderen',
  deleteText: (group) =>
    `Niemand ziet de groep ${group} nog, en de schermen gaan op zwart. Je kunt de groep 30 dagen lang terughalen.`,
  deleteMore: 'Groep verwijderen…',
  doDelete: 'Groep verwijderen',
  keepIt: 'Behouden',
  askDelete: (group) => `${group} verwijderen?`,
  deleteMeans:
    'Niemand in de familie ziet de groep nog, en de schermen gaan op zwart. Je kunt de groep 30 dagen lang terughalen; daarna is alles erin weg.',
  typeName: (group) => `Typ ‘${group}’ om het zeker te weten`,
  deleted: {
    title: 'Familiegroep verwijderd',
    description: 'Je kunt de groep 30 dagen lang terughalen in Instellingen.',
  },
  deletedGroups: 'Verwijderde groepen',
  deletedUntil: (date) => `Verwijderd. Terug te halen tot: ${date}.`,
  bringBack: 'Terughalen',
  isBack: { title: 'De familiegroep is terug', description: 'Alles is zoals het was.' },
  yourData: 'Jullie gegevens',
  exportText:
    'Eén ZIP-bestand met de originele foto’s, alles wat is geschreven en geantwoord, en een pagina om het zonder Sunporch te bekijken. Wat is verwijderd, zit er niet in, alleen de titel in de lijst van alles wat er gebeurde.',
  download: 'Alles downloaden',

  zone: {
    title: 'Wat moet bij geplande zendingen gelijk blijven?',
    legend: 'Wat bij geplande zendingen gelijk blijft',
    planned: ({ count, from, to }) =>
      count === 1
        ? `Er is er één gepland volgens de klok in ${from}. Vanaf nu telt de klok in ${to}.`
        : `Er zijn er ${count} gepland volgens de klok in ${from}. Vanaf nu telt de klok in ${to}.`,
    hour: 'Hun tijdstip',
    hourMeans: ({ title, hour, to }) => `${title} blijft om ${hour}, volgens de klok in ${to}.`,
    moment: 'Hun moment',
    momentMeans: ({ title, there, hour, from }) =>
      `${title} komt daar om ${there}, hetzelfde moment als ${hour} in ${from}.`,
    back: 'Terug',
  },

  current: 'Deze groep',
  facts: { name: 'Groep', role: 'Jouw rol' },
  changePhone: 'Telefoonnummer wijzigen',
  addPhone: 'Telefoonnummer toevoegen',
  phoneOf: (name) => (name ? `Telefoonnummer van ${name}` : 'Telefoonnummer van je dierbare'),
  phone: 'Telefoon',
  phoneHint: 'De hele familie ziet het. Wie ‘Ik bel’ zegt, kan meteen bellen.',
  phoneSaved: { title: 'Opgeslagen', description: 'Je familie kan het nu bellen.' },
  helpPhone: 'Nummer om te bellen',
  helpPhoneHint:
    'Iemand die opneemt: iemand van jullie, uit de buurt, de verpleging. Een leeg veld haalt het weg.',
  sending: 'Automatisch sturen en meldingen',
  autoSend: 'Automatisch sturen',
  autoSendText: 'Geplande zendingen gaan vanzelf weg. Uit: ze wachten tot iemand ze stuurt.',
  reminder: 'Dagelijkse herinnering aan een foto',
  reminderText:
    'Een herinnering om 17.00 uur, waar je dierbare woont, op dagen zonder gestuurde of geplande foto.',
  activity: 'Meldingen over activiteit',
  activityText:
    'Je hoort wat anderen in de familie doen. Uit: alleen belverzoeken, antwoorden, de herinnering en wat misging.',
  activityTextInMemory: 'Je hoort wat anderen in de familie doen.',

  memory: {
    title: 'Als herinnering',
    since: ({ name, date }) =>
      `Ter herinnering aan ${name ?? 'je dierbare'}, sinds: ${date}. De foto’s en woorden zijn er allemaal, en de familie kan blijven toevoegen. Er wordt niets gestuurd, gepland of gevraagd.`,
    takeBack: 'Terugdraaien',
    offer: (name) =>
      `Als ${name ?? 'je dierbare'} is overleden, kan de groep als herinnering worden bewaard. Alle foto’s en woorden blijven, en niemand wordt nog aan iets herinnerd of om iets gevraagd.`,
    keepMore: 'Als herinnering bewaren…',
    keep: 'Bewaren',
    ask: (name) => `De groep bewaren ter herinnering aan ${name ?? 'je dierbare'}?`,
    stays:
      'Alle foto’s, berichtjes en antwoorden blijven, en de familie kan ze bekijken, meer delen en elkaar schrijven.',
    rests:
      'Er wordt niets meer naar het scherm gestuurd. Geplande zendingen rusten, en er zijn geen herinneringen, geen belverzoeken, geen teken van leven en geen meldingen over het scherm. Het scherm toont de foto’s en vraagt niets.',
    canTakeBack: 'Je kunt dit altijd terugdraaien: dan gaat alles verder zoals eerst.',
    of: (name) => `Ter herinnering aan ${name ?? 'je dierbare'}`,
    note: 'De foto’s en woorden zijn er allemaal. Jullie kunnen ze bekijken, meer delen en elkaar schrijven. Er wordt niets meer gestuurd of gevraagd.',
  },
}
