import type { Sentences } from './en.ts'

const asksForCall: Sentences['call_requested'] = {
  one: ({ actor, you }) => (you ? `${actor} ti chiede di chiamare` : `${actor} chiede una chiamata`),
}
const says: Sentences['answer_note'] = {
  one: ({ actor, quoted }) => (quoted ? `${actor} dice: ${quoted}` : `${actor} ha inviato un messaggio`),
}
const takesPlace: Sentences['visit_unskipped'] = {
  one: ({ actor, quoted }) =>
    quoted ? `${actor} dice che si fa comunque: ${quoted}` : `${actor} dice che una visita si fa comunque`,
}

export const sentences: Sentences = {
  photo_uploaded: {
    one: ({ actor, quoted }) =>
      quoted ? `${actor} ha aggiunto la foto ${quoted}` : `${actor} ha aggiunto una foto`,
    many: ({ actor }, count) => `${actor} ha aggiunto ${count} foto`,
  },
  photo_sent_to_alexa: {
    one: ({ actor, quoted, lovedOne }) =>
      quoted
        ? `${actor} ha inviato a ${lovedOne} la foto ${quoted}`
        : `${actor} ha inviato a ${lovedOne} una foto`,
    many: ({ actor, lovedOne }, count) => `${actor} ha inviato a ${lovedOne} ${count} foto`,
  },
  content_added: {
    one: ({ actor, quoted }) =>
      quoted ? `${actor} ha aggiunto il consiglio ${quoted}` : `${actor} ha aggiunto un consiglio`,
    many: ({ actor }, count) => `${actor} ha aggiunto ${count} consigli`,
  },
  content_sent_to_alexa: {
    one: ({ actor, quoted, lovedOne }) =>
      quoted
        ? `${actor} ha consigliato ${quoted} a ${lovedOne}`
        : `${actor} ha inviato a ${lovedOne} un consiglio`,
    many: ({ actor, lovedOne }, count) => `${actor} ha inviato a ${lovedOne} ${count} consigli`,
  },
  note_sent: {
    one: ({ actor, quoted, lovedOne }) =>
      quoted ? `${actor} ha scritto a ${lovedOne}: ${quoted}` : `${actor} ha scritto a ${lovedOne}`,
    many: ({ actor, lovedOne }, count) => `${actor} ha inviato a ${lovedOne} ${count} messaggi`,
  },
  voice_sent: {
    one: ({ actor, quoted, lovedOne, seconds }) => {
      const length = seconds === null ? '' : `, ${seconds} ${seconds === 1 ? 'secondo' : 'secondi'}`
      return `${actor} ha inviato a ${lovedOne} una registrazione vocale${length}${quoted ? `: ${quoted}` : ''}`
    },
    many: ({ actor, lovedOne }, count) => `${actor} ha inviato a ${lovedOne} ${count} registrazioni vocali`,
  },
  clip_sent: {
    one: ({ actor, quoted, lovedOne, seconds }) => {
      const length = seconds === null ? '' : `, ${seconds} ${seconds === 1 ? 'secondo' : 'secondi'}`
      return `${actor} ha inviato a ${lovedOne} un video${length}${quoted ? `: ${quoted}` : ''}`
    },
    many: ({ actor, lovedOne }, count) => `${actor} ha inviato a ${lovedOne} ${count} video`,
  },
  note_unseen: {
    one: ({ quoted }) =>
      quoted
        ? `Il messaggio ${quoted} è scaduto, e nessuno schermo ha detto di averlo mostrato`
        : 'Un messaggio è scaduto, e nessuno schermo ha detto di averlo mostrato',
  },
  schedule_created: {
    one: ({ actor, quoted }) =>
      quoted ? `${actor} ha programmato un invio: ${quoted}` : `${actor} ha programmato un invio`,
    many: ({ actor }, count) => `${actor} ha programmato ${count} invii`,
  },
  schedule_edited: {
    one: ({ actor, quoted }) =>
      quoted
        ? `${actor} ha cambiato un invio programmato: ${quoted}`
        : `${actor} ha cambiato un invio programmato`,
    many: ({ actor }, count) => `${actor} ha fatto ${count} modifiche agli invii programmati`,
  },
  schedule_cancelled: {
    one: ({ actor, quoted }) =>
      quoted
        ? `${actor} ha annullato un invio programmato: ${quoted}`
        : `${actor} ha annullato un invio programmato`,
    many: ({ actor }, count) => `${actor} ha annullato ${count} invii programmati`,
  },
  visit_planned: {
    one: ({ actor, quoted }) =>
      quoted ? `${actor} ha programmato ${quoted}` : `${actor} ha programmato una visita`,
    many: ({ actor }, count) => `${actor} ha programmato ${count} visite`,
  },
  visit_changed: {
    one: ({ actor, quoted }) =>
      quoted ? `${actor} ha cambiato ${quoted}` : `${actor} ha cambiato una visita`,
    many: ({ actor }, count) => `${actor} ha fatto ${count} modifiche alle visite`,
  },
  visit_removed: {
    one: ({ actor, quoted }) =>
      quoted ? `${actor} ha annullato ${quoted}` : `${actor} ha annullato una visita`,
    many: ({ actor }, count) => `${actor} ha annullato ${count} visite`,
  },
  visit_skipped: {
    one: ({ actor, quoted }) =>
      quoted
        ? `${actor} ha annullato ${quoted} per un giorno`
        : `${actor} ha annullato una visita per un giorno`,
    many: ({ actor }, count) => `${actor} ha annullato ${count} visite per un giorno ciascuna`,
  },
  visit_restored: {
    ...takesPlace,
    many: ({ actor }, count) => `${actor} dice che ${count} visite si fanno comunque`,
  },
  visit_unskipped: takesPlace,
  shopping_item_added: {
    one: ({ actor, quoted }) =>
      quoted
        ? `${actor} ha messo ${quoted} nella lista della spesa`
        : `${actor} ha messo qualcosa nella lista della spesa`,
    many: ({ actor }, count) => `${actor} ha messo ${count} cose nella lista della spesa`,
  },
  items_sent_to_amazon: {
    one: ({ actor, quoted }) =>
      quoted
        ? `${actor} ha inviato ${quoted} ad Amazon`
        : `${actor} ha inviato la lista della spesa ad Amazon`,
  },
  answer_heart: {
    one: ({ actor, quoted }) =>
      quoted ? `${actor} ha inviato un cuore per ${quoted}` : `${actor} ha inviato un cuore`,
    many: ({ actor }, count) => `${actor} ha inviato ${count} cuori`,
  },
  answer_thank_you: {
    one: ({ actor, quoted }) => (quoted ? `${actor} ringrazia per ${quoted}` : `${actor} ringrazia`),
    many: ({ actor }, count) => `${actor} ha ringraziato ${count} volte`,
  },
  answer_note: says,
  answer_taken_back: { one: ({ actor }) => `${actor} ha ritirato una risposta` },
  note_received: says,
  voice_received: {
    one: ({ actor }) => `${actor} ha detto qualcosa`,
    many: ({ actor }, count) => `${actor} ha detto qualcosa ${count} volte`,
  },
  answer_call_me: asksForCall,
  call_requested: asksForCall,
  call_waiting: {
    one: ({ actor, you, since }) => `${asked(actor, you, since?.text)}. Nessuno se ne occupa ancora`,
  },
  call_waiting_last: {
    one: ({ actor, you, since }) =>
      `${asked(actor, you, since?.text)}. Nessuno se ne occupa, e questo è l’ultimo avviso`,
  },
  call_taken: { one: ({ actor, lovedOne }) => `${actor} chiamerà ${lovedOne}` },
  call_returned: { one: ({ actor, lovedOne }) => `${actor} alla fine non può chiamare ${lovedOne}` },
  call_withdrawn: { one: ({ actor }) => `${actor} non ha più bisogno di una chiamata` },
  member_joined: { one: ({ actor }) => `${actor} ora fa parte della famiglia` },
  account_secured: {
    one: ({ actor }) => `${actor} ha chiuso il proprio account agli altri. Così qui alcune cose sono finite`,
  },
  account_taken_back: {
    one: ({ actor }) =>
      `Qualcun altro era nell’account di ${actor}, che ora l’ha ripreso. Controlla le persone e gli schermi`,
  },
  member_left: { one: ({ actor }) => `${actor} ha lasciato la famiglia` },
  member_removed: { one: ({ actor, title }) => `${actor} ha tolto ${title ?? 'qualcuno'} dalla famiglia` },
  member_role_changed: {
    one: ({ actor, title, you }) =>
      you ? `${actor} ha cambiato il tuo ruolo` : `${actor} ha cambiato il ruolo di ${title ?? 'qualcuno'}`,
  },
  hand_over_offered: {
    one: ({ actor, title, you }) =>
      you
        ? `${actor} ti chiede di diventare responsabile principale`
        : `${actor} chiede a ${title ?? 'qualcuno'} di diventare responsabile principale`,
  },
  hand_over_accepted: { one: ({ actor }) => `${actor} è ora responsabile principale` },
  successor_named: {
    one: ({ actor, title, you }) =>
      you
        ? `${actor} ti ha scelto per la successione`
        : `${actor} ha scelto ${title ?? 'qualcuno'} per la successione`,
  },
  successor_cleared: {
    one: ({ actor, title, you }) =>
      you
        ? `Non sei più nella successione di ${actor}`
        : `${title ?? 'Qualcuno'} non è più nella successione di ${actor}`,
  },
  successor_followed: {
    one: ({ actor, title, you }) =>
      you
        ? `Ora sei responsabile principale, perché ${actor} ha lasciato la famiglia`
        : `${title ?? 'Un’altra persona'} è ora responsabile principale`,
  },
  take_over_asked: {
    one: ({ actor, since }) =>
      since
        ? `${actor} chiede di diventare responsabile principale. Puoi dire di no fino a: ${since.text}`
        : `${actor} chiede di diventare responsabile principale. Puoi dire di no`,
  },
  take_over_ended: {
    one: ({ actor, you }) =>
      you
        ? `${actor} resta responsabile principale`
        : `${actor} non chiede più di diventare responsabile principale`,
  },
  take_over_done: {
    one: ({ actor, you }) =>
      you
        ? `${actor} è ora responsabile principale. Tu ora sei responsabile`
        : `${actor} è ora responsabile principale`,
  },
  device_connected: {
    one: ({ quoted }) =>
      quoted ? `Lo schermo ${quoted} è stato collegato` : 'È stato collegato uno schermo',
  },
  device_removed: {
    one: ({ actor, quoted }) =>
      quoted ? `${actor} ha rimosso lo schermo ${quoted}` : `${actor} ha rimosso uno schermo`,
  },
  device_unlinked: {
    one: ({ quoted }) => (quoted ? `L’Echo ${quoted} è stato scollegato` : 'Un Echo è stato scollegato'),
  },
  device_silent: {
    one: ({ quoted, since }) =>
      `${quoted ? `Lo schermo ${quoted}` : 'Uno schermo'} non risponde ${since ? `da: ${since.text}` : 'da un giorno'}`,
  },
  device_back: { one: ({ quoted }) => (quoted ? `Lo schermo ${quoted} è tornato` : 'Uno schermo è tornato') },
  delivery_failed: {
    one: ({ quoted }) => (quoted ? `Non è arrivato: ${quoted}` : 'Un invio non è arrivato'),
  },
  delivery_expired: {
    one: ({ quoted }) =>
      quoted
        ? `Non è arrivato: ${quoted}. In tre giorni non è stato aperto nessuno schermo`
        : 'Un invio non è arrivato: in tre giorni non è stato aperto nessuno schermo',
  },
  schedule_missed: {
    one: ({ quoted }) =>
      quoted ? `Un invio programmato è saltato: ${quoted}` : 'Un invio programmato è saltato',
  },
  schedule_failed: {
    one: ({ quoted }) =>
      quoted ? `Un invio programmato non è riuscito: ${quoted}` : 'Un invio programmato non è riuscito',
  },
  schedule_held: {
    one: ({ quoted }) =>
      quoted ? `${quoted} aspetta che tu lo invii` : 'Un invio programmato aspetta che tu lo invii',
  },
  webhook_switched_off: {
    one: ({ title }) =>
      title
        ? `Il webhook verso ${title} non funziona da cinque giorni ed è stato spento`
        : 'Un webhook non funziona da cinque giorni ed è stato spento',
  },
  life_missed: { one: ({ lovedOne }) => `Oggi ancora nessun segno di vita da ${lovedOne}` },
  life_unknown: {
    one: ({ lovedOne, since }) =>
      since
        ? `Lo schermo non risponde (da: ${since.text}). Non possiamo sapere come sta ${lovedOne}`
        : `Lo schermo non risponde. Non possiamo sapere come sta ${lovedOne}`,
  },
  life_not_checked: {
    one: ({ lovedOne }) => `Oggi nessuno ha potuto cercare un segno di vita da ${lovedOne}`,
  },
  life_well: {
    one: ({ actor, lovedOne, since }) =>
      since?.isToday
        ? `${actor} sta bene: c’è stato un segno di vita (${since.text})`
        : `C’è stato un segno di vita da ${lovedOne}${since ? ` (${since.text})` : ''}`,
  },
  life_taken: { one: ({ actor, lovedOne }) => `${actor} va a vedere come sta ${lovedOne}` },
  life_given_back: { one: ({ actor, lovedOne }) => `${actor} alla fine non può vedere come sta ${lovedOne}` },
  life_switched_off: { one: ({ actor }) => `${actor} ha disattivato il segno di vita quotidiano` },
  life_away_added: {
    one: ({ actor, lovedOne, title }) =>
      title ? `${actor} dice che ${lovedOne} è via: ${title}` : `${actor} dice che ${lovedOne} è via`,
  },
  life_stop_asked: { one: ({ actor }) => `${actor} vi chiede di smettere con il segno di vita quotidiano` },
  screen_paused: {
    one: ({ actor, since }) =>
      since
        ? `${actor} ha messo in pausa lo schermo fino a: ${since.text}`
        : `${actor} ha messo in pausa lo schermo fino a domani`,
  },
  room_question: { one: ({ lovedOne }) => `Chiedi a ${lovedOne} se lo schermo fa ancora piacere` },
  photo_reminder: {
    one: ({ lovedOne, since }) =>
      since && !since.isToday
        ? `Nessuna foto per ${lovedOne} (${since.text})`
        : `Oggi ancora nessuna foto per ${lovedOne}`,
  },
}

function asked(actor: string, you: boolean, at: string | undefined): string {
  const when = at ? ` (${at})` : ''
  return you ? `${actor} ti ha chiesto di chiamare${when}` : `${actor} ha chiesto una chiamata${when}`
}
