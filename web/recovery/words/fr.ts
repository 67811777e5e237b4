import type { RecoveryWords } from './en.ts'

export const words: RecoveryWords = {
  title: 'Si quelqu’un d’autre était dans ton compte',
  lookThrough: 'Regarde ceci, s’il te plaît',
  means:
    'Un mot de passe que quelqu’un connaît, un téléphone perdu, un navigateur resté ouvert\u00a0: un seul geste déconnecte tous les autres, met fin aux clés qu’ils ont pu garder et montre ce qui est venu en ton nom.',
  wasTaken: 'Quelqu’un était dans mon compte',
  ask: 'Quelqu’un était dans ton compte\u00a0?',
  askMeans:
    'Tous les autres sont déconnectés aussitôt, et tout ce qui leur permettrait de revenir prend fin, le tien aussi\u00a0: clés d’accès, clés d’envoi, accès d’autres programmes, adresse du calendrier, liens, codes, et les invitations et passages de relais que personne n’a acceptés. Tu peux les recréer. Les écrans de la chambre restent reliés. Les responsables de tes familles sont prévenus.',
  endAll: 'Mettre fin à tout',
  takenBack: { title: 'Les autres sont déconnectés', description: 'Lis ce qu’il faut faire maintenant.' },

  signedOutOn: ({ date, ended }) =>
    ended
      ? `Tous les autres ont été déconnectés\u00a0: ${date}. Ceci a aussi pris fin\u00a0: ${ended}. Ce dont tu as besoin, tu peux le recréer.`
      : `Tous les autres ont été déconnectés\u00a0: ${date}.`,
  newPassword:
    'As-tu choisi un nouveau mot de passe depuis\u00a0? Sinon, fais-le maintenant, sous «\u00a0Navigateurs connectés\u00a0»\u00a0: d’ici là, quiconque connaît l’ancien peut revenir.',
  goesOn:
    'Ceci est venu en ton nom dans les 30 jours précédents, et continue. Mets fin à ce que tu ne connais pas.',
  nothingCame:
    'Aucun écran, programme, calendrier ni personne n’est venu en ton nom dans les 30 jours précédents.',
  kinds: {
    screens: 'Écrans que tu as reliés',
    webhooks: 'Programmes prévenus de ce qui se passe',
    calendars: 'Calendriers apportés par une adresse',
    people: 'Personnes venues par ton invitation',
    successors: 'Relèves que tu as désignées',
  },
  since: {
    screens: (date) => `Relié\u00a0: ${date}`,
    webhooks: (date) => `Ajouté\u00a0: ${date}`,
    calendars: (date) => `Ajouté\u00a0: ${date}`,
    people: (date) => `Depuis\u00a0: ${date}`,
    successors: (date) => `Depuis\u00a0: ${date}`,
  },
  ends: {
    screens: 'Déconnecter',
    webhooks: 'Retirer',
    calendars: 'Retirer',
    people: 'Exclure',
    successors: 'Annuler',
  },
  endThis: ({ end, name }) => `${end}\u00a0: ${name}`,
  isUnsure:
    'Probablement\u00a0: quelqu’un d’autre est arrivé à la même seconde, c’était peut-être cette personne.',
  handedOver: ({ name, group, date }) =>
    `${name} a la responsabilité principale de ${group}, à la demande de ton compte. Depuis\u00a0: ${date}.`,
  handBack: (name) =>
    `Si ce n’était pas toi, parle à ${name} et demande que la responsabilité principale te soit rendue sur la page Famille. Si tu ne connais pas cette personne, préviens aussitôt celle qui gère ce serveur.`,
  finished: 'J’ai tout regardé',
}
