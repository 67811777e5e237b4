import type { Sentences } from './en.ts'

const asksForCall: Sentences['call_requested'] = {
  one: ({ actor, you }) => (you ? `${actor} vraagt of jij belt` : `${actor} vraagt of iemand belt`),
}
const says: Sentences['answer_note'] = {
  one: ({ actor, quoted }) => (quoted ? `${actor} zegt: ${quoted}` : `${actor} heeft een berichtje gestuurd`),
}
const takesPlace: Sentences['visit_unskipped'] = {
  one: ({ actor, quoted }) =>
    quoted ? `${actor} zegt: ${quoted} gaat toch door` : `${actor} zegt dat een bezoek toch doorgaat`,
}

export const sentences: Sentences = {
  photo_uploaded: {
    one: ({ actor, quoted }) =>
      quoted ? `${actor} heeft de foto ${quoted} toegevoegd` : `${actor} heeft een foto toegevoegd`,
    many: ({ actor }, count) => `${actor} heeft ${count} foto’s toegevoegd`,
  },
  photo_sent_to_alexa: {
    one: ({ actor, quoted, lovedOne }) =>
      quoted
        ? `${actor} heeft de foto ${quoted} aan ${lovedOne} gestuurd`
        : `${actor} heeft een foto aan ${lovedOne} gestuurd`,
    many: ({ actor, lovedOne }, count) => `${actor} heeft ${count} foto’s aan ${lovedOne} gestuurd`,
  },
  content_added: {
    one: ({ actor, quoted }) =>
      quoted
        ? `${actor} heeft de aanbeveling ${quoted} toegevoegd`
        : `${actor} heeft een aanbeveling toegevoegd`,
    many: ({ actor }, count) => `${actor} heeft ${count} aanbevelingen toegevoegd`,
  },
  content_sent_to_alexa: {
    one: ({ actor, quoted, lovedOne }) =>
      quoted
        ? `${actor} heeft ${quoted} aan ${lovedOne} aanbevolen`
        : `${actor} heeft een aanbeveling aan ${lovedOne} gestuurd`,
    many: ({ actor, lovedOne }, count) => `${actor} heeft ${count} aanbevelingen aan ${lovedOne} gestuurd`,
  },
  note_sent: {
    one: ({ actor, quoted, lovedOne }) =>
      quoted
        ? `${actor} heeft aan ${lovedOne} geschreven: ${quoted}`
        : `${actor} heeft aan ${lovedOne} geschreven`,
    many: ({ actor, lovedOne }, count) => `${actor} heeft ${count} berichtjes aan ${lovedOne} gestuurd`,
  },
  voice_sent: {
    one: ({ actor, quoted, lovedOne, seconds }) => {
      const length = seconds === null ? '' : `, ${seconds} ${seconds === 1 ? 'seconde' : 'seconden'}`
      return `${actor} heeft ${lovedOne} een spraakopname gestuurd${length}${quoted ? `: ${quoted}` : ''}`
    },
    many: ({ actor, lovedOne }, count) => `${actor} heeft ${lovedOne} ${count} spraakopnamen gestuurd`,
  },
  clip_sent: {
    one: ({ actor, quoted, lovedOne, seconds }) => {
      const length = seconds === null ? '' : `, ${seconds} ${seconds === 1 ? 'seconde' : 'seconden'}`
      return `${actor} heeft ${lovedOne} een video gestuurd${length}${quoted ? `: ${quoted}` : ''}`
    },
    many: ({ actor, lovedOne }, count) => `${actor} heeft ${lovedOne} ${count} video’s gestuurd`,
  },
  note_unseen: {
    one: ({ quoted }) =>
      quoted
        ? `Het berichtje ${quoted} is verlopen, en geen scherm heeft gemeld dat het te zien was`
        : 'Een berichtje is verlopen, en geen scherm heeft gemeld dat het te zien was',
  },
  schedule_created: {
    one: ({ actor, quoted }) =>
      quoted ? `${actor} heeft een zending gepland: ${quoted}` : `${actor} heeft een zending gepland`,
    many: ({ actor }, count) => `${actor} heeft ${count} zendingen gepland`,
  },
  schedule_edited: {
    one: ({ actor, quoted }) =>
      quoted
        ? `${actor} heeft een geplande zending gewijzigd: ${quoted}`
        : `${actor} heeft een geplande zending gewijzigd`,
    many: ({ actor }, count) => `${actor} heeft ${count} wijzigingen in geplande zendingen gemaakt`,
  },
  schedule_cancelled: {
    one: ({ actor, quoted }) =>
      quoted
        ? `${actor} heeft een geplande zending geannuleerd: ${quoted}`
        : `${actor} heeft een geplande zending geannuleerd`,
    many: ({ actor }, count) => `${actor} heeft ${count} geplande zendingen geannuleerd`,
  },
  visit_planned: {
    one: ({ actor, quoted }) =>
      quoted ? `${actor} heeft ${quoted} gepland` : `${actor} heeft een bezoek gepland`,
    many: ({ actor }, count) => `${actor} heeft ${count} bezoeken gepland`,
  },
  visit_changed: {
    one: ({ actor, quoted }) =>
      quoted ? `${actor} heeft ${quoted} gewijzigd` : `${actor} heeft een bezoek gewijzigd`,
    many: ({ actor }, count) => `${actor} heeft ${count} wijzigingen in bezoeken gemaakt`,
  },
  visit_removed: {
    one: ({ actor, quoted }) =>
      quoted ? `${actor} heeft ${quoted} afgezegd` : `${actor} heeft een bezoek afgezegd`,
    many: ({ actor }, count) => `${actor} heeft ${count} bezoeken afgezegd`,
  },
  visit_skipped: {
    one: ({ actor, quoted }) =>
      quoted
        ? `${actor} heeft ${quoted} voor één dag afgezegd`
        : `${actor} heeft een bezoek voor één dag afgezegd`,
    many: ({ actor }, count) => `${actor} heeft ${count} bezoeken elk voor één dag afgezegd`,
  },
  visit_restored: {
    ...takesPlace,
    many: ({ actor }, count) => `${actor} zegt dat ${count} bezoeken toch doorgaan`,
  },
  visit_unskipped: takesPlace,
  shopping_item_added: {
    one: ({ actor, quoted }) =>
      quoted
        ? `${actor} heeft ${quoted} op de boodschappenlijst gezet`
        : `${actor} heeft iets op de boodschappenlijst gezet`,
    many: ({ actor }, count) => `${actor} heeft ${count} dingen op de boodschappenlijst gezet`,
  },
  items_sent_to_amazon: {
    one: ({ actor, quoted }) =>
      quoted
        ? `${actor} heeft ${quoted} naar Amazon gestuurd`
        : `${actor} heeft de boodschappenlijst naar Amazon gestuurd`,
  },
  answer_heart: {
    one: ({ actor, quoted }) =>
      quoted ? `${actor} heeft een hartje gestuurd voor ${quoted}` : `${actor} heeft een hartje gestuurd`,
    many: ({ actor }, count) => `${actor} heeft ${count} hartjes gestuurd`,
  },
  answer_thank_you: {
    one: ({ actor, quoted }) =>
      quoted ? `${actor} zegt dank je wel voor ${quoted}` : `${actor} zegt dank je wel`,
    many: ({ actor }, count) => `${actor} heeft ${count} keer dank je wel gezegd`,
  },
  answer_note: says,
  answer_taken_back: { one: ({ actor }) => `${actor} heeft een antwoord teruggenomen` },
  note_received: says,
  voice_received: {
    one: ({ actor }) => `${actor} heeft iets gezegd`,
    many: ({ actor }, count) => `${actor} heeft ${count} keer iets gezegd`,
  },
  answer_call_me: asksForCall,
  call_requested: asksForCall,
  call_waiting: {
    one: ({ actor, you, since }) => `${asked(actor, you, since?.text)}. Nog niemand heeft het opgepakt`,
  },
  call_waiting_last: {
    one: ({ actor, you, since }) =>
      `${asked(actor, you, since?.text)}. Niemand heeft het opgepakt, en dit is de laatste herinnering`,
  },
  call_taken: { one: ({ actor, lovedOne }) => `${actor} gaat ${lovedOne} bellen` },
  call_returned: { one: ({ actor, lovedOne }) => `${actor} kan ${lovedOne} toch niet bellen` },
  call_withdrawn: { one: ({ actor }) => `${actor} heeft geen telefoontje meer nodig` },
  member_joined: { one: ({ actor }) => `${actor} hoort nu bij de familie` },
  account_secured: {
    one: ({ actor }) =>
      `${actor} heeft het eigen account voor anderen gesloten. Daarmee is hier het een en ander beëindigd`,
  },
  account_taken_back: {
    one: ({ actor }) =>
      `Iemand anders was in het account van ${actor}, dat nu is teruggenomen. Loop de mensen en de schermen na`,
  },
  member_left: { one: ({ actor }) => `${actor} heeft de familie verlaten` },
  member_removed: {
    one: ({ actor, title }) => `${actor} heeft ${title ?? 'iemand'} uit de familie verwijderd`,
  },
  member_role_changed: {
    one: ({ actor, title, you }) =>
      you ? `${actor} heeft jouw rol gewijzigd` : `${actor} heeft de rol van ${title ?? 'iemand'} gewijzigd`,
  },
  hand_over_offered: {
    one: ({ actor, title, you }) =>
      you
        ? `${actor} vraagt je om eerste verzorger te worden`
        : `${actor} vraagt ${title ?? 'iemand'} om eerste verzorger te worden`,
  },
  hand_over_accepted: { one: ({ actor }) => `${actor} is nu eerste verzorger` },
  successor_named: {
    one: ({ actor, title, you }) =>
      `${actor} heeft ${you ? 'jou' : (title ?? 'iemand')} als opvolger aangewezen`,
  },
  successor_cleared: {
    one: ({ actor, title, you }) =>
      `${actor} heeft ${you ? 'jou' : (title ?? 'iemand')} niet meer als opvolger`,
  },
  successor_followed: {
    one: ({ actor, title, you }) =>
      you
        ? `Je bent nu eerste verzorger, omdat ${actor} de familie heeft verlaten`
        : `${title ?? 'De opvolger'} is nu eerste verzorger`,
  },
  take_over_asked: {
    one: ({ actor, since }) =>
      since
        ? `${actor} wil het overnemen als eerste verzorger. Je kunt nee zeggen tot ${since.text}`
        : `${actor} wil het overnemen als eerste verzorger. Je kunt nee zeggen`,
  },
  take_over_ended: {
    one: ({ actor, you }) =>
      you ? `${actor} blijft eerste verzorger` : `${actor} wil het niet meer overnemen`,
  },
  take_over_done: {
    one: ({ actor, you }) =>
      you
        ? `${actor} heeft het overgenomen als eerste verzorger. Jij bent nu verzorger`
        : `${actor} heeft het overgenomen als eerste verzorger`,
  },
  device_connected: {
    one: ({ quoted }) => (quoted ? `Het scherm ${quoted} is verbonden` : 'Er is een scherm verbonden'),
  },
  device_removed: {
    one: ({ actor, quoted }) =>
      quoted ? `${actor} heeft het scherm ${quoted} verwijderd` : `${actor} heeft een scherm verwijderd`,
  },
  device_unlinked: {
    one: ({ quoted }) => (quoted ? `De Echo ${quoted} is losgekoppeld` : 'Er is een Echo losgekoppeld'),
  },
  device_silent: {
    one: ({ quoted, since }) =>
      `${quoted ? `Het scherm ${quoted}` : 'Een scherm'} is ${since ? `sinds ${since.text}` : 'al een dag'} niet bereikbaar`,
  },
  device_back: {
    one: ({ quoted }) => (quoted ? `Het scherm ${quoted} is er weer` : 'Een scherm is er weer'),
  },
  delivery_failed: {
    one: ({ quoted }) =>
      quoted ? `${quoted} kon niet worden bezorgd` : 'Een zending kon niet worden bezorgd',
  },
  delivery_expired: {
    one: ({ quoted }) =>
      quoted
        ? `${quoted} is niet bezorgd: drie dagen lang was er geen scherm open`
        : 'Een zending is niet bezorgd: drie dagen lang was er geen scherm open',
  },
  schedule_missed: {
    one: ({ quoted }) =>
      quoted ? `Een geplande zending is gemist: ${quoted}` : 'Een geplande zending is gemist',
  },
  schedule_failed: {
    one: ({ quoted }) =>
      quoted ? `Een geplande zending is mislukt: ${quoted}` : 'Een geplande zending is mislukt',
  },
  schedule_held: {
    one: ({ quoted }) =>
      quoted
        ? `${quoted} wacht tot je het nu verstuurt`
        : 'Een geplande zending wacht tot je die nu verstuurt',
  },
  webhook_switched_off: {
    one: ({ title }) =>
      title
        ? `De webhook naar ${title} werkte vijf dagen niet en is uitgezet`
        : 'Een webhook werkte vijf dagen niet en is uitgezet',
  },
  life_missed: { one: ({ lovedOne }) => `Vandaag nog geen teken van leven van ${lovedOne}` },
  life_unknown: {
    one: ({ lovedOne, since }) =>
      since
        ? `Het scherm is sinds ${since.text} niet bereikbaar, dus we kunnen niet weten hoe het met ${lovedOne} gaat`
        : `Het scherm is niet bereikbaar, dus we kunnen niet weten hoe het met ${lovedOne} gaat`,
  },
  life_not_checked: {
    one: ({ lovedOne }) => `Vandaag kon er niet worden gekeken naar een teken van leven van ${lovedOne}`,
  },
  life_well: {
    one: ({ actor, lovedOne, since }) =>
      since?.isToday
        ? `Met ${actor} gaat het goed: er was een teken van leven (${since.text})`
        : `Er was een teken van leven van ${lovedOne}${since ? ` (${since.text})` : ''}`,
  },
  life_taken: { one: ({ actor, lovedOne }) => `${actor} gaat kijken hoe het met ${lovedOne} is` },
  life_given_back: {
    one: ({ actor, lovedOne }) => `${actor} kan toch niet kijken hoe het met ${lovedOne} is`,
  },
  life_switched_off: { one: ({ actor }) => `${actor} heeft het dagelijkse teken van leven uitgezet` },
  life_away_added: {
    one: ({ actor, lovedOne, title }) =>
      title ? `${actor} zegt dat ${lovedOne} weg is: ${title}` : `${actor} zegt dat ${lovedOne} weg is`,
  },
  life_stop_asked: {
    one: ({ actor }) => `${actor} vraagt jullie te stoppen met het dagelijkse teken van leven`,
  },
  screen_paused: {
    one: ({ actor, since }) =>
      since
        ? `${actor} heeft het scherm gepauzeerd tot ${since.text}`
        : `${actor} heeft het scherm tot morgen gepauzeerd`,
  },
  room_question: { one: ({ lovedOne }) => `Vraag ${lovedOne} of het scherm nog welkom is` },
  photo_reminder: {
    one: ({ lovedOne, since }) =>
      since && !since.isToday
        ? `Geen foto voor ${lovedOne} tot ${since.text}`
        : `Vandaag nog geen foto voor ${lovedOne}`,
  },
}

function asked(actor: string, you: boolean, at: string | undefined): string {
  const when = at ? ` (${at})` : ''
  return you ? `${actor} vroeg of jij belt${when}` : `${actor} vroeg of iemand belt${when}`
}
