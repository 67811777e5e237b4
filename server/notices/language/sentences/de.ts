import type { Sentences } from './en.ts'

const asksForCall: Sentences['call_requested'] = {
  one: ({ actor, you }) => (you ? `${actor} bittet dich um einen Anruf` : `${actor} bittet um einen Anruf`),
}
const says: Sentences['answer_note'] = {
  one: ({ actor, quoted }) => (quoted ? `${actor} sagt: ${quoted}` : `${actor} hat eine Nachricht geschickt`),
}
const takesPlace: Sentences['visit_unskipped'] = {
  one: ({ actor, quoted }) =>
    quoted ? `${actor} sagt: ${quoted} findet doch statt` : `${actor} sagt, dass ein Besuch doch stattfindet`,
}

export const sentences: Sentences = {
  photo_uploaded: {
    one: ({ actor, quoted }) =>
      quoted ? `${actor} hat das Foto ${quoted} hinzugefügt` : `${actor} hat ein Foto hinzugefügt`,
    many: ({ actor }, count) => `${actor} hat ${count} Fotos hinzugefügt`,
  },
  photo_sent_to_alexa: {
    one: ({ actor, quoted, lovedOne }) =>
      quoted
        ? `${actor} hat das Foto ${quoted} an ${lovedOne} geschickt`
        : `${actor} hat ein Foto an ${lovedOne} geschickt`,
    many: ({ actor, lovedOne }, count) => `${actor} hat ${count} Fotos an ${lovedOne} geschickt`,
  },
  content_added: {
    one: ({ actor, quoted }) =>
      quoted
        ? `${actor} hat die Empfehlung ${quoted} hinzugefügt`
        : `${actor} hat eine Empfehlung hinzugefügt`,
    many: ({ actor }, count) => `${actor} hat ${count} Empfehlungen hinzugefügt`,
  },
  content_sent_to_alexa: {
    one: ({ actor, quoted, lovedOne }) =>
      quoted
        ? `${actor} hat die Empfehlung ${quoted} an ${lovedOne} geschickt`
        : `${actor} hat eine Empfehlung an ${lovedOne} geschickt`,
    many: ({ actor, lovedOne }, count) => `${actor} hat ${count} Empfehlungen an ${lovedOne} geschickt`,
  },
  note_sent: {
    one: ({ actor, quoted, lovedOne }) =>
      quoted
        ? `${actor} hat an ${lovedOne} geschrieben: ${quoted}`
        : `${actor} hat an ${lovedOne} geschrieben`,
    many: ({ actor, lovedOne }, count) => `${actor} hat ${count} Nachrichten an ${lovedOne} geschickt`,
  },
  voice_sent: {
    one: ({ actor, quoted, lovedOne, seconds }) => {
      const length = seconds === null ? '' : `, ${seconds} ${seconds === 1 ? 'Sekunde' : 'Sekunden'}`
      return `${actor} hat ${lovedOne} eine Sprachaufnahme geschickt${length}${quoted ? `: ${quoted}` : ''}`
    },
    many: ({ actor, lovedOne }, count) => `${actor} hat ${lovedOne} ${count} Sprachaufnahmen geschickt`,
  },
  clip_sent: {
    one: ({ actor, quoted, lovedOne, seconds }) => {
      const length = seconds === null ? '' : `, ${seconds} ${seconds === 1 ? 'Sekunde' : 'Sekunden'}`
      return `${actor} hat ${lovedOne} ein Video geschickt${length}${quoted ? `: ${quoted}` : ''}`
    },
    many: ({ actor, lovedOne }, count) => `${actor} hat ${lovedOne} ${count} Videos geschickt`,
  },
  note_unseen: {
    one: ({ quoted }) =>
      quoted
        ? `Die Nachricht ${quoted} ist abgelaufen, und kein Bildschirm hat gemeldet, dass sie zu sehen war`
        : 'Eine Nachricht ist abgelaufen, und kein Bildschirm hat gemeldet, dass sie zu sehen war',
  },
  schedule_created: {
    one: ({ actor, quoted }) =>
      quoted ? `${actor} hat eine Sendung geplant: ${quoted}` : `${actor} hat eine Sendung geplant`,
    many: ({ actor }, count) => `${actor} hat ${count} Sendungen geplant`,
  },
  schedule_edited: {
    one: ({ actor, quoted }) =>
      quoted
        ? `${actor} hat eine geplante Sendung geändert: ${quoted}`
        : `${actor} hat eine geplante Sendung geändert`,
    many: ({ actor }, count) => `${actor} hat ${count} Änderungen an geplanten Sendungen gemacht`,
  },
  schedule_cancelled: {
    one: ({ actor, quoted }) =>
      quoted
        ? `${actor} hat eine geplante Sendung abgesagt: ${quoted}`
        : `${actor} hat eine geplante Sendung abgesagt`,
    many: ({ actor }, count) => `${actor} hat ${count} geplante Sendungen abgesagt`,
  },
  visit_planned: {
    one: ({ actor, quoted }) =>
      quoted ? `${actor} hat ${quoted} geplant` : `${actor} hat einen Besuch geplant`,
    many: ({ actor }, count) => `${actor} hat ${count} Besuche geplant`,
  },
  visit_changed: {
    one: ({ actor, quoted }) =>
      quoted ? `${actor} hat ${quoted} geändert` : `${actor} hat einen Besuch geändert`,
    many: ({ actor }, count) => `${actor} hat ${count} Änderungen an Besuchen gemacht`,
  },
  visit_removed: {
    one: ({ actor, quoted }) =>
      quoted ? `${actor} hat ${quoted} abgesagt` : `${actor} hat einen Besuch abgesagt`,
    many: ({ actor }, count) => `${actor} hat ${count} Besuche abgesagt`,
  },
  visit_skipped: {
    one: ({ actor, quoted }) =>
      quoted
        ? `${actor} hat ${quoted} für einen Tag abgesagt`
        : `${actor} hat einen Besuch für einen Tag abgesagt`,
    many: ({ actor }, count) => `${actor} hat ${count} Besuche für je einen Tag abgesagt`,
  },
  visit_restored: {
    ...takesPlace,
    many: ({ actor }, count) => `${actor} sagt, dass ${count} Besuche doch stattfinden`,
  },
  visit_unskipped: takesPlace,
  shopping_item_added: {
    one: ({ actor, quoted }) =>
      quoted
        ? `${actor} hat ${quoted} auf die Einkaufsliste gesetzt`
        : `${actor} hat etwas auf die Einkaufsliste gesetzt`,
    many: ({ actor }, count) => `${actor} hat ${count} Dinge auf die Einkaufsliste gesetzt`,
  },
  items_sent_to_amazon: {
    one: ({ actor, quoted }) =>
      quoted
        ? `${actor} hat ${quoted} an Amazon geschickt`
        : `${actor} hat die Einkaufsliste an Amazon geschickt`,
  },
  answer_heart: {
    one: ({ actor, quoted }) =>
      quoted ? `${actor} hat ein Herz für ${quoted} geschickt` : `${actor} hat ein Herz geschickt`,
    many: ({ actor }, count) => `${actor} hat ${count} Herzen geschickt`,
  },
  answer_thank_you: {
    one: ({ actor, quoted }) => (quoted ? `${actor} sagt danke für ${quoted}` : `${actor} sagt danke`),
    many: ({ actor }, count) => `${actor} hat ${count} Mal danke gesagt`,
  },
  answer_note: says,
  answer_taken_back: { one: ({ actor }) => `${actor} hat eine Antwort zurückgenommen` },
  note_received: says,
  voice_received: {
    one: ({ actor }) => `${actor} hat etwas gesagt`,
    many: ({ actor }, count) => `${actor} hat ${count}-mal etwas gesagt`,
  },
  answer_call_me: asksForCall,
  call_requested: asksForCall,
  call_waiting: {
    one: ({ actor, you, since }) => `${asked(actor, you, since?.text)}. Noch hat es niemand übernommen`,
  },
  call_waiting_last: {
    one: ({ actor, you, since }) =>
      `${asked(actor, you, since?.text)}. Niemand hat es übernommen, und dies ist die letzte Erinnerung`,
  },
  call_taken: { one: ({ actor, lovedOne }) => `${actor} wird ${lovedOne} anrufen` },
  call_returned: { one: ({ actor, lovedOne }) => `${actor} kann ${lovedOne} doch nicht anrufen` },
  call_withdrawn: { one: ({ actor }) => `${actor} braucht keinen Anruf mehr` },
  member_joined: { one: ({ actor }) => `${actor} gehört jetzt zur Familie` },
  account_secured: {
    one: ({ actor }) => `${actor} hat das eigene Konto für andere gesperrt. Einiges ist damit hier beendet`,
  },
  account_taken_back: {
    one: ({ actor }) =>
      `Jemand anders war im Konto von ${actor}, das jetzt zurückgeholt ist. Bitte seht die Menschen und die Bildschirme durch`,
  },
  member_left: { one: ({ actor }) => `${actor} hat die Familie verlassen` },
  member_removed: {
    one: ({ actor, title }) => `${actor} hat ${title ?? 'jemanden'} aus der Familie entfernt`,
  },
  member_role_changed: {
    one: ({ actor, title, you }) =>
      you
        ? `${actor} hat deine Rolle geändert`
        : title
          ? `${actor} hat eine Rolle geändert: ${title}`
          : `${actor} hat eine Rolle geändert`,
  },
  hand_over_offered: {
    one: ({ actor, title, you }) =>
      you
        ? `${actor} bittet dich, die Hauptbetreuung zu übernehmen`
        : `${actor} bittet ${title ?? 'jemanden'}, die Hauptbetreuung zu übernehmen`,
  },
  hand_over_accepted: { one: ({ actor }) => `${actor} hat jetzt die Hauptbetreuung` },
  successor_named: {
    one: ({ actor, title, you }) =>
      `${actor} hat ${you ? 'dich' : (title ?? 'jemanden')} für die Nachfolge benannt`,
  },
  successor_cleared: {
    one: ({ actor, title, you }) =>
      `${actor} sieht ${you ? 'dich' : (title ?? 'jemanden')} nicht mehr für die Nachfolge vor`,
  },
  successor_followed: {
    one: ({ actor, title, you }) =>
      you
        ? `Du hast jetzt die Hauptbetreuung, weil ${actor} die Familie verlassen hat`
        : `${title ?? 'Jemand anders'} hat jetzt die Hauptbetreuung`,
  },
  take_over_asked: {
    one: ({ actor, since }) =>
      since
        ? `${actor} möchte die Hauptbetreuung übernehmen. Du kannst widersprechen bis ${since.text}`
        : `${actor} möchte die Hauptbetreuung übernehmen. Du kannst widersprechen`,
  },
  take_over_ended: {
    one: ({ actor, you }) =>
      you ? `${actor} behält die Hauptbetreuung` : `${actor} möchte die Hauptbetreuung nicht mehr übernehmen`,
  },
  take_over_done: {
    one: ({ actor, you }) =>
      you
        ? `${actor} hat die Hauptbetreuung übernommen. Du bist weiter in der Betreuung`
        : `${actor} hat die Hauptbetreuung übernommen`,
  },
  device_connected: {
    one: ({ quoted }) =>
      quoted ? `Der Bildschirm ${quoted} wurde verbunden` : 'Ein Bildschirm wurde verbunden',
  },
  device_removed: {
    one: ({ actor, quoted }) =>
      quoted ? `${actor} hat den Bildschirm ${quoted} entfernt` : `${actor} hat einen Bildschirm entfernt`,
  },
  device_unlinked: {
    one: ({ quoted }) => (quoted ? `Der Echo ${quoted} wurde getrennt` : 'Ein Echo wurde getrennt'),
  },
  device_silent: {
    one: ({ quoted, since }) =>
      `${quoted ? `Der Bildschirm ${quoted}` : 'Ein Bildschirm'} ist ${since ? `seit ${since.text}` : 'seit einem Tag'} nicht erreichbar`,
  },
  device_back: {
    one: ({ quoted }) => (quoted ? `Der Bildschirm ${quoted} ist wieder da` : 'Ein Bildschirm ist wieder da'),
  },
  delivery_failed: {
    one: ({ quoted }) =>
      quoted ? `${quoted} konnte nicht zugestellt werden` : 'Eine Sendung konnte nicht zugestellt werden',
  },
  delivery_expired: {
    one: ({ quoted }) =>
      quoted
        ? `${quoted} kam nicht an: Drei Tage lang war kein Bildschirm offen`
        : 'Eine Sendung kam nicht an: Drei Tage lang war kein Bildschirm offen',
  },
  schedule_missed: {
    one: ({ quoted }) =>
      quoted ? `Eine geplante Sendung fiel aus: ${quoted}` : 'Eine geplante Sendung fiel aus',
  },
  schedule_failed: {
    one: ({ quoted }) =>
      quoted
        ? `Eine geplante Sendung ging nicht hinaus: ${quoted}`
        : 'Eine geplante Sendung ging nicht hinaus',
  },
  schedule_held: {
    one: ({ quoted }) =>
      quoted
        ? `${quoted} wartet darauf, dass du es jetzt schickst`
        : 'Eine geplante Sendung wartet darauf, dass du sie jetzt schickst',
  },
  webhook_switched_off: {
    one: ({ title }) =>
      title
        ? `Der Webhook an ${title} ging fünf Tage lang nicht und wurde abgeschaltet`
        : 'Ein Webhook ging fünf Tage lang nicht und wurde abgeschaltet',
  },
  life_missed: { one: ({ lovedOneFirst }) => `${lovedOneFirst} hat heute noch kein Lebenszeichen gegeben` },
  life_unknown: {
    one: ({ lovedOne, since }) =>
      since
        ? `Der Bildschirm ist seit ${since.text} nicht erreichbar. Wir können nicht wissen, wie es um ${lovedOne} steht`
        : `Der Bildschirm ist nicht erreichbar. Wir können nicht wissen, wie es um ${lovedOne} steht`,
  },
  life_not_checked: {
    one: ({ lovedOne }) =>
      `Heute konnte nicht nachgesehen werden, ob ${lovedOne} ein Lebenszeichen gegeben hat`,
  },
  life_well: {
    one: ({ actor, lovedOneFirst, since }) =>
      since?.isToday
        ? `${actor} hat ein Lebenszeichen gegeben (${since.text}): Es ist alles in Ordnung`
        : `${lovedOneFirst} hat ein Lebenszeichen gegeben${since ? ` (${since.text})` : ''}`,
  },
  life_taken: { one: ({ actor, lovedOne }) => `${actor} sieht nach, wie es um ${lovedOne} steht` },
  life_given_back: {
    one: ({ actor, lovedOne }) => `${actor} kann doch nicht nachsehen, wie es um ${lovedOne} steht`,
  },
  life_switched_off: { one: ({ actor }) => `${actor} hat das tägliche Lebenszeichen ausgeschaltet` },
  life_away_added: {
    one: ({ actor, lovedOne, title }) =>
      title ? `${actor} sagt, dass ${lovedOne} weg ist: ${title}` : `${actor} sagt, dass ${lovedOne} weg ist`,
  },
  life_stop_asked: { one: ({ actor }) => `${actor} bittet euch, mit dem täglichen Lebenszeichen aufzuhören` },
  screen_paused: {
    one: ({ actor, since }) =>
      since
        ? `${actor} hat den Bildschirm pausiert bis ${since.text}`
        : `${actor} hat den Bildschirm bis morgen pausiert`,
  },
  room_question: { one: ({ lovedOne }) => `Bitte frag ${lovedOne}, ob der Bildschirm noch willkommen ist` },
  photo_reminder: {
    one: ({ lovedOne, since }) =>
      since && !since.isToday
        ? `Kein Foto für ${lovedOne} bis ${since.text}`
        : `Heute noch kein Foto für ${lovedOne}`,
  },
}

function asked(actor: string, you: boolean, at: string | undefined): string {
  const when = at ? ` (${at})` : ''
  return you
    ? `${actor} hat dich um einen Anruf gebeten${when}`
    : `${actor} hat um einen Anruf gebeten${when}`
}
