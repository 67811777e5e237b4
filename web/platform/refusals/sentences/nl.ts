import type { KnownRefusal } from './en.ts'

export const words: Record<KnownRefusal, string> = {
  'As {} you may not do this. Please ask the primary caretaker.':
    'Met de rol ‘{0}’ kan dit niet. Vraag het aan de eerste verzorger.',
  'Primary Caretaker': 'Eerste verzorger',
  Caretaker: 'Verzorger',
  'Family Member': 'Familielid',
  'This was not found.': 'Dit is er niet meer.',
  'This group is kept in memory, so nothing is sent or planned any more. The pictures and words are all here.':
    'Deze groep wordt als herinnering bewaard, dus er wordt niets meer gestuurd of gepland. Alle foto’s en woorden zijn hier.',
  'Please check what you entered.': 'Kijk na wat je hebt ingevuld.',
  'Something went wrong on our side. Please try again.': 'Er ging bij ons iets mis. Probeer het nog eens.',
  'This is more than we can take in one request.': 'Dit is meer dan we in één keer kunnen aannemen.',
  "The server's disk is full. Delete photos you no longer need, or ask whoever runs this server to make room.":
    'De schijf van de server is vol. Verwijder foto’s die je niet meer nodig hebt, of vraag ruimte aan wie deze server beheert.',
  'The place where the pictures are stored does not answer just now. Please try again in a moment.':
    'De plek waar de foto’s staan, antwoordt nu niet. Probeer het zo nog eens.',
  "The server's database does not answer just now. Please try again in a moment.":
    'De database van de server antwoordt nu niet. Probeer het zo nog eens.',
  "Your family's room for photos is full. Delete photos you no longer need, or ask whoever runs this server for more room.":
    'De ruimte van je familie voor foto’s is vol. Verwijder foto’s die je niet meer nodig hebt, of vraag meer ruimte aan wie deze server beheert.',
  'This group can take no more photos now. Please ask your primary caretaker, or whoever runs this server, for more room.':
    'Deze groep kan nu geen foto’s meer aannemen. Vraag meer ruimte aan de eerste verzorger of aan wie deze server beheert.',
  'You have uploaded many pictures that are not in the gallery yet. Please add those first, or try again tomorrow.':
    'Je hebt veel foto’s geüpload die nog niet in de galerij staan. Voeg die eerst toe, of probeer het morgen weer.',
  'Your family has added as many {} as it may ({}, with those that were deleted). Please ask whoever runs this server for more.':
    'Je familie heeft er zoveel toegevoegd als mag ({1}, met wat verwijderd is). Vraag meer aan wie deze server beheert.',
  'Your family has as many devices of this kind as it may have ({}). Please remove one that nobody uses any more.':
    'Je familie heeft zoveel apparaten van deze soort als mag ({0}). Haal er een weg dat niemand meer gebruikt.',
  'This file is not a picture we can read. Please choose a JPEG, PNG, WebP or HEIC.':
    'Dit bestand is geen foto die we kunnen lezen. Kies een JPEG, PNG, WebP of HEIC.',
  'This file is damaged, or only a part of a picture: we cannot read all of it. Please choose another copy of it.':
    'Dit bestand is beschadigd, of maar een deel van een foto: we kunnen het niet helemaal lezen. Kies er een andere kopie van.',
  'This picture has more than {} megapixels. Please choose a smaller one.':
    'Deze foto heeft meer dan {0} megapixels. Kies een kleinere.',
  'This file is larger than 10 MB. Please choose a smaller one.':
    'Dit bestand is groter dan 10 MB. Kies een kleiner bestand.',
  'The file has not arrived. Please upload it again.': 'Het bestand is niet aangekomen. Upload het nog eens.',
  'This picture was added already, and has been deleted since.':
    'Deze foto was al toegevoegd, en is intussen verwijderd.',
  'Please create a family group first, or ask your family to invite you. Then add pictures.':
    'Maak eerst een familiegroep, of vraag je familie om een uitnodiging. Voeg dan foto’s toe.',
  'One of these photos was deleted. Please choose again.': 'Een van deze foto’s is verwijderd. Kies opnieuw.',
  'A photo can name {} people.': 'Bij een foto kunnen {0} mensen worden genoemd.',
  'A family can list {} people. Please remove somebody first.':
    'Een familie kan {0} mensen in de lijst hebben. Haal eerst iemand weg.',
  'This member is in the list already, as {}.': 'Dit familielid staat al in de lijst, als {0}.',
  'Please enter a name.': 'Vul een naam in.',
  'Please use at most {} characters.': 'Gebruik hoogstens {0} tekens.',
  'This text holds a character we cannot keep.': 'In deze tekst staat een teken dat we niet kunnen bewaren.',
  'Please choose a date.': 'Kies een datum.',
  'Please choose a time.': 'Kies een tijd.',
  'Please choose a time, like 21:30.': 'Kies een tijd, zoals 21:30.',
  'Please choose two different times.': 'Kies twee verschillende tijden.',
  'Please enter a title.': 'Vul een titel in.',
  'Please choose a type.': 'Kies een soort.',
  'Please choose a provider.': 'Kies een aanbieder.',
  'Please enter a web address that begins with http:// or https://.':
    'Vul een webadres in dat begint met http:// of https://.',
  'This provider does not offer this type.': 'Deze aanbieder heeft deze soort niet.',
  'Please write a note.': 'Schrijf een berichtje.',
  'Please choose how long it stays.': 'Kies hoe lang het blijft staan.',
  'Please choose until when it stays.': 'Kies tot wanneer het blijft staan.',
  'This end has passed. Please choose a later one.': 'Dit einde is voorbij. Kies een later einde.',
  'The end of this note has passed. Please choose a new one, then send it.':
    'Het einde van dit berichtje is voorbij. Kies een nieuw einde en stuur het dan.',
  'This note could not be added. Please write it again.':
    'Dit berichtje kon niet worden toegevoegd. Schrijf het nog eens.',
  'This note was written already, with other words. You find it in the list of notes.':
    'Dit berichtje is al met andere woorden geschreven. Je vindt het in de lijst met berichtjes.',
  'This note was written, and has been deleted since.':
    'Dit berichtje is geschreven, en intussen verwijderd.',
  'This note ends before that time. Please choose an earlier time, or another end for the note.':
    'Dit berichtje eindigt vóór die tijd. Kies een eerdere tijd, of een ander einde voor het berichtje.',
  'This note ends on a certain day. To repeat it, please choose how long it stays each time.':
    'Dit berichtje eindigt op een bepaalde dag. Kies, om het te herhalen, hoe lang het elke keer blijft staan.',
  'Please select both date and time for the schedule.': 'Kies een datum en een tijd.',
  'Please select either a content item or photo to schedule.': 'Kies een aanbeveling of een foto.',
  'This time has passed. Please choose a later one.': 'Deze tijd is voorbij. Kies een latere.',
  'Please choose a date within the next {} years.': 'Kies een datum in de komende {0} jaar.',
  'This is not to come any more.': 'Dit komt niet meer.',
  'Somebody has changed this meanwhile. Please look again.':
    'Iemand heeft dit intussen veranderd. Kijk nog eens.',
  'This has been sent already.': 'Dit is al gestuurd.',
  'Only the next of several deliveries can be skipped.':
    'Van meerdere zendingen kan alleen de eerstvolgende worden overgeslagen.',
  'There is no delivery after this one.': 'Na deze zending komt er geen meer.',
  'It was cancelled.': 'Het is geannuleerd.',
  'It was changed.': 'Het is veranderd.',
  'It was paused.': 'Het is gepauzeerd.',
  'Item removed.': 'Item weggehaald.',
  'The group was deleted.': 'De groep is verwijderd.',
  'There is no photo to send yet.': 'Er is nog geen foto om te sturen.',
  'Every photo was shown already: this one was shown longest ago.':
    'Alle foto’s zijn al getoond: deze was het langst niet te zien.',
  'It was left out.': 'Het is overgeslagen.',
  'Auto-send Content is off.': 'Automatisch sturen staat uit.',
  'It could not be sent.': 'Het kon niet worden gestuurd.',
  'The entry has no author.': 'Er staat niemand meer achter dit item.',
  'The family group was deleted at that time.': 'De familiegroep was op dat moment verwijderd.',
  'The server was not running at that time.': 'De server draaide op dat moment niet.',
  'It was paused at that time.': 'Het was op dat moment gepauzeerd.',
  'The group is kept in memory.': 'De groep wordt als herinnering bewaard.',
  'The group was kept in memory at that time.': 'De groep werd op dat moment als herinnering bewaard.',
  'By the new time zone this time had passed.': 'In de nieuwe tijdzone was deze tijd al voorbij.',
  'The end of this note had passed.': 'Het einde van dit berichtje was voorbij.',
  'The device could not be reached.': 'Het apparaat was niet te bereiken.',
  'Please say who comes, or what is on.': 'Schrijf wie er komt, of wat er is.',
  'Please say when it begins, too.': 'Schrijf ook wanneer het begint.',
  'The end comes before the beginning.': 'Het einde komt vóór het begin.',
  'The last day comes before the first one.': 'De laatste dag komt vóór de eerste.',
  'This comes before the first day.': 'Dit komt vóór de eerste dag.',
  'By this day, none is to come. Please choose a later one.':
    'Tot die dag komt er geen. Kies een latere dag.',
  'It would begin again before it has ended.': 'Het zou weer beginnen voordat het voorbij is.',
  'This day is over. Please choose today or a later day.':
    'Deze dag is voorbij. Kies vandaag of een latere dag.',
  'Please choose a day within the last {} years.': 'Kies een dag in de afgelopen {0} jaar.',
  'Please choose a day within the next {} years, or leave this empty if it has no end.':
    'Kies een dag in de komende {0} jaar, of laat dit leeg als er geen einde is.',
  'Please choose a day within the next {} years.': 'Kies een dag in de komende {0} jaar.',
  'Please choose at most {} days. For more, let it repeat every day.':
    'Kies hoogstens {0} dagen. Duurt het langer, laat het dan elke dag herhalen.',
  'Somebody has changed this visit meanwhile. Please look at it again.':
    'Iemand heeft dit bezoek intussen veranderd. Kijk er nog eens naar.',
  'This takes place only once. Please delete it if it does not take place.':
    'Dit gebeurt maar één keer. Verwijder het als het niet doorgaat.',
  'You have planned {} visits already. Please delete some of them first.':
    'Je hebt al {0} bezoeken gepland. Verwijder er eerst een paar.',
  'Please name the calendar.': 'Geef de agenda een naam.',
  'Please enter the address of a calendar. It begins with https:// or webcal://.':
    'Vul het adres van een agenda in. Het begint met https:// of webcal://.',
  'This file is larger than 2 MB. Please export fewer years of the calendar.':
    'Dit bestand is groter dan 2 MB. Exporteer minder jaren van de agenda.',
  'You have {} calendars already. Please remove one first.':
    'Je hebt al {0} agenda’s. Haal er eerst een weg.',
  'The calendar did not answer in time.': 'De agenda antwoordde niet op tijd.',
  'The calendar’s server could not be reached.': 'De server van de agenda was niet te bereiken.',
  'The calendar’s server was not found.': 'De server van de agenda is niet gevonden.',
  'This is a web page and not a calendar. Please look for the secret address in iCal format.':
    'Dit is een webpagina en geen agenda. Zoek het geheime adres in iCal-formaat.',
  'This is not a calendar in iCal format.': 'Dit is geen agenda in iCal-formaat.',
  'There is no calendar at this address ({}).': 'Op dit adres is geen agenda ({0}).',
  'The calendar’s server does not let us read it ({}). The address may have changed.':
    'De server van de agenda laat ons niet lezen ({0}). Misschien is het adres veranderd.',
  'The calendar could not be read.': 'De agenda kon niet worden gelezen.',
  'Please select at least one item.': 'Kies minstens één ding.',
  'This item is not on its way to Amazon any more.': 'Dit is niet meer onderweg naar Amazon.',
  'One of these items is not on the list any more.': 'Een van deze dingen staat niet meer op de lijst.',
  'Please paste the address of a product page on Amazon.': 'Plak het adres van een productpagina op Amazon.',
  'This is a short link. Please open it, and copy the address of the page that it leads to.':
    'Dit is een korte link. Open hem en kopieer het adres van de pagina waar hij heen leidt.',
  'No screen shows this code now. Please look at the screen again.':
    'Geen scherm toont deze code nu. Kijk nog eens op het scherm.',
  'Please type the code from the screen.': 'Typ de code van het scherm.',
  'A code has {} letters and digits, like 7KQ4MP.': 'Een code heeft {0} letters en cijfers, zoals 7KQ4MP.',
  'Please enter a name for the screen.': 'Geef het scherm een naam.',
  'No screen is connected yet. Open the screen in the room first, then try again.':
    'Er is nog geen scherm verbonden. Open eerst het scherm in de kamer en probeer het dan nog eens.',
  'No screen is in contact just now. Please check that it is switched on and has a network, then try again.':
    'Er is nu geen scherm bereikbaar. Kijk of het aanstaat en netwerk heeft, en probeer het dan nog eens.',
  'The test message could not be delivered.': 'Het testbericht kwam niet aan.',
  'No screen is connected yet, so there is nothing to pause.':
    'Er is nog geen scherm verbonden, dus er is niets te pauzeren.',
  'This call is closed: nobody has to call any more.':
    'Dit belverzoek is afgerond: niemand hoeft meer te bellen.',
  '{} was first and will call.': '{0} was je voor en gaat bellen.',
  '{} was first and looks after it.': '{0} was je voor en gaat kijken.',
  'There is nothing to look after any more: a sign has come, or the day is over.':
    'Er is niets meer te doen: er kwam een teken, of de dag is voorbij.',
  'This person is a member of the group already.': 'Deze persoon hoort al bij de groep.',
  'This person was deactivated. The primary caretaker can reactivate them.':
    'De toegang van deze persoon is uitgezet. De eerste verzorger kan die weer aanzetten.',
  '{} has invited this address already. They or the primary caretaker can send it again.':
    '{0} heeft dit adres al uitgenodigd en kan de uitnodiging opnieuw sturen, net als de eerste verzorger.',
  'Please hand over or name a successor first: a group needs a primary caretaker.':
    'Draag de groep eerst over of wijs een opvolger aan: een groep heeft een eerste verzorger nodig.',
  'Only an active caretaker can be asked. Please change their role first.':
    'Alleen een actieve verzorger kan gevraagd worden. Verander eerst de rol.',
  'Only an active caretaker can be the successor. Please change their role first.':
    'Alleen een actieve verzorger kan opvolgen. Verander eerst de rol.',
  'The primary caretaker can still say no. Please wait until the seven days are over.':
    'De eerste verzorger kan nog nee zeggen. Wacht tot de zeven dagen voorbij zijn.',
  'Please choose a role.': 'Kies een rol.',
  'Please enter a name for the group.': 'Geef de groep een naam.',
  'This is not the name of the group.': 'Dit is niet de naam van de groep.',
  'There is already an account with this e-mail address.': 'Er is al een account met dit e-mailadres.',
  'This is not your password.': 'Dit is niet je wachtwoord.',
  'This account signs in elsewhere. Please change it there.':
    'Dit account logt ergens anders in. Verander het daar.',
  'Please confirm your e-mail address first: open the link that we mailed you. Settings, under Account, mails you another one.':
    'Bevestig eerst je e-mailadres: open de link die we je mailden. In Instellingen, bij je account, vraag je een nieuwe.',
  'You signed in a while ago. Please enter your password, so that we know it is you.':
    'Je bent een tijd geleden ingelogd. Vul je wachtwoord in, zodat we weten dat jij het bent.',
  'Please enter a telephone number, like +49 30 1234567.': 'Vul een telefoonnummer in, zoals +49 30 1234567.',
  'This file is not a recording that every device can play. Please choose an MP3.':
    'Dit bestand is geen opname die elk apparaat kan afspelen. Kies een mp3.',
  'This recording is damaged: we cannot play all of it. Please record it again.':
    'Deze opname is beschadigd: we kunnen hem niet helemaal afspelen. Neem hem nog eens op.',
  'There is nothing to hear in this recording. Please record it again.':
    'In deze opname is niets te horen. Neem hem nog eens op.',
  'This recording is longer than a minute. Please record a shorter one.':
    'Deze opname is langer dan een minuut. Neem een kortere op.',
  'Your family has switched off that this screen sends a voice.':
    'Je familie heeft uitgezet dat dit scherm een stem verstuurt.',
  'This recording is damaged: we cannot play all of it. Please choose another copy of it.':
    'Deze opname is beschadigd: we kunnen haar niet helemaal afspelen. Kies een andere kopie.',
  'There is nothing to hear in this recording. Please choose another one.':
    'In deze opname is niets te horen. Kies een andere.',
  'This recording is longer than seven minutes. Please choose a shorter one.':
    'Deze opname duurt langer dan zeven minuten. Kies een kortere.',
  'Only music can have a recording.': 'Alleen muziek kan een opname hebben.',
  'Only music can have a recording. Please take the recording away first.':
    'Alleen muziek kan een opname hebben. Haal eerst de opname weg.',
  'This recording was added already, and has been deleted since.':
    'Deze opname was al toegevoegd, en is intussen verwijderd.',
}
