import type { RoleWords } from './en.ts'

export const words: RoleWords = {
  title: 'Rechten van de rollen',
  allOf: (role) => `Alle rechten: ${role}`,
  own: (action) => `${action} (alleen van zichzelf)`,
  inShort: {
    primary_caretaker:
      'Mag alles: mensen uitnodigen en beheren en de instellingen van de groep wijzigen. Niemand kan deze rol verwijderen of wijzigen.',
    caretaker:
      'Foto’s en aanbevelingen sturen, boodschappenlijsten beheren, mensen uitnodigen, zendingen plannen.',
    member: 'Foto’s sturen, op boodschappenlijsten schrijven, aanbevelingen bekijken, een beetje beheren.',
  },
  inShortInMemory: {
    caretaker: 'Foto’s delen, berichtjes schrijven, de aanbevelingen beheren, mensen uitnodigen.',
    member: 'Foto’s delen, berichtjes schrijven, een beetje beheren.',
  },
  actions: {
    'group:read': 'Alles zien wat de familie deelt',
    'photos:add': 'Foto’s toevoegen',
    'photos:send': 'Foto’s naar het scherm sturen',
    'photos:change': 'Bijschriften wijzigen en foto’s verwijderen',
    'people:tag': 'Zeggen wie op een foto staat, en mensen toevoegen',
    'people:manage': 'Mensen wijzigen en verwijderen, en zeggen wie iemand voor de dierbare is',
    'deliveries:take-back': 'Terugnemen wat is verstuurd',
    'test-message:send': 'Een testbericht sturen',
    'calls:take': 'Een belverzoek van de dierbare oppakken',
    'life:take': 'Naar de dierbare omkijken als er geen teken van leven is',
    'life:away': 'Zeggen op welke dagen de dierbare weg is',
    'life:manage': 'Het dagelijkse teken van leven aan- en uitzetten, en kiezen wie bericht krijgt',
    'room:manage': 'Taal en geluiden van de kamer kiezen, de schermen pauzeren en hervatten',
    'content:manage': 'Aanbevelingen toevoegen, wijzigen, sturen en verwijderen',
    'notes:write': 'Berichtjes schrijven en sturen',
    'notes:change': 'Berichtjes wijzigen en verwijderen',
    'visits:add': 'Bezoeken plannen',
    'visits:manage': 'Bezoeken wijzigen en verwijderen',
    'calendars:manage': 'Agenda’s binnenhalen en verwijderen',
    'schedule:manage': 'Zendingen plannen en wijzigen',
    'schedule:cancel': 'Geplande zendingen annuleren',
    'shopping:add': 'Op de boodschappenlijst schrijven en afvinken',
    'shopping:change': 'Boodschappen wijzigen en verwijderen',
    'shopping:send': 'De lijst naar Amazon sturen',
    'members:invite': 'Familieleden uitnodigen',
    'invitations:change': 'Uitnodigingen intrekken en opnieuw sturen',
    'members:manage': 'Rollen wijzigen, toegang uitzetten en leden verwijderen',
    'devices:manage': 'Apparaten verbinden, hernoemen en verwijderen',
    'settings:change':
      'Automatisch sturen en de fotoherinnering aan- en uitzetten, de Amazon-winkel kiezen, het telefoonnummer van de dierbare bewaren',
    'group:manage': 'De groep wijzigen, downloaden en verwijderen',
  },
  actionsInMemory: {
    'people:manage': 'Mensen wijzigen en verwijderen',
    'room:manage': 'De taal van de schermen kiezen',
    'content:manage': 'Aanbevelingen toevoegen, wijzigen en verwijderen',
    'notes:write': 'Berichtjes schrijven',
    'devices:manage': 'Apparaten hernoemen en verwijderen',
    'settings:change': 'De Amazon-winkel kiezen',
  },
}
