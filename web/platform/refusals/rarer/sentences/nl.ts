import type { RarerRefusal } from './en.ts'

export const words: Record<RarerRefusal, string> = {
  'Please name the program.': 'Geef het programma een naam.',
  'Please choose what the program may do.': 'Kies wat het programma mag.',
  'You have {} tokens already. Please end one that you do not use.':
    'Je hebt al {0} tokens. Beëindig er een die je niet gebruikt.',
  'This {} was made, and has been ended since. To have another one, please begin anew.':
    'Dit is al gemaakt en intussen beëindigd. Begin opnieuw voor een ander.',
  'Please name the device.': 'Geef het apparaat een naam.',
  'You have {} keys already. Please end one that you do not use.':
    'Je hebt al {0} sleutels. Beëindig er een die je niet gebruikt.',
  'Please choose what it is told of.': 'Kies wat het te horen krijgt.',
  'Please enter a web address that begins with https://.': 'Vul een webadres in dat met https:// begint.',
  'There are {} already. Please remove one that nobody needs.':
    'Er zijn er al {0}. Verwijder er een die niemand nodig heeft.',
  'The address must begin with https://. Only servers that the operator names in WEBHOOK_SERVERS do without.':
    'Het adres moet met https:// beginnen. Alleen servers die in WEBHOOK_SERVERS staan, kunnen zonder.',
  'This address is inside a private network. The operator can name it in WEBHOOK_SERVERS.':
    'Dit adres ligt in een privénetwerk. Wie de server beheert, kan het in WEBHOOK_SERVERS noemen.',
  'It leads to another address ({}), which is not followed.':
    'Het leidt naar een ander adres ({0}), dat niet wordt gevolgd.',
  'There is nothing at this address ({}).': 'Op dit adres is niets ({0}).',
  'It did not take the message ({}).': 'Het bericht is niet aangenomen ({0}).',
  'It has a problem ({}).': 'Er is daar een probleem ({0}).',
  'It answered {}.': 'Het antwoord was {0}.',
  'It could not be reached.': 'Het was niet te bereiken.',
  'Its name was not found.': 'De naam is niet gevonden.',
  'The connection to it is not secure.': 'De verbinding is niet veilig.',
  'It did not answer within 10 seconds.': 'Er kwam binnen 10 seconden geen antwoord.',
  'Its address is lost, because the server’s secret key was changed. Please remove it and add it again.':
    'Het adres is kwijt, omdat de geheime sleutel van de server is gewijzigd. Verwijder het en voeg het opnieuw toe.',
  'Passkeys need HTTPS. Please ask the person who runs this server.':
    'Passkeys hebben HTTPS nodig. Vraag het aan wie deze server beheert.',
  'This passkey is known already.': 'Deze passkey is er al.',
  'This passkey could not be checked. Please try again.':
    'Deze passkey kon niet worden gecontroleerd. Probeer het opnieuw.',
  'You have {} passkeys. Please remove one first.': 'Je hebt {0} passkeys. Verwijder er eerst een.',
  'You signed in a while ago. Please sign out, sign in again, and then try this once more.':
    'Je bent een tijd geleden ingelogd. Log uit, log weer in en probeer het nog eens.',
  'This account signs in at the provider. A new password is chosen there.':
    'Dit account logt in bij de aanbieder. Daar kies je een nieuw wachtwoord.',
  'This server is not connected with Alexa.': 'Deze server is niet met Alexa verbonden.',
  'No Echo shows this code now. Please look at the Echo again.':
    'Geen Echo laat nu deze code zien. Kijk nog eens naar de Echo.',
  'Please type the code from the Echo.': 'Typ de code van de Echo.',
  'A code has {} digits, like 402 915.': 'Een code heeft {0} cijfers, zoals 402 915.',
  'Please type what would be said.': 'Typ wat er gezegd zou worden.',
  'This server has no public address yet: whoever runs it sets PUBLIC_URL.':
    'Deze server heeft nog geen openbaar adres: wie hem beheert, stelt PUBLIC_URL in.',
  'Amazon cannot call {}: {}': 'Amazon kan {0} niet aanroepen: {1}',
  'this is no address.': 'dat is geen adres.',
  'it holds a user or a password.': 'het bevat een gebruiker of wachtwoord.',
  'it must begin with https.': 'het moet met https beginnen.',
  'Amazon uses port 443 only.': 'Amazon gebruikt alleen poort 443.',
  'it must end before the ? or the #.': 'het moet vóór de ? of de # eindigen.',
  'it must be the start page, without a path.': 'het moet de startpagina zijn, zonder pad.',
  'it needs a name that is known on the whole internet.':
    'het heeft een naam nodig die op het hele internet bekend is.',
  'Amazon does not let this server speak ({}).': 'Amazon laat deze server niet spreken ({0}).',
  'Amazon does not accept this server’s client id and secret. ALEXA_CLIENT_ID or ALEXA_CLIENT_SECRET is not that of the skill.':
    'Amazon accepteert het client-id en secret van deze server niet. ALEXA_CLIENT_ID of ALEXA_CLIENT_SECRET is niet dat van de skill.',
  'Amazon does not let the skill {}: it was imported without {}. Please run “ask deploy” with a new skill package.':
    'Amazon laat de skill dat niet doen: hij is zonder die toestemming ingelezen. Voer ‘ask deploy’ uit met een nieuw pakket.',
  'A request for another skill came. ALEXA_SKILL_ID must be the id that the console shows for this skill.':
    'Er kwam een verzoek voor een andere skill. ALEXA_SKILL_ID moet het id zijn dat de console voor deze skill toont.',
  'Notifications are switched off for the skill in the Alexa app.':
    'In de Alexa-app staan meldingen voor de skill uit.',
  'The Echo could not draw a part of a page. The rest of the page and the speech were not affected.':
    'De Echo kon een deel van een pagina niet tekenen. De rest en de spraak waren in orde.',
  'Amazon waited 8 seconds for this server’s answer and then gave up. The server was too slow, or Amazon could not reach it.':
    'Amazon wachtte 8 seconden op antwoord van deze server en gaf het op. De server was te traag, of Amazon kon hem niet bereiken.',
  'Amazon lost the connection with the Echo.': 'Amazon verloor de verbinding met de Echo.',
  'Something went wrong at Amazon. It usually passes by itself.':
    'Er ging iets mis bij Amazon. Meestal gaat het vanzelf over.',
  'Amazon reported a problem with an answer of this server.':
    'Amazon meldde een probleem met een antwoord van deze server.',
  'Amazon could not use this server’s answer. {}':
    'Amazon kon het antwoord van deze server niet gebruiken. {0}',
  'The words to be spoken were not valid.': 'De woorden om te spreken waren niet geldig.',
  'It came too late.': 'Het kwam te laat.',
  'It was too long.': 'Het was te lang.',
  'The skill was deployed before voices could be played. Download its package, and deploy it again.':
    'De skill is geplaatst voordat een Echo spraakopnamen kon afspelen. Download het pakket en voer ‘ask deploy’ opnieuw uit.',
  'The page to be shown was not valid.': 'De pagina om te tonen was niet geldig.',
  'Please report this to whoever runs this server.': 'Meld dit aan wie deze server beheert.',
  'The widget could not be installed. Please add it again.':
    'De widget kon niet worden geïnstalleerd. Voeg hem opnieuw toe.',
  'Amazon cannot reach this Echo any more. Please connect it again.':
    'Amazon bereikt deze Echo niet meer. Verbind hem opnieuw.',
  'Amazon cannot reach this Echo any more. Open Sunporch on it; if that does not help, connect it again.':
    'Amazon bereikt deze Echo niet meer. Open Sunporch erop; helpt dat niet, verbind hem dan opnieuw.',
  'Amazon has taken the notification. Whether anybody heard it is not known.':
    'Amazon nam de melding aan. Of iemand haar hoorde, is niet bekend.',
  'Amazon lets the Echo say no more today; it says so tomorrow.':
    'Amazon laat de Echo vandaag niets meer zeggen; hij zegt het morgen.',
  'Amazon says that notifications are not allowed for the skill on this Echo.':
    'Amazon zegt dat meldingen van de skill op deze Echo niet zijn toegestaan.',
  'Amazon refused the notification. The Echo has it all the same.':
    'Amazon weigerde de melding. De Echo heeft het toch.',
  '{} The Echo has it; the notification follows.': '{0} De Echo heeft het; de melding volgt.',
  'Amazon did not take the notification at once.': 'Amazon nam de melding niet meteen aan.',
  'Amazon does not answer at the moment.': 'Amazon antwoordt nu niet.',
  'The Echo does not say by itself that something is new: notifications are not allowed for the skill.':
    'De Echo zegt niet uit zichzelf dat er iets nieuws is: meldingen van de skill zijn niet toegestaan.',
  'The screens are paused: the Echo says so when they go on.':
    'De schermen staan op pauze: de Echo zegt het als ze verdergaan.',
  'It is quiet now: the Echo says so in the morning.': 'Het is nu rusttijd: de Echo zegt het in de ochtend.',
  'The Echo has said enough for today; it says so tomorrow.':
    'De Echo heeft vandaag genoeg gezegd; hij zegt het morgen.',
  'The Echo says so in a few minutes, together with the rest.':
    'De Echo zegt het over een paar minuten, samen met de rest.',
  'Amazon did not answer, or had a fault. It is tried again.':
    'Amazon antwoordde niet of had een storing. Het wordt opnieuw geprobeerd.',
  'Amazon could not fill the widget yet.': 'Amazon kon de widget nog niet vullen.',
  'The mail server says that this address takes no mail{}.':
    'De mailserver zegt dat dit adres geen mail aanneemt{0}.',
  'Another account already has this e-mail address.': 'Een ander account heeft dit e-mailadres al.',
  'This account was deleted meanwhile.': 'Dit account is intussen verwijderd.',
  'The primary caretaker cannot be changed.': 'De eerste verzorger kan niet worden gewijzigd.',
  'Nobody has asked you to take over.': 'Niemand heeft je gevraagd om over te nemen.',
  'Only the successor can take over.': 'Alleen de opvolger kan overnemen.',
  'Please ask first whether you can take over.': 'Vraag eerst of je kunt overnemen.',
  'This group was made already, and is not yours any more.':
    'Deze groep is al gemaakt en is niet meer van jou.',
  'These are more dates than we can keep. Please remove some.':
    'Dit zijn meer data dan we kunnen bewaren. Verwijder er een paar.',
  'This calendar does not exist any more.': 'Deze agenda bestaat niet meer.',
  'This screen has been removed.': 'Dit scherm is verwijderd.',
  'Please choose one of the countries.': 'Kies een van de landen.',
  'Please choose a time between 6:00 in the morning and 22:00.': 'Kies een tijd tussen 6:00 en 22:00 uur.',
  'At least {} minutes.': 'Minstens {0} minuten.',
  'At most {} hours.': 'Hoogstens {0} uur.',
  'Please choose at least one person.': 'Kies minstens één persoon.',
  'This address holds a name or a password, which we do not keep. Most calendars offer a secret address instead.':
    'In dit adres staat een naam of een wachtwoord, en dat bewaren we niet. De meeste agenda’s hebben daarvoor een geheim adres.',
  'Please select at most {} items.': 'Kies hoogstens {0} dingen.',
  'Please choose that it stays until a day and time.': 'Kies dat het tot een dag en een tijd blijft staan.',
  'This time zone is not known.': 'Deze tijdzone is niet bekend.',
  'Please type the name of the group.': 'Typ de naam van de groep.',
  'This invitation is not complete.': 'Deze uitnodiging is niet volledig.',
  'A tag looks like this: hartleys-20.': 'Een tag ziet er zo uit: hartleys-20.',
  'The calendar’s server did not send a calendar.': 'De server van de agenda heeft geen agenda gestuurd.',
  'This address leads into a private network, which we do not read.':
    'Dit adres leidt naar een privénetwerk, en dat lezen we niet.',
  'The connection to the calendar’s server is not secure.':
    'De verbinding met de server van de agenda is niet veilig.',
  'The calendar is larger than 2 MB.': 'De agenda is groter dan 2 MB.',
  'The calendar’s server answers in a form that we do not read.':
    'De server van de agenda antwoordt in een vorm die we niet lezen.',
  'The calendar’s server leads to an address that is not secure.':
    'De server van de agenda leidt naar een adres dat niet veilig is.',
  'The calendar’s server leads to one address after the other.':
    'De server van de agenda leidt van het ene adres naar het andere.',
  'This is no address of a calendar.': 'Dit is geen adres van een agenda.',
  'The calendar’s server asks us to come back later (429).':
    'De server van de agenda vraagt ons later terug te komen (429).',
  'The calendar’s server has a problem ({}).': 'De server van de agenda heeft een probleem ({0}).',
  'The calendar’s server did not answer with a calendar ({}).':
    'De server van de agenda heeft niet met een agenda geantwoord ({0}).',
  'The address is lost, because the server’s secret key was changed.':
    'Het adres is kwijt, omdat de geheime sleutel van de server is veranderd.',
  'This calendar takes too long to read. Please choose one with fewer events.':
    'Deze agenda lezen duurt te lang. Kies er een met minder afspraken.',
  'This calendar is too much to read: some of its events are repeated without end.':
    'Deze agenda is te veel om te lezen: sommige afspraken herhalen zich zonder einde.',
  'This calendar cannot be read: each try has broken off at some of its events.':
    'Deze agenda kan niet gelezen worden: elke poging brak af bij bepaalde afspraken.',
  'This calendar may bring more than {} events in the next {} days. Please choose one with fewer repeated events.':
    'Deze agenda kan in de komende {1} dagen meer dan {0} afspraken geven. Kies er een waarin minder herhaald wordt.',
  '{} Please try again in a few minutes.': '{0} Probeer het over een paar minuten nog eens.',
  'The server did not get to reading this calendar.':
    'De server is er niet aan toegekomen deze agenda te lezen.',
  'The server broke off while it was reading this calendar. It may be short of memory just now.':
    'De server is afgebroken tijdens het lezen van deze agenda. Misschien heeft hij nu te weinig geheugen.',
  'This picture could not be made ready. Please try again in a minute.':
    'Deze foto kon niet worden klaargemaakt. Probeer het over een minuut nog eens.',
  'This browser takes no notices any more. Please switch them on there again.':
    'Deze browser neemt geen meldingen meer aan. Zet ze daar weer aan.',
  'This browser uses a push service that this server does not know.':
    'Deze browser gebruikt een pushdienst die deze server niet kent.',
  'Two copies of your families are being downloaded already. Please wait until one of them is done.':
    'Er worden al twee kopieën van je families gedownload. Wacht tot er een klaar is.',
  'Please choose at most a year.': 'Kies hoogstens een jaar.',
  'No screen is connected yet, so nobody could give a sign. Please connect a screen or an Echo first.':
    'Er is nog geen scherm verbonden, dus niemand kan een teken geven. Verbind eerst een scherm of een Echo.',
  'One of these people does not belong to the family any more. Please choose again.':
    'Een van deze mensen hoort niet meer bij de familie. Kies opnieuw.',
  'The screen stays dark from {} until {}. Please choose an hour outside of these.':
    'Het scherm blijft donker van {0} tot {1}. Kies een tijd daarbuiten.',
  'With this invitation {} accounts have been made already. Ask who invited you to send a new one.':
    'Met deze uitnodiging zijn al {0} accounts gemaakt. Vraag een nieuwe aan wie je heeft uitgenodigd.',
  'Signing in did not work. Please go back and try again.':
    'Het inloggen is niet gelukt. Ga terug en probeer het nog eens.',
  'This is between the primary caretaker and the one who was asked.':
    'Dit is iets tussen de eerste verzorger en degene die gevraagd is.',
  'This is between the primary caretaker and the successor.':
    'Dit is iets tussen de eerste verzorger en de opvolger.',
  '{} was here within the last {} days. Please ask them to hand over.':
    '{0} was hier in de afgelopen {1} dagen. Vraag om de overdracht.',
  '{} cannot be reached from here.': '{0} is van hieruit niet bereikbaar.',
  'The recording’s file is missing in the storage. Please tell whoever runs the server: it can be heard as soon as the file is back.':
    'Het bestand van de opname ontbreekt in de opslag. Meld dit aan wie de server beheert: hij is te horen zodra het bestand terug is.',
  'The picture’s file is missing in the storage. Please tell whoever runs the server: it is shown as soon as the file is back.':
    'Het bestand van de foto ontbreekt op de server. Zeg het tegen wie de server beheert: de foto wordt getoond zodra het bestand terug is.',
  'The video’s file is missing in the storage. Please tell whoever runs the server: it is shown as soon as the file is back.':
    'Het bestand van de video ontbreekt op de server. Zeg het tegen wie de server beheert: de video wordt getoond zodra het bestand terug is.',
  'It cannot play the video, and shows its picture.':
    'Daar kan de video niet worden afgespeeld; het beeld ervan is wel te zien.',
  'It could not load the picture. It tries again when Sunporch is opened on it.':
    'De foto kon daar niet worden geladen. Er volgt een nieuwe poging zodra Sunporch daar wordt geopend.',
  'It could not play the recording.': 'De opname kon daar niet worden afgespeeld.',
  '{} was removed before it could show this.': '{0} is weggehaald voordat dit daar te zien was.',
  '{} is not connected any more. Please connect it again.':
    '{0} is niet meer verbonden. Verbind het opnieuw.',
  'One person can be the primary caretaker of {} family groups at most, with those deleted in the last 30 days. Please let somebody else be it, or ask whoever runs this server for more.':
    'Eén persoon kan van hoogstens {0} familiegroepen de eerste verzorger zijn, met die van de laatste 30 dagen die verwijderd zijn. Laat het iemand anders zijn, of vraag meer aan wie deze server beheert.',
  'Your family has as many photos as it may have. Delete photos you no longer need, or ask whoever runs this server for more room.':
    'Je familie heeft zoveel foto’s als mag. Verwijder foto’s die je niet meer nodig hebt, of vraag meer ruimte aan wie deze server beheert.',
  'Amazon does not answer at the moment. The widget is filled later.':
    'Amazon antwoordt op dit moment niet. De widget wordt later gevuld.',
  'Amazon refused the content of the widget (status {}).':
    'Amazon heeft de inhoud van de widget geweigerd (status {0}).',
  'This video is larger than 60 MB. Please choose a shorter or smaller one.':
    'Deze video is groter dan 60 MB. Kies een kortere of kleinere.',
  'This video was added already, and has been deleted since.':
    'Deze video was al toegevoegd, en is intussen verwijderd.',
  'The picture of the video has not arrived. Please upload it again.':
    'De foto van de video is niet aangekomen. Upload hem nog eens.',
  'This file is not a video that every device can play. Please choose an MP4.':
    'Dit bestand is geen video die elk apparaat kan afspelen. Kies een mp4.',
  'This video is in a form that not every device can play. Please choose one in H.264 with AAC: phones call it “Most compatible”.':
    'Deze video heeft een vorm die niet elk apparaat kan afspelen. Kies er een in H.264 met AAC: op je telefoon heet dat ‘Meest compatibel’.',
  'This video cannot play while it is loading. Please save it for the web (“fast start”), and choose that.':
    'Deze video kan niet spelen terwijl hij laadt. Bewaar hem voor het web (‘fast start’), en kies die.',
  'This video is damaged: we cannot read all of it. Please choose another copy of it.':
    'Deze video is beschadigd: we kunnen hem niet helemaal lezen. Kies een andere kopie.',
  'This video still holds what was cut off. Please save it as a new video after cutting, and choose that.':
    'In deze video zit nog wat eraf geknipt is. Bewaar hem na het knippen als nieuwe video, en kies die.',
  'This video is larger than 1920 × 1080 pixels. Please choose a smaller one.':
    'Deze video is groter dan 1920 × 1080 pixels. Kies een kleinere.',
  'This video is too short to be seen. Please choose a longer one.':
    'Deze video is te kort om te zien. Kies een langere.',
  'This video is longer than 30 seconds. Please cut it, and choose the shorter one.':
    'Deze video duurt langer dan 30 seconden. Knip hem, en kies de kortere.',
}
