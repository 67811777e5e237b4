import type { RarerRefusal } from './en.ts'

export const words: Record<RarerRefusal, string> = {
  'Please name the program.': 'Bitte gib dem Programm einen Namen.',
  'Please choose what the program may do.': 'Bitte wähle, was das Programm darf.',
  'You have {} tokens already. Please end one that you do not use.':
    'Du hast schon {0} Tokens. Bitte beende einen, den du nicht brauchst.',
  'This {} was made, and has been ended since. To have another one, please begin anew.':
    'Das wurde schon gemacht und inzwischen beendet. Für ein neues fang bitte von vorn an.',
  'Please name the device.': 'Bitte gib dem Gerät einen Namen.',
  'You have {} keys already. Please end one that you do not use.':
    'Du hast schon {0} Schlüssel. Bitte beende einen, den du nicht brauchst.',
  'Please choose what it is told of.': 'Bitte wähle, was es erfährt.',
  'Please enter a web address that begins with https://.':
    'Bitte gib eine Webadresse ein, die mit https:// beginnt.',
  'There are {} already. Please remove one that nobody needs.':
    'Es gibt schon {0}. Bitte entferne einen, den niemand braucht.',
  'The address must begin with https://. Only servers that the operator names in WEBHOOK_SERVERS do without.':
    'Die Adresse muss mit https:// beginnen. Ohne geht es nur bei Servern, die in WEBHOOK_SERVERS stehen.',
  'This address is inside a private network. The operator can name it in WEBHOOK_SERVERS.':
    'Diese Adresse liegt in einem privaten Netz. Wer den Server betreibt, kann sie in WEBHOOK_SERVERS nennen.',
  'It leads to another address ({}), which is not followed.':
    'Sie führt zu einer anderen Adresse ({0}), der nicht gefolgt wird.',
  'There is nothing at this address ({}).': 'Unter dieser Adresse ist nichts ({0}).',
  'It did not take the message ({}).': 'Die Meldung wurde nicht angenommen ({0}).',
  'It has a problem ({}).': 'Dort gibt es ein Problem ({0}).',
  'It answered {}.': 'Die Antwort war {0}.',
  'It could not be reached.': 'Es war nicht zu erreichen.',
  'Its name was not found.': 'Der Name wurde nicht gefunden.',
  'The connection to it is not secure.': 'Die Verbindung dorthin ist nicht sicher.',
  'It did not answer within 10 seconds.': 'In 10 Sekunden kam keine Antwort.',
  'Its address is lost, because the server’s secret key was changed. Please remove it and add it again.':
    'Die Adresse ist verloren, weil der geheime Schlüssel des Servers geändert wurde. Bitte entfern den Webhook und füg ihn neu hinzu.',
  'Passkeys need HTTPS. Please ask the person who runs this server.':
    'Passkeys brauchen HTTPS. Bitte frag die Person, die diesen Server betreibt.',
  'This passkey is known already.': 'Diesen Passkey gibt es hier schon.',
  'This passkey could not be checked. Please try again.':
    'Dieser Passkey ließ sich nicht prüfen. Bitte versuch es noch einmal.',
  'You have {} passkeys. Please remove one first.': 'Du hast {0} Passkeys. Bitte entfern zuerst einen.',
  'You signed in a while ago. Please sign out, sign in again, and then try this once more.':
    'Deine Anmeldung ist eine Weile her. Bitte meld dich ab und wieder an und versuch es dann noch einmal.',
  'This account signs in at the provider. A new password is chosen there.':
    'Dieses Konto meldet sich beim Anbieter an. Ein neues Passwort wird dort gewählt.',
  'This server is not connected with Alexa.': 'Dieser Server ist nicht mit Alexa verbunden.',
  'No Echo shows this code now. Please look at the Echo again.':
    'Gerade zeigt kein Echo diesen Code. Bitte sieh noch einmal auf den Echo.',
  'Please type the code from the Echo.': 'Bitte gib den Code vom Echo ein.',
  'A code has {} digits, like 402 915.': 'Ein Code hat {0} Ziffern, wie 402 915.',
  'Please type what would be said.': 'Bitte schreib, was gesagt würde.',
  'This server has no public address yet: whoever runs it sets PUBLIC_URL.':
    'Dieser Server hat noch keine öffentliche Adresse: Wer ihn betreibt, setzt PUBLIC_URL.',
  'Amazon cannot call {}: {}': 'Amazon kann {0} nicht aufrufen: {1}',
  'this is no address.': 'Das ist keine Adresse.',
  'it holds a user or a password.': 'Sie enthält einen Benutzer oder ein Passwort.',
  'it must begin with https.': 'Sie muss mit https beginnen.',
  'Amazon uses port 443 only.': 'Amazon benutzt nur Port 443.',
  'it must end before the ? or the #.': 'Sie muss vor dem ? oder dem # enden.',
  'it must be the start page, without a path.': 'Sie muss die Startseite sein, ohne Pfad.',
  'it needs a name that is known on the whole internet.':
    'Sie braucht einen Namen, den das ganze Internet kennt.',
  'Amazon does not let this server speak ({}).': 'Amazon lässt diesen Server nicht sprechen ({0}).',
  'Amazon does not accept this server’s client id and secret. ALEXA_CLIENT_ID or ALEXA_CLIENT_SECRET is not that of the skill.':
    'Amazon nimmt Client-ID und Secret dieses Servers nicht an. ALEXA_CLIENT_ID oder ALEXA_CLIENT_SECRET gehört nicht zum Skill.',
  'Amazon does not let the skill {}: it was imported without {}. Please run “ask deploy” with a new skill package.':
    'Amazon lässt den Skill das nicht tun: Er wurde ohne die Erlaubnis dafür eingerichtet. Bitte führ „ask deploy“ mit einem neuen Paket aus.',
  'A request for another skill came. ALEXA_SKILL_ID must be the id that the console shows for this skill.':
    'Eine Anfrage für einen anderen Skill kam. ALEXA_SKILL_ID muss die ID sein, die die Konsole für diesen Skill zeigt.',
  'Notifications are switched off for the skill in the Alexa app.':
    'In der Alexa-App sind Benachrichtigungen für den Skill ausgeschaltet.',
  'The Echo could not draw a part of a page. The rest of the page and the speech were not affected.':
    'Der Echo konnte einen Teil einer Seite nicht zeichnen. Der Rest und das Gesprochene waren davon nicht betroffen.',
  'Amazon waited 8 seconds for this server’s answer and then gave up. The server was too slow, or Amazon could not reach it.':
    'Amazon hat 8 Sekunden auf die Antwort dieses Servers gewartet und dann aufgegeben. Der Server war zu langsam, oder Amazon hat ihn nicht erreicht.',
  'Amazon lost the connection with the Echo.': 'Amazon hat die Verbindung mit dem Echo verloren.',
  'Something went wrong at Amazon. It usually passes by itself.':
    'Bei Amazon ist etwas schiefgegangen. Meist vergeht das von selbst.',
  'Amazon reported a problem with an answer of this server.':
    'Amazon hat ein Problem mit einer Antwort dieses Servers gemeldet.',
  'Amazon could not use this server’s answer. {}':
    'Amazon konnte die Antwort dieses Servers nicht verwenden. {0}',
  'The words to be spoken were not valid.': 'Die Worte zum Sprechen waren nicht gültig.',
  'It came too late.': 'Sie kam zu spät.',
  'It was too long.': 'Sie war zu lang.',
  'The skill was deployed before voices could be played. Download its package, and deploy it again.':
    'Der Skill wurde eingerichtet, bevor ein Echo Sprachaufnahmen abspielen konnte. Lade sein Paket herunter und führ „ask deploy“ noch einmal aus.',
  'The page to be shown was not valid.': 'Die Seite zum Zeigen war nicht gültig.',
  'Please report this to whoever runs this server.': 'Bitte sag das der Person, die diesen Server betreibt.',
  'The widget could not be installed. Please add it again.':
    'Das Widget ließ sich nicht einrichten. Bitte füg es noch einmal hinzu.',
  'Amazon cannot reach this Echo any more. Please connect it again.':
    'Amazon erreicht diesen Echo nicht mehr. Bitte verbinde ihn neu.',
  'Amazon cannot reach this Echo any more. Open Sunporch on it; if that does not help, connect it again.':
    'Amazon erreicht diesen Echo nicht mehr. Öffne Sunporch darauf; wenn das nicht hilft, verbinde ihn neu.',
  'Amazon has taken the notification. Whether anybody heard it is not known.':
    'Amazon hat die Benachrichtigung angenommen. Ob sie jemand gehört hat, ist nicht bekannt.',
  'Amazon lets the Echo say no more today; it says so tomorrow.':
    'Amazon lässt den Echo heute nichts mehr sagen; er sagt es morgen.',
  'Amazon says that notifications are not allowed for the skill on this Echo.':
    'Amazon sagt, dass Benachrichtigungen für den Skill auf diesem Echo nicht erlaubt sind.',
  'Amazon refused the notification. The Echo has it all the same.':
    'Amazon hat die Benachrichtigung abgelehnt. Der Echo hat es trotzdem.',
  '{} The Echo has it; the notification follows.': '{0} Der Echo hat es; die Benachrichtigung folgt.',
  'Amazon did not take the notification at once.': 'Amazon hat die Benachrichtigung nicht gleich angenommen.',
  'Amazon does not answer at the moment.': 'Amazon antwortet gerade nicht.',
  'The Echo does not say by itself that something is new: notifications are not allowed for the skill.':
    'Der Echo sagt nicht von selbst, dass es etwas Neues gibt: Benachrichtigungen sind für den Skill nicht erlaubt.',
  'The screens are paused: the Echo says so when they go on.':
    'Die Bildschirme sind in Pause: Der Echo sagt es, wenn es weitergeht.',
  'It is quiet now: the Echo says so in the morning.': 'Gerade ist Ruhezeit: Der Echo sagt es am Morgen.',
  'The Echo has said enough for today; it says so tomorrow.':
    'Der Echo hat für heute genug gesagt; er sagt es morgen.',
  'The Echo says so in a few minutes, together with the rest.':
    'Der Echo sagt es in ein paar Minuten, zusammen mit dem Rest.',
  'Amazon did not answer, or had a fault. It is tried again.':
    'Amazon hat nicht geantwortet oder hatte einen Fehler. Es wird noch einmal versucht.',
  'Amazon could not fill the widget yet.': 'Amazon konnte das Widget noch nicht füllen.',
  'The mail server says that this address takes no mail{}.':
    'Der Mailserver sagt, dass diese Adresse keine Mails annimmt{0}.',
  'Another account already has this e-mail address.': 'Ein anderes Konto hat diese E-Mail-Adresse schon.',
  'This account was deleted meanwhile.': 'Dieses Konto wurde inzwischen gelöscht.',
  'The primary caretaker cannot be changed.': 'Die Hauptbetreuung lässt sich nicht ändern.',
  'Nobody has asked you to take over.': 'Niemand hat dich gebeten zu übernehmen.',
  'Only the successor can take over.': 'Nur die Nachfolge kann übernehmen.',
  'Please ask first whether you can take over.': 'Bitte frag zuerst, ob du übernehmen kannst.',
  'This group was made already, and is not yours any more.':
    'Diese Gruppe wurde schon angelegt und ist nicht mehr deine.',
  'These are more dates than we can keep. Please remove some.':
    'Das sind mehr Tage, als wir uns merken können. Bitte entfern einige.',
  'This calendar does not exist any more.': 'Diesen Kalender gibt es nicht mehr.',
  'This screen has been removed.': 'Dieser Bildschirm wurde entfernt.',
  'Please choose one of the countries.': 'Bitte wähle eines der Länder.',
  'Please choose a time between 6:00 in the morning and 22:00.':
    'Bitte wähle eine Uhrzeit zwischen 6:00 und 22:00 Uhr.',
  'At least {} minutes.': 'Mindestens {0} Minuten.',
  'At most {} hours.': 'Höchstens {0} Stunden.',
  'Please choose at least one person.': 'Bitte wähle mindestens eine Person.',
  'This address holds a name or a password, which we do not keep. Most calendars offer a secret address instead.':
    'In dieser Adresse steht ein Name oder ein Passwort, und das speichern wir nicht. Die meisten Kalender haben stattdessen eine geheime Adresse.',
  'Please select at most {} items.': 'Bitte wähle höchstens {0} Einträge.',
  'Please choose that it stays until a day and time.':
    'Bitte wähle, dass sie bis zu einem Tag und einer Uhrzeit bleibt.',
  'This time zone is not known.': 'Diese Zeitzone ist nicht bekannt.',
  'Please type the name of the group.': 'Bitte tippe den Namen der Gruppe ein.',
  'This invitation is not complete.': 'Diese Einladung ist nicht vollständig.',
  'A tag looks like this: hartleys-20.': 'Ein Tag sieht so aus: hartleys-20.',
  'The calendar’s server did not send a calendar.': 'Der Server des Kalenders hat keinen Kalender geschickt.',
  'This address leads into a private network, which we do not read.':
    'Diese Adresse führt in ein privates Netz, und das lesen wir nicht.',
  'The connection to the calendar’s server is not secure.':
    'Die Verbindung zum Server des Kalenders ist nicht sicher.',
  'The calendar is larger than 2 MB.': 'Der Kalender ist größer als 2 MB.',
  'The calendar’s server answers in a form that we do not read.':
    'Der Server des Kalenders antwortet in einer Form, die wir nicht lesen.',
  'The calendar’s server leads to an address that is not secure.':
    'Der Server des Kalenders führt zu einer Adresse, die nicht sicher ist.',
  'The calendar’s server leads to one address after the other.':
    'Der Server des Kalenders führt von einer Adresse zur nächsten.',
  'This is no address of a calendar.': 'Das ist keine Adresse eines Kalenders.',
  'The calendar’s server asks us to come back later (429).':
    'Der Server des Kalenders bittet uns, später wiederzukommen (429).',
  'The calendar’s server has a problem ({}).': 'Der Server des Kalenders hat ein Problem ({0}).',
  'The calendar’s server did not answer with a calendar ({}).':
    'Der Server des Kalenders hat nicht mit einem Kalender geantwortet ({0}).',
  'The address is lost, because the server’s secret key was changed.':
    'Die Adresse ist verloren, weil der geheime Schlüssel des Servers geändert wurde.',
  'This calendar takes too long to read. Please choose one with fewer events.':
    'Diesen Kalender zu lesen dauert zu lange. Bitte wähle einen mit weniger Terminen.',
  'This calendar is too much to read: some of its events are repeated without end.':
    'Dieser Kalender ist zu viel zum Lesen: Einige Termine wiederholen sich ohne Ende.',
  'This calendar cannot be read: each try has broken off at some of its events.':
    'Dieser Kalender kann nicht gelesen werden: Jeder Versuch ist bei einigen Terminen abgebrochen.',
  'This calendar may bring more than {} events in the next {} days. Please choose one with fewer repeated events.':
    'Dieser Kalender kann in den nächsten {1} Tagen mehr als {0} Termine bringen. Bitte wähle einen, in dem sich weniger wiederholt.',
  '{} Please try again in a few minutes.': '{0} Bitte versuch es in ein paar Minuten noch einmal.',
  'The server did not get to reading this calendar.':
    'Der Server ist nicht dazu gekommen, diesen Kalender zu lesen.',
  'The server broke off while it was reading this calendar. It may be short of memory just now.':
    'Der Server hat beim Lesen dieses Kalenders abgebrochen. Vielleicht fehlt ihm gerade Speicher.',
  'This picture could not be made ready. Please try again in a minute.':
    'Dieses Bild konnte nicht vorbereitet werden. Bitte versuch es in einer Minute noch einmal.',
  'This browser takes no notices any more. Please switch them on there again.':
    'Dieser Browser nimmt keine Hinweise mehr an. Bitte schalte sie dort wieder ein.',
  'This browser uses a push service that this server does not know.':
    'Dieser Browser benutzt einen Push-Dienst, den dieser Server nicht kennt.',
  'Two copies of your families are being downloaded already. Please wait until one of them is done.':
    'Es werden schon zwei Kopien deiner Familien heruntergeladen. Bitte warte, bis eine davon fertig ist.',
  'Please choose at most a year.': 'Bitte wähle höchstens ein Jahr.',
  'No screen is connected yet, so nobody could give a sign. Please connect a screen or an Echo first.':
    'Noch ist kein Bildschirm verbunden, also könnte niemand ein Zeichen geben. Bitte verbinde zuerst einen Bildschirm oder einen Echo.',
  'One of these people does not belong to the family any more. Please choose again.':
    'Eine dieser Personen gehört nicht mehr zur Familie. Bitte wähle noch einmal.',
  'The screen stays dark from {} until {}. Please choose an hour outside of these.':
    'Der Bildschirm bleibt von {0} bis {1} dunkel. Bitte wähle eine Stunde außerhalb davon.',
  'With this invitation {} accounts have been made already. Ask who invited you to send a new one.':
    'Mit dieser Einladung wurden schon {0} Konten angelegt. Bitte die Person, die dich eingeladen hat, um eine neue.',
  'Signing in did not work. Please go back and try again.':
    'Das Anmelden hat nicht geklappt. Bitte geh zurück und versuch es noch einmal.',
  'This is between the primary caretaker and the one who was asked.':
    'Das betrifft nur die Hauptbetreuung und die Person, die gefragt wurde.',
  'This is between the primary caretaker and the successor.':
    'Das betrifft nur die Hauptbetreuung und die Nachfolge.',
  '{} was here within the last {} days. Please ask them to hand over.':
    '{0} war in den letzten {1} Tagen hier. Bitte frag dort nach der Übergabe.',
  '{} cannot be reached from here.': '{0} ist von hier aus nicht zu erreichen.',
  'The recording’s file is missing in the storage. Please tell whoever runs the server: it can be heard as soon as the file is back.':
    'Die Datei der Sprachaufnahme fehlt im Speicher. Bitte sag das der Person, die den Server betreibt: Zu hören ist sie, sobald die Datei wieder da ist.',
  'The picture’s file is missing in the storage. Please tell whoever runs the server: it is shown as soon as the file is back.':
    'Die Datei des Bildes fehlt im Speicher. Bitte sag der Person Bescheid, die den Server betreibt: Es wird gezeigt, sobald die Datei wieder da ist.',
  'The video’s file is missing in the storage. Please tell whoever runs the server: it is shown as soon as the file is back.':
    'Die Datei des Videos fehlt im Speicher. Bitte sag der Person Bescheid, die den Server betreibt: Es wird gezeigt, sobald die Datei wieder da ist.',
  'It cannot play the video, and shows its picture.': 'Dort läuft das Video nicht; zu sehen ist sein Bild.',
  'It could not load the picture. It tries again when Sunporch is opened on it.':
    'Dort konnte das Bild nicht geladen werden. Der nächste Versuch kommt, sobald Sunporch dort geöffnet wird.',
  'It could not play the recording.': 'Dort konnte die Sprachaufnahme nicht abgespielt werden.',
  '{} was removed before it could show this.': '{0} wurde entfernt, bevor das dort zu sehen war.',
  '{} is not connected any more. Please connect it again.':
    '{0} ist nicht mehr verbunden. Bitte verbinde das Gerät wieder.',
  'One person can be the primary caretaker of {} family groups at most, with those deleted in the last 30 days. Please let somebody else be it, or ask whoever runs this server for more.':
    'Eine Person kann die Hauptbetreuung von höchstens {0} Familiengruppen sein, mit denen, die in den letzten 30 Tagen gelöscht wurden. Bitte überlass es jemand anderem, oder frag die Person, die diesen Server betreibt, nach mehr.',
  'Your family has as many photos as it may have. Delete photos you no longer need, or ask whoever runs this server for more room.':
    'Deine Familie hat so viele Fotos, wie sie haben darf. Lösche Fotos, die du nicht mehr brauchst, oder bitte die Person, die diesen Server betreibt, um mehr Platz.',
  'Amazon does not answer at the moment. The widget is filled later.':
    'Amazon antwortet gerade nicht. Das Widget wird später gefüllt.',
  'Amazon refused the content of the widget (status {}).':
    'Amazon hat den Inhalt des Widgets abgelehnt (Status {0}).',
  'This video is larger than 60 MB. Please choose a shorter or smaller one.':
    'Dieses Video ist größer als 60 MB. Bitte wähle ein kürzeres oder kleineres.',
  'This video was added already, and has been deleted since.':
    'Dieses Video war schon hinzugefügt und wurde inzwischen gelöscht.',
  'The picture of the video has not arrived. Please upload it again.':
    'Das Bild zum Video ist nicht angekommen. Bitte lade es noch einmal hoch.',
  'This file is not a video that every device can play. Please choose an MP4.':
    'Diese Datei ist kein Video, das jedes Gerät abspielen kann. Bitte wähle ein MP4.',
  'This video is in a form that not every device can play. Please choose one in H.264 with AAC: phones call it “Most compatible”.':
    'Dieses Video hat eine Form, die nicht jedes Gerät abspielen kann. Bitte wähle eines in H.264 mit AAC: Am Handy heißt das „Maximale Kompatibilität“.',
  'This video cannot play while it is loading. Please save it for the web (“fast start”), and choose that.':
    'Dieses Video kann nicht spielen, während es lädt. Bitte speichere es fürs Web („Fast Start“), und wähle das.',
  'This video is damaged: we cannot read all of it. Please choose another copy of it.':
    'Dieses Video ist beschädigt: Wir können es nicht ganz lesen. Bitte wähle eine andere Kopie davon.',
  'This video still holds what was cut off. Please save it as a new video after cutting, and choose that.':
    'Dieses Video enthält noch, was abgeschnitten wurde. Bitte speichere es nach dem Schneiden als neues Video, und wähle das.',
  'This video is larger than 1920 × 1080 pixels. Please choose a smaller one.':
    'Dieses Video ist größer als 1920 × 1080 Pixel. Bitte wähle ein kleineres.',
  'This video is too short to be seen. Please choose a longer one.':
    'Dieses Video ist zu kurz, um etwas zu sehen. Bitte wähle ein längeres.',
  'This video is longer than 30 seconds. Please cut it, and choose the shorter one.':
    'Dieses Video ist länger als 30 Sekunden. Bitte schneide es, und wähle das kürzere.',
}
