import type { Sentences } from './en.ts'

const asksForCall: Sentences['call_requested'] = {
  one: ({ actor, you }) => (you ? `${actor} pide que llames` : `${actor} pide una llamada`),
}
const says: Sentences['answer_note'] = {
  one: ({ actor, quoted }) => (quoted ? `${actor} dice: ${quoted}` : `${actor} ha enviado una nota`),
}
const takesPlace: Sentences['visit_unskipped'] = {
  one: ({ actor, quoted }) =>
    quoted ? `${actor} dice que al final sí: ${quoted}` : `${actor} dice que al final sí habrá visita`,
}

export const sentences: Sentences = {
  photo_uploaded: {
    one: ({ actor, quoted }) =>
      quoted ? `${actor} ha añadido la foto ${quoted}` : `${actor} ha añadido una foto`,
    many: ({ actor }, count) => `${actor} ha añadido ${count} fotos`,
  },
  photo_sent_to_alexa: {
    one: ({ actor, quoted, lovedOne }) =>
      quoted
        ? `${actor} ha enviado a ${lovedOne} la foto ${quoted}`
        : `${actor} ha enviado a ${lovedOne} una foto`,
    many: ({ actor, lovedOne }, count) => `${actor} ha enviado a ${lovedOne} ${count} fotos`,
  },
  content_added: {
    one: ({ actor, quoted }) =>
      quoted ? `${actor} ha añadido la recomendación ${quoted}` : `${actor} ha añadido una recomendación`,
    many: ({ actor }, count) => `${actor} ha añadido ${count} recomendaciones`,
  },
  content_sent_to_alexa: {
    one: ({ actor, quoted, lovedOne }) =>
      quoted
        ? `${actor} ha recomendado ${quoted} a ${lovedOne}`
        : `${actor} ha enviado a ${lovedOne} una recomendación`,
    many: ({ actor, lovedOne }, count) => `${actor} ha enviado a ${lovedOne} ${count} recomendaciones`,
  },
  note_sent: {
    one: ({ actor, quoted, lovedOne }) =>
      quoted ? `${actor} ha escrito a ${lovedOne}: ${quoted}` : `${actor} ha escrito a ${lovedOne}`,
    many: ({ actor, lovedOne }, count) => `${actor} ha enviado a ${lovedOne} ${count} notas`,
  },
  voice_sent: {
    one: ({ actor, quoted, lovedOne, seconds }) => {
      const length = seconds === null ? '' : `, ${seconds} ${seconds === 1 ? 'segundo' : 'segundos'}`
      return `${actor} ha enviado a ${lovedOne} una grabación de voz${length}${quoted ? `: ${quoted}` : ''}`
    },
    many: ({ actor, lovedOne }, count) => `${actor} ha enviado a ${lovedOne} ${count} grabaciones de voz`,
  },
  clip_sent: {
    one: ({ actor, quoted, lovedOne, seconds }) => {
      const length = seconds === null ? '' : `, ${seconds} ${seconds === 1 ? 'segundo' : 'segundos'}`
      return `${actor} ha enviado a ${lovedOne} un vídeo${length}${quoted ? `: ${quoted}` : ''}`
    },
    many: ({ actor, lovedOne }, count) => `${actor} ha enviado a ${lovedOne} ${count} vídeos`,
  },
  note_unseen: {
    one: ({ quoted }) =>
      quoted
        ? `La nota ${quoted} ha terminado, y ninguna pantalla ha dicho que la mostrara`
        : 'Una nota ha terminado, y ninguna pantalla ha dicho que la mostrara',
  },
  schedule_created: {
    one: ({ actor, quoted }) =>
      quoted ? `${actor} ha programado un envío: ${quoted}` : `${actor} ha programado un envío`,
    many: ({ actor }, count) => `${actor} ha programado ${count} envíos`,
  },
  schedule_edited: {
    one: ({ actor, quoted }) =>
      quoted
        ? `${actor} ha cambiado un envío programado: ${quoted}`
        : `${actor} ha cambiado un envío programado`,
    many: ({ actor }, count) => `${actor} ha hecho ${count} cambios en envíos programados`,
  },
  schedule_cancelled: {
    one: ({ actor, quoted }) =>
      quoted
        ? `${actor} ha cancelado un envío programado: ${quoted}`
        : `${actor} ha cancelado un envío programado`,
    many: ({ actor }, count) => `${actor} ha cancelado ${count} envíos programados`,
  },
  visit_planned: {
    one: ({ actor, quoted }) =>
      quoted ? `${actor} ha planeado ${quoted}` : `${actor} ha planeado una visita`,
    many: ({ actor }, count) => `${actor} ha planeado ${count} visitas`,
  },
  visit_changed: {
    one: ({ actor, quoted }) =>
      quoted ? `${actor} ha cambiado ${quoted}` : `${actor} ha cambiado una visita`,
    many: ({ actor }, count) => `${actor} ha hecho ${count} cambios en visitas`,
  },
  visit_removed: {
    one: ({ actor, quoted }) =>
      quoted ? `${actor} ha cancelado ${quoted}` : `${actor} ha cancelado una visita`,
    many: ({ actor }, count) => `${actor} ha cancelado ${count} visitas`,
  },
  visit_skipped: {
    one: ({ actor, quoted }) =>
      quoted ? `${actor} ha cancelado ${quoted} por un día` : `${actor} ha cancelado una visita por un día`,
    many: ({ actor }, count) => `${actor} ha cancelado ${count} visitas por un día cada una`,
  },
  visit_restored: {
    ...takesPlace,
    many: ({ actor }, count) => `${actor} dice que al final sí habrá ${count} visitas`,
  },
  visit_unskipped: takesPlace,
  shopping_item_added: {
    one: ({ actor, quoted }) =>
      quoted
        ? `${actor} ha puesto ${quoted} en la lista de la compra`
        : `${actor} ha puesto algo en la lista de la compra`,
    many: ({ actor }, count) => `${actor} ha puesto ${count} cosas en la lista de la compra`,
  },
  items_sent_to_amazon: {
    one: ({ actor, quoted }) =>
      quoted
        ? `${actor} ha enviado ${quoted} a Amazon`
        : `${actor} ha enviado la lista de la compra a Amazon`,
  },
  answer_heart: {
    one: ({ actor, quoted }) =>
      quoted ? `${actor} ha enviado un corazón por ${quoted}` : `${actor} ha enviado un corazón`,
    many: ({ actor }, count) => `${actor} ha enviado ${count} corazones`,
  },
  answer_thank_you: {
    one: ({ actor, quoted }) =>
      quoted ? `${actor} da las gracias por ${quoted}` : `${actor} da las gracias`,
    many: ({ actor }, count) => `${actor} ha dado las gracias ${count} veces`,
  },
  answer_note: says,
  answer_taken_back: { one: ({ actor }) => `${actor} ha retirado una respuesta` },
  note_received: says,
  voice_received: {
    one: ({ actor }) => `${actor} ha dicho algo`,
    many: ({ actor }, count) => `${actor} ha dicho algo ${count} veces`,
  },
  answer_call_me: asksForCall,
  call_requested: asksForCall,
  call_waiting: {
    one: ({ actor, you, since }) => `${asked(actor, you, since?.text)}. Nadie se encarga todavía`,
  },
  call_waiting_last: {
    one: ({ actor, you, since }) =>
      `${asked(actor, you, since?.text)}. Nadie se encarga, y este es el último aviso`,
  },
  call_taken: { one: ({ actor, lovedOne }) => `${actor} va a llamar a ${lovedOne}` },
  call_returned: { one: ({ actor, lovedOne }) => `${actor} al final no puede llamar a ${lovedOne}` },
  call_withdrawn: { one: ({ actor }) => `${actor} ya no necesita una llamada` },
  member_joined: { one: ({ actor }) => `${actor} ya forma parte de la familia` },
  account_secured: {
    one: ({ actor }) =>
      `${actor} ha cerrado su cuenta a los demás. Con ello han terminado aquí algunas cosas`,
  },
  account_taken_back: {
    one: ({ actor }) =>
      `Otra persona estaba en la cuenta de ${actor}, que ya la ha recuperado. Por favor, repasa las personas y las pantallas`,
  },
  member_left: { one: ({ actor }) => `${actor} ha dejado la familia` },
  member_removed: { one: ({ actor, title }) => `${actor} ha quitado a ${title ?? 'alguien'} de la familia` },
  member_role_changed: {
    one: ({ actor, title, you }) =>
      you ? `${actor} ha cambiado tu papel` : `${actor} ha cambiado el papel de ${title ?? 'alguien'}`,
  },
  hand_over_offered: {
    one: ({ actor, title, you }) =>
      you
        ? `${actor} te pide que seas responsable principal`
        : `${actor} pide a ${title ?? 'alguien'} que sea responsable principal`,
  },
  hand_over_accepted: { one: ({ actor }) => `${actor} es ahora responsable principal` },
  successor_named: {
    one: ({ actor, title, you }) =>
      you
        ? `${actor} te ha elegido para la sucesión`
        : `${actor} ha elegido a ${title ?? 'alguien'} para la sucesión`,
  },
  successor_cleared: {
    one: ({ actor, title, you }) =>
      you
        ? `${actor} ya no te tiene en la sucesión`
        : `${actor} ya no tiene a ${title ?? 'alguien'} en la sucesión`,
  },
  successor_followed: {
    one: ({ actor, title, you }) =>
      you
        ? `Ahora eres responsable principal, porque ${actor} ha dejado la familia`
        : `${title ?? 'Otra persona'} es ahora responsable principal`,
  },
  take_over_asked: {
    one: ({ actor, since }) =>
      since
        ? `${actor} quiere ser responsable principal. Puedes decir que no hasta: ${since.text}`
        : `${actor} quiere ser responsable principal. Puedes decir que no`,
  },
  take_over_ended: {
    one: ({ actor, you }) =>
      you ? `${actor} sigue como responsable principal` : `${actor} ya no quiere ser responsable principal`,
  },
  take_over_done: {
    one: ({ actor, you }) =>
      you
        ? `${actor} es ahora responsable principal. Tú eres responsable`
        : `${actor} es ahora responsable principal`,
  },
  device_connected: {
    one: ({ quoted }) => (quoted ? `Se ha conectado la pantalla ${quoted}` : 'Se ha conectado una pantalla'),
  },
  device_removed: {
    one: ({ actor, quoted }) =>
      quoted ? `${actor} ha quitado la pantalla ${quoted}` : `${actor} ha quitado una pantalla`,
  },
  device_unlinked: {
    one: ({ quoted }) => (quoted ? `Se ha desconectado el Echo ${quoted}` : 'Se ha desconectado un Echo'),
  },
  device_silent: {
    one: ({ quoted, since }) =>
      `${quoted ? `La pantalla ${quoted}` : 'Una pantalla'} no responde ${since ? `desde: ${since.text}` : 'desde hace un día'}`,
  },
  device_back: {
    one: ({ quoted }) =>
      quoted ? `La pantalla ${quoted} vuelve a estar ahí` : 'Una pantalla vuelve a estar ahí',
  },
  delivery_failed: {
    one: ({ quoted }) =>
      quoted ? `No se ha podido entregar ${quoted}` : 'No se ha podido entregar un envío',
  },
  delivery_expired: {
    one: ({ quoted }) =>
      quoted
        ? `No se ha entregado ${quoted}: en tres días no se abrió ninguna pantalla`
        : 'No se ha entregado un envío: en tres días no se abrió ninguna pantalla',
  },
  schedule_missed: {
    one: ({ quoted }) =>
      quoted ? `Se ha perdido un envío programado: ${quoted}` : 'Se ha perdido un envío programado',
  },
  schedule_failed: {
    one: ({ quoted }) =>
      quoted ? `Ha fallado un envío programado: ${quoted}` : 'Ha fallado un envío programado',
  },
  schedule_held: {
    one: ({ quoted }) =>
      quoted ? `${quoted} espera a que lo envíes ahora` : 'Un envío programado espera a que lo envíes ahora',
  },
  webhook_switched_off: {
    one: ({ title }) =>
      title
        ? `El webhook a ${title} ha fallado durante cinco días y se ha desactivado`
        : 'Un webhook ha fallado durante cinco días y se ha desactivado',
  },
  life_missed: { one: ({ lovedOne }) => `Hoy aún no hay señal de vida de ${lovedOne}` },
  life_unknown: {
    one: ({ lovedOne, since }) =>
      since
        ? `La pantalla no responde (desde: ${since.text}). No podemos saber cómo está ${lovedOne}`
        : `La pantalla no responde. No podemos saber cómo está ${lovedOne}`,
  },
  life_not_checked: { one: ({ lovedOne }) => `Hoy no se ha podido buscar una señal de vida de ${lovedOne}` },
  life_well: {
    one: ({ actor, lovedOne, since }) =>
      since?.isToday
        ? `${actor} está bien: hubo una señal de vida (${since.text})`
        : `Hubo una señal de vida de ${lovedOne}${since ? ` (${since.text})` : ''}`,
  },
  life_taken: { one: ({ actor, lovedOne }) => `${actor} va a ver cómo está ${lovedOne}` },
  life_given_back: { one: ({ actor, lovedOne }) => `${actor} al final no puede ver cómo está ${lovedOne}` },
  life_switched_off: { one: ({ actor }) => `${actor} ha desactivado la señal de vida diaria` },
  life_away_added: {
    one: ({ actor, lovedOne, title }) =>
      title
        ? `${actor} dice que ${lovedOne} está fuera: ${title}`
        : `${actor} dice que ${lovedOne} está fuera`,
  },
  life_stop_asked: { one: ({ actor }) => `${actor} os pide que dejéis la señal de vida diaria` },
  screen_paused: {
    one: ({ actor, since }) =>
      since
        ? `${actor} ha puesto la pantalla en pausa hasta: ${since.text}`
        : `${actor} ha puesto la pantalla en pausa hasta mañana`,
  },
  room_question: { one: ({ lovedOne }) => `Pregunta a ${lovedOne} si todavía quiere tener la pantalla` },
  photo_reminder: {
    one: ({ lovedOne, since }) =>
      since && !since.isToday
        ? `No hubo foto para ${lovedOne} (${since.text})`
        : `Hoy aún no hay foto para ${lovedOne}`,
  },
}

function asked(actor: string, you: boolean, at: string | undefined): string {
  const when = at ? ` (${at})` : ''
  return you ? `${actor} te ha pedido una llamada${when}` : `${actor} ha pedido una llamada${when}`
}
