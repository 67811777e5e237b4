import type { Messages } from './en.ts'

const roles = {
  primary_caretaker: 'responsabilité principale',
  caretaker: 'responsable',
  member: 'membre de la famille',
}

export const messages: Messages = {
  hello: (name) => (name ? `Bonjour ${name},` : 'Bonjour,'),
  openSunporch: 'Ouvrir Sunporch',

  invitation: {
    subject: (inviter, family) => `${inviter} t’invite sur Sunporch\u00a0: ${family}`,
    title: (inviter) => `${inviter} t’invite à participer`,
    text: (inviter, family, role) =>
      `${inviter} t’invite dans le groupe «\u00a0${family}\u00a0». Ton rôle\u00a0: ${roles[role]}.`,
    about:
      'Sur Sunporch, une famille partage des photos, des recommandations et une liste de courses avec un proche.',
    lasts: 'Le lien fonctionne pendant sept jours.',
    button: 'Rejoindre la famille',
    note: 'Si tu ne sais pas de quoi il s’agit, tu n’as rien à faire.',
  },

  confirm: {
    subject: 'Confirme ton adresse e-mail pour Sunporch',
    title: 'Est-ce ton adresse e-mail\u00a0?',
    text: 'Quelqu’un a indiqué cette adresse pour son compte Sunporch. Si c’est toi, ouvre ce lien dans les 24 heures. Les nouvelles de ta famille n’arrivent ici qu’ensuite.',
    button: 'Oui, c’est mon adresse',
    note: 'Si ce n’est pas toi, tu n’as rien à faire.',
  },

  addressChanged: {
    subject: 'Ton adresse e-mail pour Sunporch a changé',
    title: 'Ton adresse e-mail a changé',
    byPerson:
      'Ton compte Sunporch a maintenant une autre adresse e-mail\u00a0: quelqu’un l’a demandé avec ton mot de passe. Tu te connectes avec la nouvelle adresse, et les e-mails y arrivent.',
    byOperator:
      'Ton compte Sunporch a maintenant une autre adresse e-mail\u00a0: la personne qui gère ton Sunporch l’a mise, à la demande de quelqu’un. Tu te connectes avec la nouvelle adresse, et les e-mails y arrivent.',
    note: 'Si ce n’était pas toi, préviens tout de suite la personne qui gère ton Sunporch.',
  },

  reset: {
    subject: 'Choisis un nouveau mot de passe pour Sunporch',
    title: 'Choisis un nouveau mot de passe',
    text: 'Pour choisir un nouveau mot de passe pour Sunporch, ouvre ce lien dans l’heure.',
    button: 'Choisir un nouveau mot de passe',
    note: 'Si tu ne l’as pas demandé, tu n’as rien à faire. Ton mot de passe reste le même.',
  },

  passkey: {
    added: {
      title: 'Une clé d’accès a été ajoutée à ton compte',
      text: 'Une clé d’accès a été ajoutée à ton compte Sunporch. L’appareil qui l’a se connecte sans ton mot de passe.',
    },
    removed: {
      title: 'Une clé d’accès a été retirée de ton compte',
      text: 'Une clé d’accès a été retirée de ton compte Sunporch. Plus personne ne peut se connecter avec elle.',
    },
    button: 'Voir mes clés d’accès',
    note: 'Si c’était toi, tu n’as rien à faire. Sinon, connecte-toi et reprends ton compte dans les réglages\u00a0: cela met fin à toutes les clés d’accès et déconnecte tous les autres. Choisis ensuite un nouveau mot de passe.',
  },

  account: {
    reset: {
      title: 'Tu as un nouveau mot de passe',
      text: 'Un nouveau mot de passe a été choisi pour ton compte Sunporch, avec un lien. L’ancien ne fonctionne plus, et tous les autres ont été déconnectés.',
    },
    password: {
      title: 'Ton mot de passe a changé',
      text: 'Le mot de passe de ton compte Sunporch a été changé dans les réglages, par quelqu’un qui connaissait l’ancien. Tous les autres navigateurs ont été déconnectés, et les accès d’autres programmes ont pris fin. Les clés d’accès, les clés et les invitations ouvertes aussi, sauf si la case pour les garder était cochée.',
    },
    taken: {
      title: 'Tous les autres ont été déconnectés',
      text: 'Tu nous as dit que quelqu’un d’autre était dans ton compte Sunporch. Tout le monde sauf toi a été déconnecté.',
    },
    signedOut: {
      title: 'Toutes tes sessions sont fermées',
      text: 'La déconnexion partout a été demandée dans ton compte Sunporch\u00a0: connecte-toi de nouveau sur chaque appareil.',
    },
    changeNow: {
      password:
        'Choisis maintenant un nouveau mot de passe\u00a0: d’ici là, quiconque connaît l’ancien peut revenir.',
      provider:
        'Change maintenant ton mot de passe auprès du service avec lequel tu te connectes\u00a0: d’ici là, quiconque le connaît peut revenir.',
    },
    ended:
      'Ce qui laisse des programmes et des appareils entrer dans ton compte a pris fin\u00a0: les clés d’accès, les clés avec lesquelles des téléphones envoient des photos, les accès d’autres programmes, l’adresse du calendrier, et les invitations que personne n’avait acceptées. Ce dont tu as besoin, tu peux le créer de nouveau.',
    lookThrough:
      'Les écrans, les programmes et les personnes arrivés en ton nom ces 30 derniers jours restent, et l’écran de la chambre aussi. Ils sont dans les réglages\u00a0: retire ce que tu ne connais pas.',
    ifNot: {
      password:
        'Ce n’était pas toi\u00a0? Alors demande tout de suite un nouveau mot de passe là où tu te connectes.',
      provider:
        'Ce n’était pas toi\u00a0? Alors change tout de suite ton mot de passe auprès du service avec lequel tu te connectes.',
    },
    ifNotReset: {
      password:
        'Ce n’était pas toi\u00a0? Alors quelqu’un d’autre lit peut-être tes e-mails\u00a0: change d’abord le mot de passe de ta messagerie. Demande ensuite tout de suite un nouveau mot de passe là où tu te connectes.',
      provider:
        'Ce n’était pas toi\u00a0? Alors quelqu’un d’autre lit peut-être tes e-mails\u00a0: change d’abord le mot de passe de ta messagerie. Change ensuite tout de suite ton mot de passe auprès du service avec lequel tu te connectes.',
    },
    button: 'Voir mon compte',
    signIn: 'Se connecter',
  },

  signOut: {
    title: 'Se déconnecter\u00a0?',
    question: 'Veux-tu te déconnecter de Sunporch\u00a0?',
    yes: 'Se déconnecter',
    no: 'Ne pas se déconnecter',
  },

  operator: {
    unnamed:
      'La personne qui gère ce serveur en est responsable. C’est le plus souvent quelqu’un de la famille\u00a0: demande à la personne dont vient ton invitation.',
    named: (operator) => `Ce serveur est géré par ${operator}, qui en est responsable.`,
  },

  someoneOfFamily: 'Quelqu’un de votre famille',
}
