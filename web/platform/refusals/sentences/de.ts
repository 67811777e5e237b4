import type { KnownRefusal } from './en.ts'

export const words: Record<KnownRefusal, string> = {
  'As {} you may not do this. Please ask the primary caretaker.':
    'Mit der Rolle „{0}“ geht das nicht. Bitte frag die Hauptbetreuung.',
  'Primary Caretaker': 'Hauptbetreuung',
  Caretaker: 'Betreuung',
  'Family Member': 'Familienmitglied',
  'This was not found.': 'Das ist nicht mehr da.',
  'This group is kept in memory, so nothing is sent or planned any more. The pictures and words are all here.':
    'Diese Gruppe wird zur Erinnerung aufbewahrt, darum wird nichts mehr geschickt oder geplant. Alle Bilder und Worte sind hier.',
  'Please check what you entered.': 'Bitte prüfe, was du eingegeben hast.',
  'Something went wrong on our side. Please try again.':
    'Bei uns ist etwas schiefgegangen. Bitte versuch es noch einmal.',
  'This is more than we can take in one request.': 'Das ist mehr, als wir auf einmal annehmen können.',
  "The server's disk is full. Delete photos you no longer need, or ask whoever runs this server to make room.":
    'Die Festplatte des Servers ist voll. Lösche Fotos, die du nicht mehr brauchst, oder bitte die Person, die diesen Server betreibt, um Platz.',
  'The place where the pictures are stored does not answer just now. Please try again in a moment.':
    'Der Ort, an dem die Bilder liegen, antwortet gerade nicht. Bitte versuch es gleich noch einmal.',
  "The server's database does not answer just now. Please try again in a moment.":
    'Die Datenbank des Servers antwortet gerade nicht. Bitte versuch es gleich noch einmal.',
  "Your family's room for photos is full. Delete photos you no longer need, or ask whoever runs this server for more room.":
    'Der Platz deiner Familie für Fotos ist voll. Lösche Fotos, die du nicht mehr brauchst, oder bitte die Person, die diesen Server betreibt, um mehr Platz.',
  'This group can take no more photos now. Please ask your primary caretaker, or whoever runs this server, for more room.':
    'Diese Gruppe kann gerade keine Fotos mehr aufnehmen. Bitte frag die Hauptbetreuung oder die Person, die diesen Server betreibt, nach mehr Platz.',
  'You have uploaded many pictures that are not in the gallery yet. Please add those first, or try again tomorrow.':
    'Du hast viele Bilder hochgeladen, die noch nicht in der Galerie sind. Füge sie zuerst hinzu, oder versuch es morgen wieder.',
  'Your family has added as many {} as it may ({}, with those that were deleted). Please ask whoever runs this server for more.':
    'Deine Familie hat davon so viele angelegt, wie sie darf ({1}, mit den gelöschten). Bitte frag die Person, die diesen Server betreibt, nach mehr.',
  'Your family has as many devices of this kind as it may have ({}). Please remove one that nobody uses any more.':
    'Deine Familie hat so viele Geräte dieser Art, wie sie haben darf ({0}). Bitte entferne eines, das niemand mehr benutzt.',
  'This file is not a picture we can read. Please choose a JPEG, PNG, WebP or HEIC.':
    'Diese Datei ist kein Bild, das wir lesen können. Bitte wähle eine JPEG-, PNG-, WebP- oder HEIC-Datei.',
  'This file is damaged, or only a part of a picture: we cannot read all of it. Please choose another copy of it.':
    'Diese Datei ist beschädigt oder nur ein Teil eines Bildes: Wir können sie nicht ganz lesen. Bitte wähle eine andere Kopie davon.',
  'This picture has more than {} megapixels. Please choose a smaller one.':
    'Dieses Bild hat mehr als {0} Megapixel. Bitte wähle ein kleineres.',
  'This file is larger than 10 MB. Please choose a smaller one.':
    'Diese Datei ist größer als 10 MB. Bitte wähle eine kleinere.',
  'The file has not arrived. Please upload it again.':
    'Die Datei ist nicht angekommen. Bitte lade sie noch einmal hoch.',
  'This picture was added already, and has been deleted since.':
    'Dieses Bild war schon in der Galerie und wurde inzwischen gelöscht.',
  'Please create a family group first, or ask your family to invite you. Then add pictures.':
    'Lege bitte zuerst eine Familiengruppe an, oder bitte deine Familie um eine Einladung. Dann füge Bilder hinzu.',
  'One of these photos was deleted. Please choose again.':
    'Eines dieser Fotos wurde gelöscht. Bitte wähle noch einmal.',
  'A photo can name {} people.': 'Auf einem Foto können {0} Menschen genannt werden.',
  'A family can list {} people. Please remove somebody first.':
    'Eine Familie kann {0} Menschen auflisten. Bitte entferne zuerst jemanden.',
  'This member is in the list already, as {}.': 'Dieses Mitglied steht schon in der Liste, als {0}.',
  'Please enter a name.': 'Bitte gib einen Namen ein.',
  'Please use at most {} characters.': 'Bitte nimm höchstens {0} Zeichen.',
  'This text holds a character we cannot keep.':
    'In diesem Text ist ein Zeichen, das wir nicht speichern können.',
  'Please choose a date.': 'Bitte wähle ein Datum.',
  'Please choose a time.': 'Bitte wähle eine Uhrzeit.',
  'Please choose a time, like 21:30.': 'Bitte wähle eine Uhrzeit, etwa 21:30.',
  'Please choose two different times.': 'Bitte wähle zwei verschiedene Uhrzeiten.',
  'Please enter a title.': 'Bitte gib einen Titel ein.',
  'Please choose a type.': 'Bitte wähle eine Art.',
  'Please choose a provider.': 'Bitte wähle einen Anbieter.',
  'Please enter a web address that begins with http:// or https://.':
    'Bitte gib eine Webadresse ein, die mit http:// oder https:// beginnt.',
  'This provider does not offer this type.': 'Dieser Anbieter hat nichts von dieser Art.',
  'Please write a note.': 'Bitte schreib eine Nachricht.',
  'Please choose how long it stays.': 'Bitte wähle, wie lange sie bleibt.',
  'Please choose until when it stays.': 'Bitte wähle, bis wann sie bleibt.',
  'This end has passed. Please choose a later one.': 'Dieses Ende ist vorbei. Bitte wähle ein späteres.',
  'The end of this note has passed. Please choose a new one, then send it.':
    'Das Ende dieser Nachricht ist vorbei. Bitte wähle ein neues, und schick sie dann.',
  'This note could not be added. Please write it again.':
    'Diese Nachricht ließ sich nicht hinzufügen. Bitte schreib sie noch einmal.',
  'This note was written already, with other words. You find it in the list of notes.':
    'Diese Nachricht wurde schon mit anderen Worten geschrieben. Du findest sie in der Liste der Nachrichten.',
  'This note was written, and has been deleted since.':
    'Diese Nachricht wurde geschrieben und inzwischen gelöscht.',
  'This note ends before that time. Please choose an earlier time, or another end for the note.':
    'Diese Nachricht endet vor dieser Zeit. Bitte wähle eine frühere Zeit oder ein anderes Ende für die Nachricht.',
  'This note ends on a certain day. To repeat it, please choose how long it stays each time.':
    'Diese Nachricht endet an einem bestimmten Tag. Um sie zu wiederholen, wähle bitte, wie lange sie jedes Mal bleibt.',
  'Please select both date and time for the schedule.': 'Bitte wähle Datum und Uhrzeit.',
  'Please select either a content item or photo to schedule.': 'Bitte wähle eine Empfehlung oder ein Foto.',
  'This time has passed. Please choose a later one.': 'Diese Zeit ist vorbei. Bitte wähle eine spätere.',
  'Please choose a date within the next {} years.': 'Bitte wähle ein Datum in den nächsten {0} Jahren.',
  'This is not to come any more.': 'Das steht nicht mehr bevor.',
  'Somebody has changed this meanwhile. Please look again.':
    'Jemand hat das inzwischen geändert. Bitte sieh noch einmal nach.',
  'This has been sent already.': 'Das wurde schon geschickt.',
  'Only the next of several deliveries can be skipped.':
    'Nur die nächste von mehreren Sendungen lässt sich auslassen.',
  'There is no delivery after this one.': 'Nach dieser Sendung kommt keine mehr.',
  'It was cancelled.': 'Es wurde abgesagt.',
  'It was changed.': 'Es wurde geändert.',
  'It was paused.': 'Es wurde angehalten.',
  'Item removed.': 'Eintrag entfernt.',
  'The group was deleted.': 'Die Gruppe wurde gelöscht.',
  'There is no photo to send yet.': 'Es gibt noch kein Foto zum Schicken.',
  'Every photo was shown already: this one was shown longest ago.':
    'Alle Fotos waren schon zu sehen: Bei diesem ist es am längsten her.',
  'It was left out.': 'Es wurde ausgelassen.',
  'Auto-send Content is off.': 'Das automatische Schicken ist aus.',
  'It could not be sent.': 'Es ließ sich nicht schicken.',
  'The entry has no author.': 'Niemand steht mehr hinter diesem Eintrag.',
  'The family group was deleted at that time.': 'Die Familiengruppe war zu dieser Zeit gelöscht.',
  'The server was not running at that time.': 'Der Server lief zu dieser Zeit nicht.',
  'It was paused at that time.': 'Es war zu dieser Zeit angehalten.',
  'The group is kept in memory.': 'Die Gruppe wird zur Erinnerung aufbewahrt.',
  'The group was kept in memory at that time.': 'Die Gruppe wurde zu dieser Zeit zur Erinnerung aufbewahrt.',
  'By the new time zone this time had passed.': 'In der neuen Zeitzone war diese Zeit schon vorbei.',
  'The end of this note had passed.': 'Das Ende dieser Nachricht war vorbei.',
  'The device could not be reached.': 'Das Gerät war nicht zu erreichen.',
  'Please say who comes, or what is on.': 'Bitte schreib, wer kommt oder was los ist.',
  'Please say when it begins, too.': 'Bitte schreib auch, wann es beginnt.',
  'The end comes before the beginning.': 'Das Ende liegt vor dem Anfang.',
  'The last day comes before the first one.': 'Der letzte Tag liegt vor dem ersten.',
  'This comes before the first day.': 'Das liegt vor dem ersten Tag.',
  'By this day, none is to come. Please choose a later one.':
    'Bis zu diesem Tag steht keiner bevor. Bitte wähle einen späteren.',
  'It would begin again before it has ended.': 'Es würde wieder beginnen, bevor es zu Ende ist.',
  'This day is over. Please choose today or a later day.':
    'Dieser Tag ist vorbei. Bitte wähle heute oder einen späteren Tag.',
  'Please choose a day within the last {} years.': 'Bitte wähle einen Tag in den letzten {0} Jahren.',
  'Please choose a day within the next {} years, or leave this empty if it has no end.':
    'Bitte wähle einen Tag in den nächsten {0} Jahren, oder lass das Feld leer, wenn es kein Ende gibt.',
  'Please choose a day within the next {} years.': 'Bitte wähle einen Tag in den nächsten {0} Jahren.',
  'Please choose at most {} days. For more, let it repeat every day.':
    'Bitte wähle höchstens {0} Tage. Wenn es mehr sind, lass es sich jeden Tag wiederholen.',
  'Somebody has changed this visit meanwhile. Please look at it again.':
    'Jemand hat diesen Besuch inzwischen geändert. Bitte sieh ihn noch einmal an.',
  'This takes place only once. Please delete it if it does not take place.':
    'Das findet nur einmal statt. Bitte lösche es, wenn es ausfällt.',
  'You have planned {} visits already. Please delete some of them first.':
    'Du hast schon {0} Besuche geplant. Bitte lösche zuerst einige davon.',
  'Please name the calendar.': 'Bitte gib dem Kalender einen Namen.',
  'Please enter the address of a calendar. It begins with https:// or webcal://.':
    'Bitte gib die Adresse eines Kalenders ein. Sie beginnt mit https:// oder webcal://.',
  'This file is larger than 2 MB. Please export fewer years of the calendar.':
    'Diese Datei ist größer als 2 MB. Bitte exportiere weniger Jahre des Kalenders.',
  'You have {} calendars already. Please remove one first.':
    'Du hast schon {0} Kalender. Bitte entferne zuerst einen.',
  'The calendar did not answer in time.': 'Der Kalender hat nicht rechtzeitig geantwortet.',
  'The calendar’s server could not be reached.': 'Der Server des Kalenders war nicht zu erreichen.',
  'The calendar’s server was not found.': 'Der Server des Kalenders wurde nicht gefunden.',
  'This is a web page and not a calendar. Please look for the secret address in iCal format.':
    'Das ist eine Webseite und kein Kalender. Bitte suche nach der geheimen Adresse im iCal-Format.',
  'This is not a calendar in iCal format.': 'Das ist kein Kalender im iCal-Format.',
  'There is no calendar at this address ({}).': 'Unter dieser Adresse gibt es keinen Kalender ({0}).',
  'The calendar’s server does not let us read it ({}). The address may have changed.':
    'Der Server des Kalenders lässt uns nicht lesen ({0}). Vielleicht hat sich die Adresse geändert.',
  'The calendar could not be read.': 'Der Kalender ließ sich nicht lesen.',
  'Please select at least one item.': 'Bitte wähle mindestens eine Sache.',
  'This item is not on its way to Amazon any more.': 'Das ist nicht mehr auf dem Weg zu Amazon.',
  'One of these items is not on the list any more.': 'Eine dieser Sachen steht nicht mehr auf der Liste.',
  'Please paste the address of a product page on Amazon.':
    'Bitte füge die Adresse einer Produktseite bei Amazon ein.',
  'This is a short link. Please open it, and copy the address of the page that it leads to.':
    'Das ist ein Kurzlink. Bitte öffne ihn und kopiere die Adresse der Seite, zu der er führt.',
  'No screen shows this code now. Please look at the screen again.':
    'Gerade zeigt kein Bildschirm diesen Code. Bitte sieh noch einmal auf den Bildschirm.',
  'Please type the code from the screen.': 'Bitte tippe den Code vom Bildschirm ein.',
  'A code has {} letters and digits, like 7KQ4MP.': 'Ein Code hat {0} Buchstaben und Ziffern, etwa 7KQ4MP.',
  'Please enter a name for the screen.': 'Bitte gib dem Bildschirm einen Namen.',
  'No screen is connected yet. Open the screen in the room first, then try again.':
    'Noch ist kein Bildschirm verbunden. Öffne zuerst den Bildschirm im Zimmer, dann versuch es noch einmal.',
  'No screen is in contact just now. Please check that it is switched on and has a network, then try again.':
    'Gerade ist kein Bildschirm erreichbar. Sieh nach, ob er eingeschaltet ist und Netz hat, dann versuch es noch einmal.',
  'The test message could not be delivered.': 'Die Testnachricht kam nicht an.',
  'No screen is connected yet, so there is nothing to pause.':
    'Noch ist kein Bildschirm verbunden, also gibt es nichts zu pausieren.',
  'This call is closed: nobody has to call any more.':
    'Dieser Anruf ist erledigt: Niemand muss mehr anrufen.',
  '{} was first and will call.': '{0} war schneller und ruft an.',
  '{} was first and looks after it.': '{0} war schneller und kümmert sich darum.',
  'There is nothing to look after any more: a sign has come, or the day is over.':
    'Es gibt nichts mehr zu tun: Ein Lebenszeichen ist da, oder der Tag ist vorbei.',
  'This person is a member of the group already.': 'Diese Person gehört schon zur Gruppe.',
  'This person was deactivated. The primary caretaker can reactivate them.':
    'Der Zugang dieser Person ist abgeschaltet. Die Hauptbetreuung kann ihn wieder einschalten.',
  '{} has invited this address already. They or the primary caretaker can send it again.':
    '{0} hat diese Adresse schon eingeladen und kann die Einladung noch einmal schicken, ebenso die Hauptbetreuung.',
  'Please hand over or name a successor first: a group needs a primary caretaker.':
    'Bitte übergib vorher die Hauptbetreuung oder benenne eine Nachfolge: Eine Gruppe braucht eine Hauptbetreuung.',
  'Only an active caretaker can be asked. Please change their role first.':
    'Das geht nur bei aktiven Mitgliedern mit der Rolle „Betreuung“. Bitte ändere zuerst die Rolle.',
  'Only an active caretaker can be the successor. Please change their role first.':
    'Die Nachfolge kann nur ein aktives Mitglied mit der Rolle „Betreuung“ antreten. Bitte ändere zuerst die Rolle.',
  'The primary caretaker can still say no. Please wait until the seven days are over.':
    'Die Hauptbetreuung kann noch Nein sagen. Bitte warte, bis die sieben Tage vorbei sind.',
  'Please choose a role.': 'Bitte wähle eine Rolle.',
  'Please enter a name for the group.': 'Bitte gib der Gruppe einen Namen.',
  'This is not the name of the group.': 'Das ist nicht der Name der Gruppe.',
  'There is already an account with this e-mail address.':
    'Es gibt schon ein Konto mit dieser E-Mail-Adresse.',
  'This is not your password.': 'Das ist nicht dein Passwort.',
  'This account signs in elsewhere. Please change it there.':
    'Dieses Konto meldet sich woanders an. Bitte ändere es dort.',
  'Please confirm your e-mail address first: open the link that we mailed you. Settings, under Account, mails you another one.':
    'Bitte bestätige zuerst deine E-Mail-Adresse: Öffne den Link, den wir dir geschickt haben. Einen neuen gibt es in den Einstellungen bei deinem Konto.',
  'You signed in a while ago. Please enter your password, so that we know it is you.':
    'Deine Anmeldung ist eine Weile her. Bitte gib dein Passwort ein, damit wir wissen, dass du es bist.',
  'Please enter a telephone number, like +49 30 1234567.':
    'Bitte gib eine Telefonnummer ein, etwa +49 30 1234567.',
  'This file is not a recording that every device can play. Please choose an MP3.':
    'Diese Datei ist keine Aufnahme, die jedes Gerät abspielen kann. Bitte wähle eine MP3-Datei.',
  'This recording is damaged: we cannot play all of it. Please record it again.':
    'Diese Aufnahme ist beschädigt: Wir können sie nicht ganz abspielen. Bitte nimm sie noch einmal auf.',
  'There is nothing to hear in this recording. Please record it again.':
    'In dieser Aufnahme ist nichts zu hören. Bitte nimm sie noch einmal auf.',
  'This recording is longer than a minute. Please record a shorter one.':
    'Diese Aufnahme ist länger als eine Minute. Bitte nimm eine kürzere auf.',
  'Your family has switched off that this screen sends a voice.':
    'Deine Familie hat abgeschaltet, dass dieser Bildschirm Stimmen schickt.',
  'This recording is damaged: we cannot play all of it. Please choose another copy of it.':
    'Diese Aufnahme ist beschädigt: Wir können sie nicht ganz abspielen. Bitte wähle eine andere Kopie davon.',
  'There is nothing to hear in this recording. Please choose another one.':
    'In dieser Aufnahme ist nichts zu hören. Bitte wähle eine andere.',
  'This recording is longer than seven minutes. Please choose a shorter one.':
    'Diese Aufnahme ist länger als sieben Minuten. Bitte wähle eine kürzere.',
  'Only music can have a recording.': 'Nur Musik kann eine Aufnahme haben.',
  'Only music can have a recording. Please take the recording away first.':
    'Nur Musik kann eine Aufnahme haben. Bitte nimm zuerst die Aufnahme weg.',
  'This recording was added already, and has been deleted since.':
    'Diese Aufnahme war schon hinzugefügt und wurde inzwischen gelöscht.',
}
