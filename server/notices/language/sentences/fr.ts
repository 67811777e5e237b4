import type { Sentences } from './en.ts'

const asksForCall: Sentences['call_requested'] = {
  one: ({ actor, you }) => (you ? `${actor} te demande de l’appeler` : `${actor} demande un appel`),
}
const says: Sentences['answer_note'] = {
  one: ({ actor, quoted }) => (quoted ? `${actor} dit\u00a0: ${quoted}` : `${actor} a envoyé un mot`),
}
const takesPlace: Sentences['visit_unskipped'] = {
  one: ({ actor, quoted }) =>
    quoted ? `${actor} dit que c’est maintenu\u00a0: ${quoted}` : `${actor} dit qu’une visite est maintenue`,
}

export const sentences: Sentences = {
  photo_uploaded: {
    one: ({ actor, quoted }) =>
      quoted ? `${actor} a ajouté la photo ${quoted}` : `${actor} a ajouté une photo`,
    many: ({ actor }, count) => `${actor} a ajouté ${count} photos`,
  },
  photo_sent_to_alexa: {
    one: ({ actor, quoted, lovedOne }) =>
      quoted
        ? `${actor} a envoyé à ${lovedOne} la photo ${quoted}`
        : `${actor} a envoyé à ${lovedOne} une photo`,
    many: ({ actor, lovedOne }, count) => `${actor} a envoyé à ${lovedOne} ${count} photos`,
  },
  content_added: {
    one: ({ actor, quoted }) =>
      quoted ? `${actor} a ajouté la recommandation ${quoted}` : `${actor} a ajouté une recommandation`,
    many: ({ actor }, count) => `${actor} a ajouté ${count} recommandations`,
  },
  content_sent_to_alexa: {
    one: ({ actor, quoted, lovedOne }) =>
      quoted
        ? `${actor} a recommandé ${quoted} à ${lovedOne}`
        : `${actor} a envoyé à ${lovedOne} une recommandation`,
    many: ({ actor, lovedOne }, count) => `${actor} a envoyé à ${lovedOne} ${count} recommandations`,
  },
  note_sent: {
    one: ({ actor, quoted, lovedOne }) =>
      quoted ? `${actor} a écrit à ${lovedOne}\u00a0: ${quoted}` : `${actor} a écrit à ${lovedOne}`,
    many: ({ actor, lovedOne }, count) => `${actor} a envoyé à ${lovedOne} ${count} petits mots`,
  },
  voice_sent: {
    one: ({ actor, quoted, lovedOne, seconds }) => {
      const length = seconds === null ? '' : `, ${seconds} ${seconds === 1 ? 'seconde' : 'secondes'}`
      return `${actor} a envoyé à ${lovedOne} un enregistrement vocal${length}${quoted ? `\u00a0: ${quoted}` : ''}`
    },
    many: ({ actor, lovedOne }, count) => `${actor} a envoyé à ${lovedOne} ${count} enregistrements vocaux`,
  },
  clip_sent: {
    one: ({ actor, quoted, lovedOne, seconds }) => {
      const length = seconds === null ? '' : `, ${seconds} ${seconds === 1 ? 'seconde' : 'secondes'}`
      return `${actor} a envoyé à ${lovedOne} une vidéo${length}${quoted ? `\u00a0: ${quoted}` : ''}`
    },
    many: ({ actor, lovedOne }, count) => `${actor} a envoyé à ${lovedOne} ${count} vidéos`,
  },
  note_unseen: {
    one: ({ quoted }) =>
      quoted
        ? `Le mot ${quoted} a pris fin, et aucun écran n’a signalé l’avoir montré`
        : 'Un mot a pris fin, et aucun écran n’a signalé l’avoir montré',
  },
  schedule_created: {
    one: ({ actor, quoted }) =>
      quoted ? `${actor} a prévu un envoi\u00a0: ${quoted}` : `${actor} a prévu un envoi`,
    many: ({ actor }, count) => `${actor} a prévu ${count} envois`,
  },
  schedule_edited: {
    one: ({ actor, quoted }) =>
      quoted ? `${actor} a modifié un envoi prévu\u00a0: ${quoted}` : `${actor} a modifié un envoi prévu`,
    many: ({ actor }, count) => `${actor} a fait ${count} changements dans les envois prévus`,
  },
  schedule_cancelled: {
    one: ({ actor, quoted }) =>
      quoted ? `${actor} a annulé un envoi prévu\u00a0: ${quoted}` : `${actor} a annulé un envoi prévu`,
    many: ({ actor }, count) => `${actor} a annulé ${count} envois prévus`,
  },
  visit_planned: {
    one: ({ actor, quoted }) => (quoted ? `${actor} a prévu ${quoted}` : `${actor} a prévu une visite`),
    many: ({ actor }, count) => `${actor} a prévu ${count} visites`,
  },
  visit_changed: {
    one: ({ actor, quoted }) => (quoted ? `${actor} a modifié ${quoted}` : `${actor} a modifié une visite`),
    many: ({ actor }, count) => `${actor} a fait ${count} changements dans les visites`,
  },
  visit_removed: {
    one: ({ actor, quoted }) => (quoted ? `${actor} a annulé ${quoted}` : `${actor} a annulé une visite`),
    many: ({ actor }, count) => `${actor} a annulé ${count} visites`,
  },
  visit_skipped: {
    one: ({ actor, quoted }) =>
      quoted ? `${actor} a annulé ${quoted} pour un jour` : `${actor} a annulé une visite pour un jour`,
    many: ({ actor }, count) => `${actor} a annulé ${count} visites pour un jour chacune`,
  },
  visit_restored: {
    ...takesPlace,
    many: ({ actor }, count) => `${actor} dit que ${count} visites sont maintenues`,
  },
  visit_unskipped: takesPlace,
  shopping_item_added: {
    one: ({ actor, quoted }) =>
      quoted
        ? `${actor} a mis ${quoted} sur la liste de courses`
        : `${actor} a mis quelque chose sur la liste de courses`,
    many: ({ actor }, count) => `${actor} a mis ${count} articles sur la liste de courses`,
  },
  items_sent_to_amazon: {
    one: ({ actor, quoted }) =>
      quoted ? `${actor} a envoyé ${quoted} à Amazon` : `${actor} a envoyé la liste de courses à Amazon`,
  },
  answer_heart: {
    one: ({ actor, quoted }) =>
      quoted ? `${actor} a envoyé un cœur pour ${quoted}` : `${actor} a envoyé un cœur`,
    many: ({ actor }, count) => `${actor} a envoyé ${count} cœurs`,
  },
  answer_thank_you: {
    one: ({ actor, quoted }) => (quoted ? `${actor} dit merci pour ${quoted}` : `${actor} dit merci`),
    many: ({ actor }, count) => `${actor} a dit merci ${count} fois`,
  },
  answer_note: says,
  answer_taken_back: { one: ({ actor }) => `${actor} a retiré une réponse` },
  note_received: says,
  voice_received: {
    one: ({ actor }) => `${actor} a dit quelque chose`,
    many: ({ actor }, count) => `${actor} a dit quelque chose ${count} fois`,
  },
  answer_call_me: asksForCall,
  call_requested: asksForCall,
  call_waiting: {
    one: ({ actor, you, since }) => `${asked(actor, you, since?.text)}. Personne ne s’en occupe encore`,
  },
  call_waiting_last: {
    one: ({ actor, you, since }) =>
      `${asked(actor, you, since?.text)}. Personne ne s’en occupe, et c’est le dernier rappel`,
  },
  call_taken: { one: ({ actor, lovedOne }) => `${actor} va appeler ${lovedOne}` },
  call_returned: { one: ({ actor, lovedOne }) => `${actor} ne peut finalement pas appeler ${lovedOne}` },
  call_withdrawn: { one: ({ actor }) => `${actor} n’a plus besoin d’un appel` },
  member_joined: { one: ({ actor }) => `${actor} a rejoint la famille` },
  account_secured: {
    one: ({ actor }) => `${actor} a fermé son compte aux autres. Certaines choses ont ainsi pris fin ici`,
  },
  account_taken_back: {
    one: ({ actor }) =>
      `${actor} a repris son compte, où il y avait quelqu’un d’autre. Merci de vérifier les personnes et les écrans`,
  },
  member_left: { one: ({ actor }) => `${actor} a quitté la famille` },
  member_removed: { one: ({ actor, title }) => `${actor} a retiré ${title ?? 'quelqu’un'} de la famille` },
  member_role_changed: {
    one: ({ actor, title, you }) =>
      you
        ? `${actor} a changé ton rôle`
        : title
          ? `${actor} a changé un rôle\u00a0: ${title}`
          : `${actor} a changé un rôle`,
  },
  hand_over_offered: {
    one: ({ actor, title, you }) =>
      you
        ? `${actor} te demande de prendre la responsabilité principale`
        : `${actor} demande à ${title ?? 'quelqu’un'} de prendre la responsabilité principale`,
  },
  hand_over_accepted: { one: ({ actor }) => `${actor} a maintenant la responsabilité principale` },
  successor_named: {
    one: ({ actor, title, you }) =>
      you ? `${actor} pense à toi pour la relève` : `${actor} désigne ${title ?? 'quelqu’un'} pour la relève`,
  },
  successor_cleared: {
    one: ({ actor, title, you }) =>
      you
        ? `${actor} ne te prévoit plus pour la relève`
        : `${actor} ne prévoit plus ${title ?? 'quelqu’un'} pour la relève`,
  },
  successor_followed: {
    one: ({ actor, title, you }) =>
      you
        ? `Tu prends maintenant la responsabilité principale, car ${actor} a quitté la famille`
        : `${title ?? 'Quelqu’un d’autre'} prend maintenant la responsabilité principale`,
  },
  take_over_asked: {
    one: ({ actor, since }) =>
      since
        ? `${actor} souhaite prendre la responsabilité principale. Tu peux dire non jusqu’à\u00a0: ${since.text}`
        : `${actor} souhaite prendre la responsabilité principale. Tu peux dire non`,
  },
  take_over_ended: {
    one: ({ actor, you }) =>
      you
        ? `${actor} garde la responsabilité principale`
        : `${actor} ne souhaite plus prendre la responsabilité principale`,
  },
  take_over_done: {
    one: ({ actor, you }) =>
      you
        ? `${actor} a pris la responsabilité principale. Tu restes responsable`
        : `${actor} a pris la responsabilité principale`,
  },
  device_connected: {
    one: ({ quoted }) =>
      quoted ? `L’écran ${quoted} est maintenant relié` : 'Un écran est maintenant relié',
  },
  device_removed: {
    one: ({ actor, quoted }) =>
      quoted ? `${actor} a retiré l’écran ${quoted}` : `${actor} a retiré un écran`,
  },
  device_unlinked: {
    one: ({ quoted }) => (quoted ? `L’Echo ${quoted} n’est plus relié` : 'Un Echo n’est plus relié'),
  },
  device_silent: {
    one: ({ quoted, since }) =>
      `${quoted ? `L’écran ${quoted}` : 'Un écran'} ne répond plus ${since ? `depuis\u00a0: ${since.text}` : 'depuis un jour'}`,
  },
  device_back: {
    one: ({ quoted }) => (quoted ? `L’écran ${quoted} est de retour` : 'Un écran est de retour'),
  },
  delivery_failed: {
    one: ({ quoted }) =>
      quoted ? `L’envoi n’a pas pu arriver\u00a0: ${quoted}` : 'Un envoi n’a pas pu arriver',
  },
  delivery_expired: {
    one: ({ quoted }) =>
      quoted
        ? `${quoted} n’est pas arrivé\u00a0: aucun écran n’a été ouvert en trois jours`
        : 'Un envoi n’est pas arrivé\u00a0: aucun écran n’a été ouvert en trois jours',
  },
  schedule_missed: {
    one: ({ quoted }) =>
      quoted ? `Un envoi prévu a été manqué\u00a0: ${quoted}` : 'Un envoi prévu a été manqué',
  },
  schedule_failed: {
    one: ({ quoted }) => (quoted ? `Un envoi prévu a échoué\u00a0: ${quoted}` : 'Un envoi prévu a échoué'),
  },
  schedule_held: {
    one: ({ quoted }) =>
      quoted ? `${quoted} attend que tu l’envoies` : 'Un envoi prévu attend que tu l’envoies',
  },
  webhook_switched_off: {
    one: ({ title }) =>
      title
        ? `Le webhook vers ${title} échoue depuis cinq jours et a été désactivé`
        : 'Un webhook échoue depuis cinq jours et a été désactivé',
  },
  life_missed: {
    one: ({ lovedOneFirst }) => `${lovedOneFirst} n’a pas encore donné signe de vie aujourd’hui`,
  },
  life_unknown: {
    one: ({ lovedOne, since }) =>
      since
        ? `L’écran ne répond plus (depuis\u00a0: ${since.text}). Nous ne pouvons pas savoir comment va ${lovedOne}`
        : `L’écran ne répond plus. Nous ne pouvons pas savoir comment va ${lovedOne}`,
  },
  life_not_checked: {
    one: ({ lovedOne }) => `Aujourd’hui, personne n’a pu vérifier si ${lovedOne} a donné signe de vie`,
  },
  life_well: {
    one: ({ actor, lovedOneFirst, since }) =>
      since?.isToday
        ? `${actor} va bien\u00a0: il y a eu un signe de vie (${since.text})`
        : `${lovedOneFirst} a donné signe de vie${since ? ` (${since.text})` : ''}`,
  },
  life_taken: { one: ({ actor, lovedOne }) => `${actor} va voir comment va ${lovedOne}` },
  life_given_back: {
    one: ({ actor, lovedOne }) => `${actor} ne peut finalement pas voir comment va ${lovedOne}`,
  },
  life_switched_off: { one: ({ actor }) => `${actor} a désactivé le signe de vie quotidien` },
  life_away_added: {
    one: ({ actor, lovedOne, title }) =>
      title
        ? `${actor} signale une absence (${lovedOne})\u00a0: ${title}`
        : `${actor} signale une absence (${lovedOne})`,
  },
  life_stop_asked: { one: ({ actor }) => `${actor} vous demande d’arrêter le signe de vie quotidien` },
  screen_paused: {
    one: ({ actor, since }) =>
      since
        ? `${actor} a mis l’écran en pause jusqu’à\u00a0: ${since.text}`
        : `${actor} a mis l’écran en pause jusqu’à demain`,
  },
  room_question: { one: ({ lovedOne }) => `Demande à ${lovedOne} si l’écran plaît toujours` },
  photo_reminder: {
    one: ({ lovedOne, since }) =>
      since && !since.isToday
        ? `Pas de photo pour ${lovedOne} (${since.text})`
        : `Pas encore de photo pour ${lovedOne} aujourd’hui`,
  },
}

function asked(actor: string, you: boolean, at: string | undefined): string {
  const when = at ? ` (${at})` : ''
  return you ? `${actor} t’a demandé de l’appeler${when}` : `${actor} a demandé un appel${when}`
}
