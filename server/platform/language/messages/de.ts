import type { Messages } from './en.ts'

const roles = {
  primary_caretaker: 'Hauptbetreuung',
  caretaker: 'Betreuung',
  member: 'Familienmitglied',
}

export const messages: Messages = {
  hello: (name) => (name ? `Hallo ${name},` : 'Hallo,'),
  openSunporch: 'Sunporch öffnen',

  invitation: {
    subject: (inviter, family) => `${inviter} lädt dich auf Sunporch ein: ${family}`,
    title: (inviter) => `${inviter} lädt dich ein`,
    text: (inviter, family, role) =>
      `${inviter} lädt dich in die Gruppe „${family}“ ein. Deine Rolle: ${roles[role]}.`,
    about:
      'Auf Sunporch teilt eine Familie Fotos, Empfehlungen und eine Einkaufsliste mit einem lieben Menschen.',
    lasts: 'Der Link gilt sieben Tage.',
    button: 'Mitmachen',
    note: 'Wenn du nicht weißt, worum es geht, brauchst du nichts zu tun.',
  },

  confirm: {
    subject: 'Bitte bestätige deine E-Mail-Adresse für Sunporch',
    title: 'Ist das deine E-Mail-Adresse?',
    text: 'Jemand hat diese Adresse für ein Konto auf Sunporch angegeben. Wenn du das warst, öffne diesen Link innerhalb von 24 Stunden. Erst danach kommen hier Neuigkeiten deiner Familie an.',
    button: 'Ja, das ist meine Adresse',
    note: 'Wenn du es nicht warst, brauchst du nichts zu tun.',
  },

  addressChanged: {
    subject: 'Deine E-Mail-Adresse für Sunporch wurde geändert',
    title: 'Deine E-Mail-Adresse wurde geändert',
    byPerson:
      'Dein Konto auf Sunporch hat jetzt eine andere E-Mail-Adresse. Das wurde mit deinem Passwort verlangt. Du meldest dich mit der neuen Adresse an, und Mails gehen dorthin.',
    byOperator:
      'Dein Konto auf Sunporch hat jetzt eine andere E-Mail-Adresse. Wer dein Sunporch betreibt, hat sie auf Bitte eingetragen. Du meldest dich mit der neuen Adresse an, und Mails gehen dorthin.',
    note: 'Wenn du es nicht warst, sag bitte sofort Bescheid, wo dein Sunporch betrieben wird.',
  },

  reset: {
    subject: 'Wähle ein neues Passwort für Sunporch',
    title: 'Wähle ein neues Passwort',
    text: 'Um ein neues Passwort für Sunporch zu wählen, öffne diesen Link innerhalb einer Stunde.',
    button: 'Neues Passwort wählen',
    note: 'Wenn du nicht darum gebeten hast, brauchst du nichts zu tun. Dein Passwort bleibt, wie es ist.',
  },

  passkey: {
    added: {
      title: 'Zu deinem Konto kam ein Passkey hinzu',
      text: 'Zu deinem Konto auf Sunporch kam ein Passkey hinzu. Das Gerät, das ihn hat, meldet sich ohne dein Passwort an.',
    },
    removed: {
      title: 'Ein Passkey deines Kontos wurde entfernt',
      text: 'Ein Passkey deines Kontos auf Sunporch wurde entfernt. Damit kann sich niemand mehr anmelden.',
    },
    button: 'Meine Passkeys ansehen',
    note: 'Wenn du das warst, brauchst du nichts zu tun. Wenn nicht, melde dich bitte an und hol dir in den Einstellungen dein Konto zurück: Das beendet alle Passkeys und meldet alle anderen ab. Wähle dann ein neues Passwort.',
  },

  account: {
    reset: {
      title: 'Du hast ein neues Passwort',
      text: 'Über einen Link wurde ein neues Passwort für dein Konto auf Sunporch gewählt. Das alte gilt nicht mehr, und alle anderen wurden abgemeldet.',
    },
    password: {
      title: 'Dein Passwort wurde geändert',
      text: 'Das Passwort deines Kontos auf Sunporch wurde in den Einstellungen geändert, von jemandem, der das alte kannte. Alle anderen Browser wurden abgemeldet, und Zugänge anderer Programme sind beendet. Auch Passkeys, Schlüssel und offene Einladungen sind beendet, wenn nicht angekreuzt war, dass sie bleiben.',
    },
    taken: {
      title: 'Alle anderen wurden abgemeldet',
      text: 'Du hast uns gesagt, dass jemand anders in deinem Konto auf Sunporch war. Alle außer dir wurden abgemeldet.',
    },
    signedOut: {
      title: 'Du wurdest überall abgemeldet',
      text: 'In deinem Konto auf Sunporch wurde „Überall abmelden“ gewählt. Melde dich auf jedem Gerät neu an.',
    },
    changeNow: {
      password: 'Bitte wähle jetzt ein neues Passwort: Wer das alte kennt, kommt sonst wieder hinein.',
      provider:
        'Bitte ändere jetzt dein Passwort bei dem Dienst, über den du dich anmeldest: Wer es kennt, kommt sonst wieder hinein.',
    },
    ended:
      'Was Programme und Geräte in dein Konto lässt, ist beendet: Passkeys, die Schlüssel, mit denen Handys Bilder schicken, Zugänge anderer Programme, die Adresse des Kalenders und Einladungen, die noch niemand angenommen hatte. Was du davon brauchst, kannst du neu anlegen.',
    lookThrough:
      'Bildschirme, Programme und Menschen, die in den letzten 30 Tagen in deinem Namen dazukamen, bleiben, und so auch der Bildschirm im Zimmer. Sie stehen in den Einstellungen: Beende dort, was du nicht kennst.',
    ifNot: {
      password: 'Warst du es nicht? Dann fordere dort, wo du dich anmeldest, sofort ein neues Passwort an.',
      provider:
        'Warst du es nicht? Dann ändere sofort dein Passwort bei dem Dienst, über den du dich anmeldest.',
    },
    ifNotReset: {
      password:
        'Warst du es nicht? Dann liest vielleicht jemand anders deine Mails: Ändere zuerst das Passwort deines Postfachs. Fordere dann dort, wo du dich anmeldest, sofort ein neues Passwort an.',
      provider:
        'Warst du es nicht? Dann liest vielleicht jemand anders deine Mails: Ändere zuerst das Passwort deines Postfachs. Ändere dann sofort dein Passwort bei dem Dienst, über den du dich anmeldest.',
    },
    button: 'Mein Konto ansehen',
    signIn: 'Anmelden',
  },

  signOut: {
    title: 'Abmelden?',
    question: 'Möchtest du dich von Sunporch abmelden?',
    yes: 'Abmelden',
    no: 'Angemeldet bleiben',
  },

  operator: {
    unnamed:
      'Verantwortlich ist, wer diesen Server betreibt. Das ist meist jemand aus der Familie: Frag die Person, die dich eingeladen hat.',
    named: (operator) =>
      `Dieser Server wird betrieben von: ${operator}. Dort liegt die Verantwortung für ihn.`,
  },

  someoneOfFamily: 'Jemand aus Ihrer Familie',
}
