import type { RoleWords } from './en.ts'

export const words: RoleWords = {
  title: 'Droits des rôles',
  allOf: (role) => `Tous les droits\u00a0: ${role}`,
  own: (action) => `${action} (seulement les siens)`,
  inShort: {
    primary_caretaker:
      'A tous les droits\u00a0: inviter et gérer les membres, changer les réglages du groupe. Personne ne peut retirer ni modifier ce rôle.',
    caretaker:
      'Envoyer des photos et des recommandations, gérer les listes de courses, inviter, programmer des envois.',
    member: 'Envoyer des photos, compléter les listes de courses, voir les recommandations, gérer un peu.',
  },
  inShortInMemory: {
    caretaker: 'Partager des photos, écrire des mots, gérer les recommandations, inviter.',
    member: 'Partager des photos, écrire des mots, gérer un peu.',
  },
  actions: {
    'group:read': 'Voir tout ce que la famille partage',
    'photos:add': 'Ajouter des photos',
    'photos:send': 'Envoyer des photos sur l’écran',
    'photos:change': 'Modifier les légendes et supprimer des photos',
    'people:tag': 'Dire qui est sur une photo, et ajouter des personnes',
    'people:manage': 'Modifier et retirer des personnes, et dire qui est chaque personne pour le proche',
    'deliveries:take-back': 'Retirer ce qui a été envoyé',
    'test-message:send': 'Envoyer un message de test',
    'calls:take': 'S’occuper d’un appel que le proche demande',
    'life:take': 'Aller voir quand il n’y a pas de signe de vie',
    'life:away': 'Dire quels jours le proche est absent',
    'life:manage': 'Activer ou non le signe de vie quotidien, et choisir qui est prévenu',
    'room:manage': 'Choisir la langue et les sons de la chambre, mettre ses écrans en pause',
    'content:manage': 'Ajouter, modifier, envoyer et supprimer des recommandations',
    'notes:write': 'Écrire et envoyer des mots',
    'notes:change': 'Modifier et supprimer des mots',
    'visits:add': 'Prévoir des visites',
    'visits:manage': 'Modifier et supprimer des visites',
    'calendars:manage': 'Ajouter des calendriers et les retirer',
    'schedule:manage': 'Programmer et modifier des envois',
    'schedule:cancel': 'Annuler des envois prévus',
    'shopping:add': 'Compléter la liste de courses et cocher',
    'shopping:change': 'Modifier et supprimer des articles',
    'shopping:send': 'Envoyer la liste à Amazon',
    'members:invite': 'Inviter des membres de la famille',
    'invitations:change': 'Annuler et renvoyer des invitations',
    'members:manage': 'Changer les rôles, désactiver des accès et retirer des membres',
    'devices:manage': 'Relier, renommer et retirer des appareils',
    'settings:change':
      'Activer l’envoi automatique et le rappel photo, choisir la boutique Amazon, garder le numéro de téléphone du proche',
    'group:manage': 'Modifier, télécharger et supprimer le groupe',
  },
  actionsInMemory: {
    'people:manage': 'Modifier et retirer des personnes',
    'room:manage': 'Choisir la langue des écrans',
    'content:manage': 'Ajouter, modifier et supprimer des recommandations',
    'notes:write': 'Écrire des mots',
    'devices:manage': 'Renommer et retirer des appareils',
    'settings:change': 'Choisir la boutique Amazon',
  },
}
