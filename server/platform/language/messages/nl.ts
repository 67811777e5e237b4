import type { Messages } from './en.ts'

const roles = {
  primary_caretaker: 'eerste verzorger',
  caretaker: 'verzorger',
  member: 'familielid',
}

export const messages: Messages = {
  hello: (name) => (name ? `Hallo ${name},` : 'Hallo,'),
  openSunporch: 'Sunporch openen',

  invitation: {
    subject: (inviter, family) => `${inviter} nodigt je uit voor ${family} op Sunporch`,
    title: (inviter) => `${inviter} nodigt je uit om mee te doen`,
    text: (inviter, family, role) => `${inviter} nodigt je uit voor ‘${family}’, als ${roles[role]}.`,
    about: 'Op Sunporch deelt een familie foto’s, aanbevelingen en een boodschappenlijst met een dierbare.',
    lasts: 'De link werkt zeven dagen.',
    button: 'Meedoen met de familie',
    note: 'Als je niet weet waar dit over gaat, hoef je niets te doen.',
  },

  confirm: {
    subject: 'Bevestig je e-mailadres voor Sunporch',
    title: 'Is dit je e-mailadres?',
    text: 'Iemand heeft dit adres opgegeven voor een account op Sunporch. Als jij dat was, open dan deze link binnen 24 uur. Pas daarna komt hier nieuws van je familie.',
    button: 'Ja, dit is mijn adres',
    note: 'Als jij het niet was, hoef je niets te doen.',
  },

  addressChanged: {
    subject: 'Je e-mailadres voor Sunporch is gewijzigd',
    title: 'Je e-mailadres is gewijzigd',
    byPerson:
      'Je account op Sunporch heeft nu een ander e-mailadres, zoals iemand met je wachtwoord heeft gevraagd. Je logt in met het nieuwe adres, en mails komen daar aan.',
    byOperator:
      'Je account op Sunporch heeft nu een ander e-mailadres. Wie jouw Sunporch beheert, heeft het op verzoek ingesteld. Je logt in met het nieuwe adres, en mails komen daar aan.',
    note: 'Als jij het niet was, laat het dan meteen weten aan wie jouw Sunporch beheert.',
  },

  reset: {
    subject: 'Kies een nieuw wachtwoord voor Sunporch',
    title: 'Kies een nieuw wachtwoord',
    text: 'Open deze link binnen een uur om een nieuw wachtwoord voor Sunporch te kiezen.',
    button: 'Een nieuw wachtwoord kiezen',
    note: 'Als je er niet om hebt gevraagd, hoef je niets te doen. Je wachtwoord blijft zoals het is.',
  },

  passkey: {
    added: {
      title: 'Er is een passkey aan je account toegevoegd',
      text: 'Er is een passkey aan je account op Sunporch toegevoegd. Het apparaat dat hem heeft, logt in zonder je wachtwoord.',
    },
    removed: {
      title: 'Er is een passkey uit je account verwijderd',
      text: 'Er is een passkey uit je account op Sunporch verwijderd. Niemand kan er nog mee inloggen.',
    },
    button: 'Mijn passkeys bekijken',
    note: 'Als jij dat was, hoef je niets te doen. Zo niet, log dan in en neem je account terug bij de instellingen: dat beëindigt alle passkeys en logt alle anderen uit. Kies daarna een nieuw wachtwoord.',
  },

  account: {
    reset: {
      title: 'Je hebt een nieuw wachtwoord',
      text: 'Met een link is een nieuw wachtwoord gekozen voor je account op Sunporch. Het oude werkt niet meer, en alle anderen zijn uitgelogd.',
    },
    password: {
      title: 'Je wachtwoord is gewijzigd',
      text: 'Het wachtwoord van je account op Sunporch is bij de instellingen gewijzigd, door iemand die het oude kende. Alle andere browsers zijn uitgelogd, en de toegang van andere programma’s is beëindigd. Dat geldt ook voor passkeys, sleutels en open uitnodigingen, tenzij was aangevinkt dat ze blijven.',
    },
    taken: {
      title: 'Alle anderen zijn uitgelogd',
      text: 'Je hebt ons verteld dat iemand anders in je account op Sunporch was. Iedereen behalve jij is uitgelogd.',
    },
    signedOut: {
      title: 'Je bent overal uitgelogd',
      text: 'In je account op Sunporch is ‘Overal uitloggen’ gekozen. Log op elk apparaat opnieuw in.',
    },
    changeNow: {
      password: 'Kies nu een nieuw wachtwoord: tot dan kan wie het oude kent, weer binnenkomen.',
      provider:
        'Wijzig nu je wachtwoord bij de dienst waarmee je inlogt: tot dan kan wie het kent, weer binnenkomen.',
    },
    ended:
      'Wat programma’s en apparaten in je account laat, is beëindigd: passkeys, de sleutels waarmee telefoons foto’s sturen, de toegang van andere programma’s, het adres van de agenda, en uitnodigingen die nog niemand had aangenomen. Wat je ervan nodig hebt, kun je opnieuw maken.',
    lookThrough:
      'Schermen, programma’s en mensen die er in de laatste 30 dagen in jouw naam bij kwamen, blijven, en het scherm in de kamer ook. Ze staan bij de instellingen: beëindig wat je niet kent.',
    ifNot: {
      password: 'Was jij het niet? Vraag dan meteen een nieuw wachtwoord aan waar je inlogt.',
      provider: 'Was jij het niet? Wijzig dan meteen je wachtwoord bij de dienst waarmee je inlogt.',
    },
    ifNotReset: {
      password:
        'Was jij het niet? Dan leest misschien iemand anders je mails: wijzig eerst het wachtwoord van je mailbox. Vraag daarna meteen een nieuw wachtwoord aan waar je inlogt.',
      provider:
        'Was jij het niet? Dan leest misschien iemand anders je mails: wijzig eerst het wachtwoord van je mailbox. Wijzig daarna meteen je wachtwoord bij de dienst waarmee je inlogt.',
    },
    button: 'Mijn account bekijken',
    signIn: 'Inloggen',
  },

  signOut: {
    title: 'Uitloggen?',
    question: 'Wil je uitloggen bij Sunporch?',
    yes: 'Uitloggen',
    no: 'Ingelogd blijven',
  },

  operator: {
    unnamed:
      'Wie deze server beheert, is ervoor verantwoordelijk. Dat is meestal iemand van de familie: vraag het aan de persoon die je heeft uitgenodigd.',
    named: (operator) =>
      `Deze server wordt beheerd door ${operator}. Daar ligt de verantwoordelijkheid ervoor.`,
  },

  someoneOfFamily: 'Iemand van uw familie',
}
