import type { PushWords } from './en.ts'

export const words: PushWords = {
  title: {
    phone: 'Notifications sur ce téléphone',
    tablet: 'Notifications sur cette tablette',
    computer: 'Notifications sur cet ordinateur',
  },
  choose: 'Choisir ce qui t’arrive, et quand',
  insecure: (host) =>
    `Les notifications ont besoin d’une adresse qui commence par [https](strong). Celle-ci, ${host}, ne le fait pas. Demande à la personne qui gère ce Sunporch de le configurer\u00a0: son guide dit comment. D’ici là, tu vois ce qui est nouveau en ouvrant Sunporch.`,
  oldIos: {
    phone:
      'Les notifications ont besoin d’iOS 16.4 ou plus récent, et ce téléphone en a un plus ancien. Tu peux le mettre à jour dans ses Réglages, sous Général, Mise à jour logicielle.',
    tablet:
      'Les notifications ont besoin d’iOS 16.4 ou plus récent, et cette tablette en a un plus ancien. Tu peux la mettre à jour dans ses Réglages, sous Général, Mise à jour logicielle.',
    computer:
      'Les notifications ont besoin d’iOS 16.4 ou plus récent, et cet ordinateur en a un plus ancien. Tu peux le mettre à jour dans ses Réglages, sous Général, Mise à jour logicielle.',
  },
  impossible:
    'Ce navigateur ne peut pas montrer de notifications. Chrome, Edge, Firefox et Safari le peuvent, mais pas dans une fenêtre privée.',
  denied: 'Ce navigateur a reçu la consigne de ne pas montrer de notifications de Sunporch.',
  thenComeBack: 'Reviens ensuite ici\u00a0: le bouton pour les activer est là dès qu’il peut marcher.',
  reaches: 'Un appel, un cœur ou un mot t’arrive même quand Sunporch est fermé.',
  reachesInMemory: 'Ce que la famille partage t’arrive même quand Sunporch est fermé.',
  isOn: (browser) => `Activées\u00a0: ${browser}`,
  test: 'M’envoyer un test',
  switchOff: 'Désactiver',
  tested:
    'Envoyé. Rien à voir après un moment\u00a0? Alors c’est l’appareil qui retient les notifications\u00a0: cherche «\u00a0Ne pas déranger\u00a0» ou «\u00a0Concentration\u00a0», et s’il permet les notifications de ce navigateur.',
  installText:
    'Une fois installé, Sunporch a son icône et sa fenêtre, et d’autres applications peuvent y partager des photos.',
  install: 'Installer Sunporch',
  others: 'Aussi sur',
  lastNotice: (ago) => `Dernière notification\u00a0: ${ago}`,
  switchedOn: (ago) => `Activées\u00a0: ${ago}`,
  remove: 'Retirer',
  removeThis: (browser) => `Retirer\u00a0: ${browser}`,
  isOff: { title: 'Désactivées', description: 'Ce navigateur ne montre plus de notifications.' },
  removed: { title: 'Retiré', description: 'Cet autre navigateur ne montre plus de notifications.' },

  show: {
    phone: 'Montrer les notifications sur ce téléphone',
    tablet: 'Montrer les notifications sur cette tablette',
    computer: 'Montrer les notifications sur cet ordinateur',
  },
  tellMe: {
    phone: (name) => `Me prévenir sur ce téléphone quand ${name ?? 'quelqu’un'} demande un appel`,
    tablet: (name) => `Me prévenir sur cette tablette quand ${name ?? 'quelqu’un'} demande un appel`,
    computer: (name) => `Me prévenir sur cet ordinateur quand ${name ?? 'quelqu’un'} demande un appel`,
  },
  wasDenied: 'Ce navigateur a reçu la consigne de ne pas montrer de notifications.',
  nothingChosen: 'Rien n’a été choisi. Appuie encore sur le bouton et choisis «\u00a0Autoriser\u00a0».',
  noApp:
    'Ce navigateur n’a pas accepté l’application. Son stockage est-il plein, ou est-ce une fenêtre privée\u00a0?',
  noServer: 'Impossible de joindre le serveur. Appuie encore sur le bouton.',
  noPushService:
    'Ce navigateur n’a pas pu joindre le service push de son éditeur. La connexion marche-t-elle\u00a0? Dans Brave, «\u00a0Utiliser les services Google pour la messagerie push\u00a0» doit être activé.',
  notSwitchedOn:
    'Ce navigateur n’a pas pu activer les notifications. Essaie encore, ou avec un autre navigateur.',
  failed: 'Cela n’a pas marché. Essaie encore une fois.',

  allow: {
    ios: 'Ouvre les Réglages de l’iPhone ou de l’iPad, puis Notifications, puis Sunporch, et active Autoriser les notifications.',
    installedOnAndroid:
      'Garde le doigt sur l’icône de Sunporch sur l’écran d’accueil, choisis Infos sur l’appli, Notifications, et active-les.',
    firefoxOnAndroid: 'Appuie sur le cadenas à côté de l’adresse, puis Notifications, et choisis Autorisé.',
    firefox:
      'Appuie sur la bulle barrée à côté de l’adresse et retire «\u00a0Bloqué\u00a0». Ou appuie sur le cadenas et efface la permission.',
    chrome:
      'Appuie sur l’icône à gauche de l’adresse, puis Autorisations ou Paramètres du site, puis Notifications, et choisis Autoriser.',
    safari:
      'Ouvre les Réglages de Safari, puis Sites web, puis Notifications, et choisis Autoriser à côté de cette adresse.',
    other: 'Ouvre les réglages du navigateur pour ce site et autorise les notifications.',
  },

  homeScreen: (device) =>
    `Sur un ${device}, les notifications arrivent quand Sunporch est sur l’écran d’accueil. Cela prend une minute\u00a0:`,
  steps: {
    share: 'Appuie sur [icône](share) [Partager](strong) dans la barre de Safari.',
    add: 'Choisis [icône](add) [Sur l’écran d’accueil](strong), puis [Ajouter](strong).',
    open: 'Ouvre Sunporch depuis l’écran d’accueil, connecte-toi et reviens dans [Réglages](strong), Notifications.',
  },
  needsIos: 'Il faut iOS 16.4 ou plus récent\u00a0: Réglages, Général, Informations dit lequel c’est.',

  hint: {
    lost: {
      phone: 'Les notifications n’arrivent plus sur ce téléphone',
      tablet: 'Les notifications n’arrivent plus sur cette tablette',
      computer: 'Les notifications n’arrivent plus sur cet ordinateur',
    },
    lostText: 'Ce navigateur a été retiré de ta liste, ou son service push l’a abandonné.',
    title: (name) =>
      name ? `Savoir tout de suite quand ${name} répond` : 'Savoir tout de suite quand ton proche répond',
    text: 'Un cœur, un mot ou un appel peut t’arriver même quand Sunporch est fermé.',
    how: {
      phone: 'Montre-moi comment sur ce téléphone',
      tablet: 'Montre-moi comment sur cette tablette',
      computer: 'Montre-moi comment sur cet ordinateur',
    },
    notNow: 'Pas maintenant',
  },
}
