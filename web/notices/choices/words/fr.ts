import type { ChoicesWords } from './en.ts'

export const words: ChoicesWords = {
  title: 'Notifications',
  titleOf: (group) => `Notifications de ${group}`,
  text: 'Ce qui te parvient, et quand. Cela ne concerne que toi. Tu le retrouves aussi sous la cloche.',
  activityOff:
    'Tu n’apprends pas ce que font les autres dans la famille\u00a0: «\u00a0Notifications d’activité\u00a0» est désactivé. [Activer](settings)',
  paces: {
    now: 'Tout de suite',
    quiet: 'Après cinq minutes de calme',
    daily: 'Une fois par jour',
    calls: 'Seulement les appels et les signes de vie manquants',
    off: 'Rien',
  },
  onlyMust: 'Seulement ce que tu dois savoir',
  whenCalled: (name) => `Quand ${name ?? 'ton proche'} demande un appel`,
  callTurns: {
    first: 'Tout de suite',
    next: 'Si personne ne s’en occupe vite',
    off: 'Jamais',
  },
  everyPage: 'Chaque page de Sunporch le montre quand même.',
  asksForYou: (name) => `Quand ${name ?? 'ton proche'} te demande, toi, tu l’apprends tout de suite.`,
  push: 'Sur ton téléphone et ton ordinateur',
  pushText: 'Par un message, même quand Sunporch est fermé.',
  digestAt: 'Le résumé du jour arrive à',
  mail: 'Par e-mail',
  to: (address) => `À ${address}.`,
  toUnconfirmed: (address) =>
    `À ${address}, dès que tu l’as confirmée\u00a0: appuie sur «\u00a0Envoyer\u00a0» sous «\u00a0Ton compte\u00a0», puis ouvre le lien de l’e-mail.`,
  noMails: 'Ce serveur n’envoie pas d’e-mails. La personne qui le gère peut l’activer.',
  noAddress: 'Ton compte n’a pas d’adresse e-mail.',
  comeBack: ({ address, date }) =>
    `Les e-mails pour ${address} reviennent (depuis le ${date}), donc aucun n’est envoyé.`,
  mailsAgain: {
    title: 'Les e-mails reviennent',
    description: 'Le prochain part vers ton adresse.',
  },
  quiet: 'Heures calmes',
  quietText:
    'Rien n’arrive sur ton téléphone ni dans tes e-mails. Ce qui s’est passé entre-temps arrive à la fin.',
  from: 'De',
  until: 'À',
  throughQuiet: 'Les appels passent',
  throughQuietText: (name) =>
    `Si ${name ?? 'ton proche'} demande un appel, ou si un signe de vie manque, tu l’apprends aussi pendant ces heures.`,
  clock: (zone) => `Tes heures suivent l’horloge de ${zone}.`,
  clockHere: (zone) => `Prendre l’horloge d’ici\u00a0: ${zone}`,
  who: 'Qui apprend quoi',
  notOwn: 'Ce que tu fais toi-même ne t’est pas signalé.',
  hears: {
    everybody: 'Toute la famille',
    sender: 'Qui l’a envoyé',
    author_and_caretakers: 'Qui l’a prévu ou envoyé, et les responsables',
    caretakers: 'Les responsables',
    person_and_caretakers: 'La personne concernée, et les responsables',
    person_and_primary: 'La personne concernée, et la responsabilité principale',
    listed: 'Les personnes de sa liste, l’une après l’autre',
  },
  when: {
    urgent: 'Tout de suite',
    soon: 'Tout de suite, ou avec le résumé si tu en as choisi un',
    chosen: 'Comme tu l’as choisi',
    always: 'Tout de suite et par tous les moyens, quoi que tu aies choisi',
  },
  topics: {
    calls: {
      label: 'Appels',
      text: 'Ton proche demande un appel, et qui s’en occupe.',
    },
    life: {
      label: 'Signe de vie',
      text: 'Ton proche n’a donné aucun signe avant l’heure fixée.',
    },
    answers: {
      label: 'Réponses',
      text: 'Un cœur, un merci ou un mot pour ce qui a été envoyé.',
    },
    trouble: {
      label: 'Envois qui ne sont pas arrivés',
      text: 'Un envoi a échoué, a été manqué ou attend «\u00a0Envoyer maintenant\u00a0».',
    },
    silence: {
      label: 'Écrans silencieux',
      text: 'Un écran est absent depuis un jour, ou de retour.',
    },
    pause: {
      label: 'Pauses',
      text: 'Quelqu’un dans la chambre a mis l’écran en pause jusqu’à demain.',
    },
    question: {
      label: 'L’écran est-il toujours le bienvenu\u00a0?',
      text: 'Deux fois par an\u00a0: demande à ton proche si l’écran lui plaît toujours.',
    },
    reminder: {
      label: 'Rappel photo',
      text: 'Aucune photo envoyée aujourd’hui. Seulement là où c’est activé.',
    },
    members: {
      label: 'Qui fait partie de la famille',
      text: 'Quelqu’un est arrivé ou parti.',
    },
    roles: {
      label: 'Rôles',
      text: 'Un rôle a changé, une relève est désignée, ou la responsabilité principale change de mains.',
    },
    take_over: {
      label: 'Relève',
      text: 'La relève demande à prendre la responsabilité principale en cas d’absence, et la suite.',
    },
    accounts: {
      label: 'Comptes repris',
      text: 'Quelqu’un a fermé son compte aux autres.',
    },
    photos: {
      label: 'Photos',
      text: 'Quelqu’un a ajouté ou envoyé des photos.',
    },
    content: {
      label: 'Recommandations',
      text: 'Quelqu’un a ajouté ou envoyé une recommandation.',
    },
    notes: {
      label: 'Petits mots et enregistrements vocaux',
      text: 'Quelqu’un a envoyé un mot ou un enregistrement vocal à ton proche.',
    },
    schedule: {
      label: 'Agenda',
      text: 'Quelqu’un a prévu, changé ou annulé un envoi.',
    },
    visits: {
      label: 'Visites',
      text: 'Quelqu’un a prévu, changé ou annulé une visite.',
    },
    shopping: {
      label: 'Courses',
      text: 'Quelqu’un a complété la liste ou l’a envoyée à Amazon.',
    },
    devices: {
      label: 'Écrans',
      text: 'Un écran a été relié ou retiré.',
    },
  },
  textsInMemory: {
    photos: 'Quelqu’un a ajouté des photos.',
    content: 'Quelqu’un a ajouté une recommandation.',
  },
}
