import type { Sentences } from './en.ts'

const asksForCall: Sentences['call_requested'] = {
  one: ({ actor, you }) => (you ? `${actor} pede que você ligue` : `${actor} pede uma ligação`),
}
const says: Sentences['answer_note'] = {
  one: ({ actor, quoted }) => (quoted ? `${actor} diz: ${quoted}` : `${actor} mandou um recado`),
}
const takesPlace: Sentences['visit_unskipped'] = {
  one: ({ actor, quoted }) =>
    quoted ? `${actor} diz que está de pé: ${quoted}` : `${actor} diz que uma visita está de pé`,
}

export const sentences: Sentences = {
  photo_uploaded: {
    one: ({ actor, quoted }) =>
      quoted ? `${actor} adicionou a foto ${quoted}` : `${actor} adicionou uma foto`,
    many: ({ actor }, count) => `${actor} adicionou ${count} fotos`,
  },
  photo_sent_to_alexa: {
    one: ({ actor, quoted, lovedOne }) =>
      quoted
        ? `${actor} enviou para ${lovedOne} a foto ${quoted}`
        : `${actor} enviou para ${lovedOne} uma foto`,
    many: ({ actor, lovedOne }, count) => `${actor} enviou para ${lovedOne} ${count} fotos`,
  },
  content_added: {
    one: ({ actor, quoted }) =>
      quoted ? `${actor} adicionou a recomendação ${quoted}` : `${actor} adicionou uma recomendação`,
    many: ({ actor }, count) => `${actor} adicionou ${count} recomendações`,
  },
  content_sent_to_alexa: {
    one: ({ actor, quoted, lovedOne }) =>
      quoted
        ? `${actor} recomendou ${quoted} para ${lovedOne}`
        : `${actor} enviou para ${lovedOne} uma recomendação`,
    many: ({ actor, lovedOne }, count) => `${actor} enviou para ${lovedOne} ${count} recomendações`,
  },
  note_sent: {
    one: ({ actor, quoted, lovedOne }) =>
      quoted ? `${actor} escreveu para ${lovedOne}: ${quoted}` : `${actor} escreveu para ${lovedOne}`,
    many: ({ actor, lovedOne }, count) => `${actor} enviou para ${lovedOne} ${count} recados`,
  },
  voice_sent: {
    one: ({ actor, quoted, lovedOne, seconds }) => {
      const length = seconds === null ? '' : `, ${seconds} ${seconds === 1 ? 'segundo' : 'segundos'}`
      return `${actor} enviou para ${lovedOne} uma gravação de voz${length}${quoted ? `: ${quoted}` : ''}`
    },
    many: ({ actor, lovedOne }, count) => `${actor} enviou para ${lovedOne} ${count} gravações de voz`,
  },
  clip_sent: {
    one: ({ actor, quoted, lovedOne, seconds }) => {
      const length = seconds === null ? '' : `, ${seconds} ${seconds === 1 ? 'segundo' : 'segundos'}`
      return `${actor} enviou para ${lovedOne} um vídeo${length}${quoted ? `: ${quoted}` : ''}`
    },
    many: ({ actor, lovedOne }, count) => `${actor} enviou para ${lovedOne} ${count} vídeos`,
  },
  note_unseen: {
    one: ({ quoted }) =>
      quoted
        ? `O recado ${quoted} terminou, e nenhuma tela avisou que o mostrou`
        : 'Um recado terminou, e nenhuma tela avisou que o mostrou',
  },
  schedule_created: {
    one: ({ actor, quoted }) =>
      quoted ? `${actor} programou um envio: ${quoted}` : `${actor} programou um envio`,
    many: ({ actor }, count) => `${actor} programou ${count} envios`,
  },
  schedule_edited: {
    one: ({ actor, quoted }) =>
      quoted ? `${actor} mudou um envio programado: ${quoted}` : `${actor} mudou um envio programado`,
    many: ({ actor }, count) => `${actor} fez ${count} mudanças em envios programados`,
  },
  schedule_cancelled: {
    one: ({ actor, quoted }) =>
      quoted ? `${actor} cancelou um envio programado: ${quoted}` : `${actor} cancelou um envio programado`,
    many: ({ actor }, count) => `${actor} cancelou ${count} envios programados`,
  },
  visit_planned: {
    one: ({ actor, quoted }) => (quoted ? `${actor} planejou ${quoted}` : `${actor} planejou uma visita`),
    many: ({ actor }, count) => `${actor} planejou ${count} visitas`,
  },
  visit_changed: {
    one: ({ actor, quoted }) => (quoted ? `${actor} mudou ${quoted}` : `${actor} mudou uma visita`),
    many: ({ actor }, count) => `${actor} fez ${count} mudanças em visitas`,
  },
  visit_removed: {
    one: ({ actor, quoted }) => (quoted ? `${actor} cancelou ${quoted}` : `${actor} cancelou uma visita`),
    many: ({ actor }, count) => `${actor} cancelou ${count} visitas`,
  },
  visit_skipped: {
    one: ({ actor, quoted }) =>
      quoted ? `${actor} cancelou ${quoted} por um dia` : `${actor} cancelou uma visita por um dia`,
    many: ({ actor }, count) => `${actor} cancelou ${count} visitas por um dia cada uma`,
  },
  visit_restored: {
    ...takesPlace,
    many: ({ actor }, count) => `${actor} diz que ${count} visitas estão de pé`,
  },
  visit_unskipped: takesPlace,
  shopping_item_added: {
    one: ({ actor, quoted }) =>
      quoted ? `${actor} colocou ${quoted} na lista de compras` : `${actor} colocou algo na lista de compras`,
    many: ({ actor }, count) => `${actor} colocou ${count} coisas na lista de compras`,
  },
  items_sent_to_amazon: {
    one: ({ actor, quoted }) =>
      quoted ? `${actor} enviou ${quoted} à Amazon` : `${actor} enviou a lista de compras à Amazon`,
  },
  answer_heart: {
    one: ({ actor, quoted }) =>
      quoted ? `${actor} mandou um coração por ${quoted}` : `${actor} mandou um coração`,
    many: ({ actor }, count) => `${actor} mandou ${count} corações`,
  },
  answer_thank_you: {
    one: ({ actor, quoted }) => (quoted ? `${actor} agradece por ${quoted}` : `${actor} agradece`),
    many: ({ actor }, count) => `${actor} agradeceu ${count} vezes`,
  },
  answer_note: says,
  answer_taken_back: { one: ({ actor }) => `${actor} retirou uma resposta` },
  note_received: says,
  voice_received: {
    one: ({ actor }) => `${actor} disse alguma coisa`,
    many: ({ actor }, count) => `${actor} disse alguma coisa ${count} vezes`,
  },
  answer_call_me: asksForCall,
  call_requested: asksForCall,
  call_waiting: {
    one: ({ actor, you, since }) => `${asked(actor, you, since?.text)}. Ninguém assumiu ainda`,
  },
  call_waiting_last: {
    one: ({ actor, you, since }) =>
      `${asked(actor, you, since?.text)}. Ninguém assumiu, e este é o último aviso`,
  },
  call_taken: { one: ({ actor, lovedOne }) => `${actor} vai ligar para ${lovedOne}` },
  call_returned: { one: ({ actor, lovedOne }) => `${actor} não pode mais ligar para ${lovedOne}` },
  call_withdrawn: { one: ({ actor }) => `${actor} não precisa mais de uma ligação` },
  member_joined: { one: ({ actor }) => `${actor} agora faz parte da família` },
  account_secured: {
    one: ({ actor }) =>
      `${actor} fechou a própria conta para os outros. Com isso, algumas coisas terminaram aqui`,
  },
  account_taken_back: {
    one: ({ actor }) =>
      `Outra pessoa estava na conta de ${actor}, que já a recuperou. Confira as pessoas e as telas`,
  },
  member_left: { one: ({ actor }) => `${actor} deixou a família` },
  member_removed: { one: ({ actor, title }) => `${actor} removeu ${title ?? 'alguém'} da família` },
  member_role_changed: {
    one: ({ actor, title, you }) =>
      you ? `${actor} mudou o seu papel` : `${actor} mudou o papel de ${title ?? 'alguém'}`,
  },
  hand_over_offered: {
    one: ({ actor, title, you }) =>
      you
        ? `${actor} pede que você seja responsável principal`
        : `${actor} pede a ${title ?? 'alguém'} que seja responsável principal`,
  },
  hand_over_accepted: { one: ({ actor }) => `${actor} agora é responsável principal` },
  successor_named: {
    one: ({ actor, title, you }) =>
      you
        ? `${actor} escolheu você para a sucessão`
        : `${actor} escolheu ${title ?? 'alguém'} para a sucessão`,
  },
  successor_cleared: {
    one: ({ actor, title, you }) =>
      you
        ? `${actor} não tem mais você na sucessão`
        : `${actor} não tem mais ${title ?? 'alguém'} na sucessão`,
  },
  successor_followed: {
    one: ({ actor, title, you }) =>
      you
        ? `Você agora é responsável principal, porque ${actor} deixou a família`
        : `${title ?? 'Outra pessoa'} agora é responsável principal`,
  },
  take_over_asked: {
    one: ({ actor, since }) =>
      since
        ? `${actor} quer ser responsável principal. Você pode dizer que não até: ${since.text}`
        : `${actor} quer ser responsável principal. Você pode dizer que não`,
  },
  take_over_ended: {
    one: ({ actor, you }) =>
      you
        ? `${actor} continua como responsável principal`
        : `${actor} não quer mais ser responsável principal`,
  },
  take_over_done: {
    one: ({ actor, you }) =>
      you
        ? `${actor} agora é responsável principal. Você agora é responsável`
        : `${actor} agora é responsável principal`,
  },
  device_connected: {
    one: ({ quoted }) => (quoted ? `A tela ${quoted} foi conectada` : 'Uma tela foi conectada'),
  },
  device_removed: {
    one: ({ actor, quoted }) => (quoted ? `${actor} removeu a tela ${quoted}` : `${actor} removeu uma tela`),
  },
  device_unlinked: {
    one: ({ quoted }) => (quoted ? `O Echo ${quoted} foi desconectado` : 'Um Echo foi desconectado'),
  },
  device_silent: {
    one: ({ quoted, since }) =>
      `${quoted ? `A tela ${quoted}` : 'Uma tela'} não responde ${since ? `desde: ${since.text}` : 'há um dia'}`,
  },
  device_back: { one: ({ quoted }) => (quoted ? `A tela ${quoted} voltou` : 'Uma tela voltou') },
  delivery_failed: {
    one: ({ quoted }) => (quoted ? `${quoted} não pôde ser entregue` : 'Um envio não pôde ser entregue'),
  },
  delivery_expired: {
    one: ({ quoted }) =>
      quoted
        ? `${quoted} não chegou: nenhuma tela foi aberta em três dias`
        : 'Um envio não chegou: nenhuma tela foi aberta em três dias',
  },
  schedule_missed: {
    one: ({ quoted }) =>
      quoted ? `Um envio programado foi perdido: ${quoted}` : 'Um envio programado foi perdido',
  },
  schedule_failed: {
    one: ({ quoted }) => (quoted ? `Um envio programado falhou: ${quoted}` : 'Um envio programado falhou'),
  },
  schedule_held: {
    one: ({ quoted }) =>
      quoted ? `${quoted} espera que você envie agora` : 'Um envio programado espera que você o envie agora',
  },
  webhook_switched_off: {
    one: ({ title }) =>
      title
        ? `O webhook para ${title} falhou por cinco dias e foi desligado`
        : 'Um webhook falhou por cinco dias e foi desligado',
  },
  life_missed: { one: ({ lovedOne }) => `Hoje ainda não há sinal de vida de ${lovedOne}` },
  life_unknown: {
    one: ({ lovedOne, since }) =>
      since
        ? `A tela não responde (desde: ${since.text}). Não podemos saber como está ${lovedOne}`
        : `A tela não responde. Não podemos saber como está ${lovedOne}`,
  },
  life_not_checked: { one: ({ lovedOne }) => `Hoje ninguém pôde procurar um sinal de vida de ${lovedOne}` },
  life_well: {
    one: ({ actor, lovedOne, since }) =>
      since?.isToday
        ? `${actor} está bem: houve um sinal de vida (${since.text})`
        : `Houve um sinal de vida de ${lovedOne}${since ? ` (${since.text})` : ''}`,
  },
  life_taken: { one: ({ actor, lovedOne }) => `${actor} vai ver como está ${lovedOne}` },
  life_given_back: { one: ({ actor, lovedOne }) => `${actor} não pode mais ver como está ${lovedOne}` },
  life_switched_off: { one: ({ actor }) => `${actor} desligou o sinal de vida diário` },
  life_away_added: {
    one: ({ actor, lovedOne, title }) =>
      title ? `${actor} diz que ${lovedOne} está fora: ${title}` : `${actor} diz que ${lovedOne} está fora`,
  },
  life_stop_asked: { one: ({ actor }) => `${actor} pede que vocês parem com o sinal de vida diário` },
  screen_paused: {
    one: ({ actor, since }) =>
      since ? `${actor} pausou a tela até: ${since.text}` : `${actor} pausou a tela até amanhã`,
  },
  room_question: { one: ({ lovedOne }) => `Pergunte a ${lovedOne} se a tela ainda é bem-vinda` },
  photo_reminder: {
    one: ({ lovedOne, since }) =>
      since && !since.isToday
        ? `Nenhuma foto para ${lovedOne} (${since.text})`
        : `Hoje ainda não há foto para ${lovedOne}`,
  },
}

function asked(actor: string, you: boolean, at: string | undefined): string {
  const when = at ? ` (${at})` : ''
  return you ? `${actor} pediu que você ligue${when}` : `${actor} pediu uma ligação${when}`
}
