import type { IdentityWords } from './en.ts'

export const words: IdentityWords = {
  language: 'Langue',
  languageHint: 'Pour les pages, et pour les e-mails et notifications qui t’arrivent.',
  save: 'Enregistrer',
  saving: 'Enregistrement…',
  remove: 'Retirer',

  accountSettings: 'Ton compte',
  nameAndPicture: 'Nom et photo',
  changeName: 'Modifier ton nom',
  firstName: 'Prénom',
  lastName: 'Nom',
  facts: { firstName: 'Prénom', lastName: 'Nom', email: 'Adresse e-mail', userId: 'Numéro de compte' },
  isHere:
    'Ton compte est sur ce serveur. Tu te connectes avec ton adresse e-mail et ton mot de passe. Tu peux modifier ton nom, ta photo et ton adresse sous «\u00a0Toi\u00a0».',
  isElsewhere:
    'Ton profil est géré par un autre service de connexion. Pour le modifier, contacte l’assistance.',
  signOutHere: 'Se déconnecter',
  faceIsSent: 'Ton proche voit ton visage à côté de ce que tu envoies.',
  faceIsShared: 'La famille voit ton visage à côté de ce que tu partages.',
  yourPicture: 'Ta photo',
  choosePicture: 'Choisir une photo',
  anotherPicture: 'Autre photo',
  removePicture: 'Retirer la photo',
  pictureFailed: 'La photo n’est pas arrivée. Essaie encore une fois.',
  nameSaved: { title: 'Enregistré', description: 'Ta famille voit ton nouveau nom.' },
  pictureSaved: { title: 'Enregistré', description: 'Ta famille voit maintenant ta photo.' },
  pictureRemoved: { title: 'Photo retirée', description: 'Tes initiales prennent sa place.' },
  phoneTitle: 'Ton numéro de téléphone',
  phone: 'Téléphone',
  phoneHint: 'Ta famille le voit à côté de ton nom et peut t’appeler. Tu peux le laisser vide.',
  phoneExample: 'p. ex. +33 1 23 45 67 89',
  phoneSaved: { title: 'Enregistré', description: 'Ta famille le voit à côté de ton nom.' },
  addressLost:
    'Ton adresse n’a jamais été confirmée et appartient peut-être à quelqu’un d’autre. Nous n’y envoyons donc aucun e-mail. Tu te connectes toujours avec elle et ton mot de passe. Saisis une adresse que tu lis, et ouvre le lien que nous t’envoyons. D’ici là, «\u00a0Mot de passe oublié\u00a0» ne peut pas t’aider\u00a0: garde bien ton mot de passe.',
  addressUnconfirmed:
    'Pas encore confirmée\u00a0: appuie sur «\u00a0Envoyer\u00a0», puis ouvre le lien de l’e-mail. D’ici là, aucune notification n’y arrive.',
  changeAddress: 'Changer d’adresse',
  email: 'Adresse e-mail',
  emailHint: 'Elle te sert à te connecter.',
  lookAtMails: 'Regarde tes e-mails',
  mailSent: ({ to, until }) =>
    `Un e-mail à ${to} est en route. Tant que tu n’ouvres pas son lien, tu te connectes avec ${until ?? 'ton adresse actuelle'}. Le lien est valable 24 heures.`,
  done: 'Terminé',
  addressChanged: { title: 'Adresse changée', description: 'Tu te connectes maintenant avec la nouvelle.' },

  sessions: 'Navigateurs connectés',
  aBrowser: 'Un navigateur',
  browserOn: ({ browser, system }) => `${browser} sur ${system}`,
  thisBrowser: 'Ce navigateur',
  lastUsed: (ago) => `Dernière utilisation\u00a0: ${ago}`,
  byPasskey: 'avec une clé d’accès',
  signOut: 'Déconnecter',
  signOutThere: (browser) => `Déconnecter\u00a0: ${browser}`,
  signedOut: { title: 'Déconnecté', description: 'Ce navigateur est déconnecté.' },
  changePassword: 'Changer le mot de passe',
  changing: 'Changement…',
  passwordMeans:
    'Les autres navigateurs sont déconnectés, et tes jetons pour d’autres programmes prennent fin. Tout ce qui permet d’entrer prend fin aussi, sauf si tu le gardes.',
  currentPassword: 'Mot de passe actuel',
  newPassword: 'Nouveau mot de passe',
  passwordHint: (length) => `Au moins ${length} caractères.`,
  passwordChanged: {
    title: 'Mot de passe changé',
    description: 'Tous les autres navigateurs sont déconnectés.',
  },
  keepKeys: 'Garder ce que j’ai relié',
  keepKeysHint:
    'Les clés d’accès, les clés d’envoi, l’adresse du calendrier, les liens et les invitations en attente restent valables. Laisse vide si quelqu’un d’autre était peut-être dans ton compte.',
  signOutEverywhere: 'Se déconnecter partout',
  askSignOutEverywhere: 'Se déconnecter partout\u00a0?',
  everywhereMeans:
    'Tous les navigateurs sont déconnectés, celui-ci aussi. Les clés prennent fin également, pour que personne ne revienne avec l’une d’elles. Les écrans de la chambre restent reliés.',
  everywhereMeansKept:
    'Tous les navigateurs sont déconnectés, celui-ci aussi. Les écrans de la chambre restent reliés.',
  signingOut: 'Déconnexion…',
  passwordUnknown:
    'Tu ne le connais pas\u00a0? Coche la case\u00a0: tous les navigateurs sont alors déconnectés aussitôt, et rien d’autre ne prend fin.',

  yourPassword: 'Ton mot de passe',
  whyAsked: 'Ta connexion date un peu, alors nous demandons si c’est bien toi.',
  usePasskey: 'Utiliser plutôt une clé d’accès',
  noPasskeyUsed: 'Aucune clé d’accès n’a servi. Essaie encore, ou saisis ton mot de passe.',

  passkeys: 'Clés d’accès',
  passkeysMean:
    'Avec une clé d’accès, tu te connectes par empreinte, visage ou code PIN d’un appareil, sans mot de passe.',
  addPasskey: 'Ajouter une clé d’accès',
  passkeyAdded: (date) => `Ajoutée\u00a0: ${date}`,
  passkeyUsed: (ago) => `dernière utilisation\u00a0: ${ago}`,
  passkeyUnused: 'pas encore utilisée',
  renameThis: (name) => `Renommer\u00a0: ${name}`,
  removeThis: (name) => `Retirer\u00a0: ${name}`,
  needHttps: 'Les nouvelles ont besoin de HTTPS\u00a0: demande à la personne qui gère ce serveur.',
  addAt: (origin) => `Tu peux en ajouter et les utiliser sur ${origin}.`,
  browserHasNone: 'Ce navigateur n’a pas de clés d’accès.',
  addPasskeyMeans:
    'Cet appareil, ton téléphone ou une clé de sécurité te connecte alors par empreinte, visage ou code PIN. Ton mot de passe marche toujours.',
  doAddPasskey: 'Ajouter la clé',
  passkeyName: 'Nom',
  passkeyNameHint: 'Pour la reconnaître dans la liste.',
  renamePasskey: 'Renommer la clé d’accès',
  askRemove: (name) => `Retirer «\u00a0${name}\u00a0»\u00a0?`,
  removePasskeyMeans:
    'Plus personne ne peut se connecter avec elle, et les autres navigateurs qui l’ont utilisée sont déconnectés. Ton mot de passe marche toujours. L’appareil la propose peut-être encore\u00a0: supprime-la aussi là-bas.',
  removing: 'Suppression…',
  passkeyIsHere: 'Cet appareil a déjà une clé d’accès pour ton compte.',
  passkeyNotMade: 'Aucune clé d’accès n’a été créée. Tu peux essayer encore.',
  passkeyImpossible: 'Cet appareil ne peut pas créer de clé d’accès. Essaie avec un autre.',
  passkeyIsAdded: { title: 'Clé d’accès ajoutée', description: 'Tu peux maintenant te connecter avec elle.' },
  passkeyRenamed: { title: 'Enregistré', description: 'La clé d’accès a son nouveau nom.' },
  passkeyRemoved: {
    title: 'Clé d’accès retirée',
    description: 'Plus personne ne peut se connecter avec elle.',
  },

  otherPerson: {
    title: 'Quelqu’un d’autre s’est connecté',
    text: 'C’était dans un autre onglet de ce navigateur. Ce que tu fais ici se ferait en son nom, alors cette page s’est arrêtée.',
    reload: 'Recharger la page',
  },
}
