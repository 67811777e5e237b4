import type { ScheduleWords } from './en.ts'

export const words: ScheduleWords = {
  patterns: { daily: 'Chaque jour', weekly: 'Chaque semaine', monthly: 'Chaque mois' },
  untitled: {
    photo: 'Une photo',
    content: 'Une recommandation',
    note: 'Un petit mot',
    voice: 'Un enregistrement vocal',
    clip: 'Une vidéo',
  },
  created: { title: 'C’est prévu', description: 'L’envoi est dans l’agenda.' },
  notCreated: 'La programmation n’a pas marché.',
  changed: { title: 'Enregistré', description: 'L’envoi prévu a été modifié.' },
  leftOut: 'Sauté',
  nextStays: 'Le prochain reste prévu.',
  notSent: 'Il ne sera pas envoyé.',
  cancelled: { title: 'Envoi annulé', description: 'Il ne sera pas envoyé.' },
  skipped: { title: 'Sauté une fois', description: 'L’envoi suivant reste prévu.' },
  sent: 'Envoyé',

  notAsPlanned: 'Pas envoyé comme prévu',
  byCaretaker: 'Une personne responsable peut l’envoyer maintenant.',
  open: 'Ouvrir',
  openIt: (title) => `Ouvrir l’agenda\u00a0: ${title}`,
  sendNow: 'Envoyer maintenant',
  sendItNow: (title) => `Envoyer maintenant\u00a0: ${title}`,
  cancelDelivery: 'Annuler l’envoi',
  cancelIt: (title) => `Annuler l’envoi\u00a0: ${title}`,
  leaveOut: 'Sauter',
  leaveItOut: (title) => `Sauter\u00a0: ${title}`,
}
