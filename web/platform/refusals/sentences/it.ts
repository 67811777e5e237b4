import type { KnownRefusal } from './en.ts'

export const words: Record<KnownRefusal, string> = {
  'As {} you may not do this. Please ask the primary caretaker.':
    'Con il ruolo «{0}» non si può fare. Chiedi a chi è responsabile principale.',
  'Primary Caretaker': 'Responsabile principale',
  Caretaker: 'Responsabile',
  'Family Member': 'Familiare',
  'This was not found.': 'Questo non c’è più.',
  'This group is kept in memory, so nothing is sent or planned any more. The pictures and words are all here.':
    'Questo gruppo è conservato come ricordo, quindi non si invia e non si programma più niente. Tutte le foto e le parole sono qui.',
  'Please check what you entered.': 'Controlla ciò che hai scritto, per favore.',
  'Something went wrong on our side. Please try again.': 'Qualcosa è andato storto da noi. Riprova.',
  'This is more than we can take in one request.': 'È più di quanto possiamo prendere in una volta.',
  "The server's disk is full. Delete photos you no longer need, or ask whoever runs this server to make room.":
    'Il disco del server è pieno. Elimina le foto che non ti servono più, o chiedi spazio a chi gestisce questo server.',
  'The place where the pictures are stored does not answer just now. Please try again in a moment.':
    'Il posto dove sono conservate le foto ora non risponde. Riprova tra un momento.',
  "The server's database does not answer just now. Please try again in a moment.":
    'Il database del server ora non risponde. Riprova tra un momento.',
  "Your family's room for photos is full. Delete photos you no longer need, or ask whoever runs this server for more room.":
    'Lo spazio della tua famiglia per le foto è pieno. Elimina le foto che non ti servono più, o chiedi più spazio a chi gestisce questo server.',
  'This group can take no more photos now. Please ask your primary caretaker, or whoever runs this server, for more room.':
    'Questo gruppo ora non può prendere altre foto. Chiedi più spazio a chi è responsabile principale o a chi gestisce questo server.',
  'You have uploaded many pictures that are not in the gallery yet. Please add those first, or try again tomorrow.':
    'Hai caricato molte foto che non sono ancora nella galleria. Aggiungi prima quelle, o riprova domani.',
  'Your family has added as many {} as it may ({}, with those that were deleted). Please ask whoever runs this server for more.':
    'La tua famiglia ne ha aggiunti quanti può averne ({1}, con quelli eliminati). Chiedine di più a chi gestisce questo server.',
  'Your family has as many devices of this kind as it may have ({}). Please remove one that nobody uses any more.':
    'La tua famiglia ha già tutti i dispositivi di questo tipo che può avere ({0}). Togline uno che nessuno usa più.',
  'This file is not a picture we can read. Please choose a JPEG, PNG, WebP or HEIC.':
    'Questo file non è un’immagine che sappiamo leggere. Scegli un JPEG, PNG, WebP o HEIC.',
  'This file is damaged, or only a part of a picture: we cannot read all of it. Please choose another copy of it.':
    'Questo file è danneggiato, o è solo una parte di un’immagine: non riusciamo a leggerlo tutto. Scegline un’altra copia.',
  'This picture has more than {} megapixels. Please choose a smaller one.':
    'Questa immagine ha più di {0} megapixel. Scegline una più piccola.',
  'This file is larger than 10 MB. Please choose a smaller one.':
    'Questo file supera i 10 MB. Scegline uno più piccolo.',
  'The file has not arrived. Please upload it again.':
    'Il file non è arrivato. Caricalo di nuovo, per favore.',
  'This picture was added already, and has been deleted since.':
    'Questa foto era già stata aggiunta, ed è stata eliminata da allora.',
  'Please create a family group first, or ask your family to invite you. Then add pictures.':
    'Crea prima un gruppo familiare, o chiedi un invito alla tua famiglia. Poi aggiungi le foto.',
  'One of these photos was deleted. Please choose again.':
    'Una di queste foto è stata eliminata. Scegli di nuovo, per favore.',
  'A photo can name {} people.': 'Una foto può nominare {0} persone.',
  'A family can list {} people. Please remove somebody first.':
    'Una famiglia può avere {0} persone nell’elenco. Togli prima qualcuno, per favore.',
  'This member is in the list already, as {}.': 'Questo familiare è già nell’elenco, come {0}.',
  'Please enter a name.': 'Scrivi un nome, per favore.',
  'Please use at most {} characters.': 'Usa al massimo {0} caratteri, per favore.',
  'This text holds a character we cannot keep.':
    'Questo testo contiene un carattere che non possiamo conservare.',
  'Please choose a date.': 'Scegli una data, per favore.',
  'Please choose a time.': 'Scegli un’ora, per favore.',
  'Please choose a time, like 21:30.': 'Scegli un’ora, come 21:30.',
  'Please choose two different times.': 'Scegli due ore diverse, per favore.',
  'Please enter a title.': 'Scrivi un titolo, per favore.',
  'Please choose a type.': 'Scegli un tipo, per favore.',
  'Please choose a provider.': 'Scegli un servizio, per favore.',
  'Please enter a web address that begins with http:// or https://.':
    'Scrivi un indirizzo web che comincia con http:// o https://.',
  'This provider does not offer this type.': 'Questo servizio non offre questo tipo.',
  'Please write a note.': 'Scrivi un messaggio, per favore.',
  'Please choose how long it stays.': 'Scegli quanto tempo resta, per favore.',
  'Please choose until when it stays.': 'Scegli fino a quando resta, per favore.',
  'This end has passed. Please choose a later one.':
    'Questa fine è passata. Scegline una più avanti, per favore.',
  'The end of this note has passed. Please choose a new one, then send it.':
    'La fine di questo messaggio è passata. Scegline una nuova, poi invialo.',
  'This note could not be added. Please write it again.':
    'Non è stato possibile aggiungere questo messaggio. Scrivilo di nuovo, per favore.',
  'This note was written already, with other words. You find it in the list of notes.':
    'Questo messaggio era già stato scritto con altre parole. Lo trovi nell’elenco dei messaggi.',
  'This note was written, and has been deleted since.':
    'Questo messaggio è stato scritto, e da allora eliminato.',
  'This note ends before that time. Please choose an earlier time, or another end for the note.':
    'Questo messaggio finisce prima di quell’ora. Scegli un’ora precedente, o un’altra fine per il messaggio.',
  'This note ends on a certain day. To repeat it, please choose how long it stays each time.':
    'Questo messaggio finisce in un giorno preciso. Per ripeterlo, scegli quanto tempo resta ogni volta.',
  'Please select both date and time for the schedule.': 'Scegli data e ora, per favore.',
  'Please select either a content item or photo to schedule.': 'Scegli un consiglio o una foto, per favore.',
  'This time has passed. Please choose a later one.':
    'Quest’ora è passata. Scegline una più avanti, per favore.',
  'Please choose a date within the next {} years.': 'Scegli una data nei prossimi {0} anni, per favore.',
  'This is not to come any more.': 'Questo non è più in programma.',
  'Somebody has changed this meanwhile. Please look again.':
    'Qualcuno l’ha cambiato nel frattempo. Guarda di nuovo, per favore.',
  'This has been sent already.': 'Questo è già stato inviato.',
  'Only the next of several deliveries can be skipped.': 'Di più invii si può saltare solo il prossimo.',
  'There is no delivery after this one.': 'Dopo questo invio non ce ne sono altri.',
  'It was cancelled.': 'È stato annullato.',
  'It was changed.': 'È stato cambiato.',
  'It was paused.': 'È stato messo in pausa.',
  'Item removed.': 'Elemento tolto.',
  'The group was deleted.': 'Il gruppo è stato eliminato.',
  'There is no photo to send yet.': 'Non c’è ancora nessuna foto da inviare.',
  'Every photo was shown already: this one was shown longest ago.':
    'Tutte le foto si erano già viste: questa mancava da più tempo.',
  'It was left out.': 'È stato saltato.',
  'Auto-send Content is off.': 'L’invio automatico è spento.',
  'It could not be sent.': 'Non è stato possibile inviarlo.',
  'The entry has no author.': 'Non c’è più nessuno dietro questa voce.',
  'The family group was deleted at that time.': 'Il gruppo familiare era eliminato in quel momento.',
  'The server was not running at that time.': 'Il server non era in funzione in quel momento.',
  'It was paused at that time.': 'Era in pausa in quel momento.',
  'The group is kept in memory.': 'Il gruppo è conservato come ricordo.',
  'The group was kept in memory at that time.': 'Il gruppo era conservato come ricordo in quel momento.',
  'By the new time zone this time had passed.': 'Con il nuovo fuso orario quest’ora era passata.',
  'The end of this note had passed.': 'La fine di questo messaggio era passata.',
  'The device could not be reached.': 'Il dispositivo non era raggiungibile.',
  'Please say who comes, or what is on.': 'Scrivi chi viene, o che cosa c’è, per favore.',
  'Please say when it begins, too.': 'Scrivi anche quando comincia, per favore.',
  'The end comes before the beginning.': 'La fine viene prima dell’inizio.',
  'The last day comes before the first one.': 'L’ultimo giorno viene prima del primo.',
  'This comes before the first day.': 'Viene prima del primo giorno.',
  'By this day, none is to come. Please choose a later one.':
    'Entro quel giorno non ce n’è nessuna. Scegline uno più avanti, per favore.',
  'It would begin again before it has ended.': 'Comincerebbe di nuovo prima di finire.',
  'This day is over. Please choose today or a later day.':
    'Questo giorno è passato. Scegli oggi o un giorno più avanti, per favore.',
  'Please choose a day within the last {} years.': 'Scegli un giorno degli ultimi {0} anni, per favore.',
  'Please choose a day within the next {} years, or leave this empty if it has no end.':
    'Scegli un giorno dei prossimi {0} anni, o lascia vuoto se non c’è una fine.',
  'Please choose a day within the next {} years.': 'Scegli un giorno dei prossimi {0} anni, per favore.',
  'Please choose at most {} days. For more, let it repeat every day.':
    'Scegli al massimo {0} giorni. Se sono di più, fallo ripetere ogni giorno.',
  'Somebody has changed this visit meanwhile. Please look at it again.':
    'Qualcuno ha cambiato questa visita nel frattempo. Guardala di nuovo, per favore.',
  'This takes place only once. Please delete it if it does not take place.':
    'Questo succede una volta sola. Eliminalo se non succede.',
  'You have planned {} visits already. Please delete some of them first.':
    'Hai già {0} visite in programma. Eliminane prima qualcuna, per favore.',
  'Please name the calendar.': 'Dai un nome al calendario, per favore.',
  'Please enter the address of a calendar. It begins with https:// or webcal://.':
    'Scrivi l’indirizzo di un calendario. Comincia con https:// o webcal://.',
  'This file is larger than 2 MB. Please export fewer years of the calendar.':
    'Questo file supera i 2 MB. Esporta meno anni del calendario, per favore.',
  'You have {} calendars already. Please remove one first.':
    'Hai già {0} calendari. Togline prima uno, per favore.',
  'The calendar did not answer in time.': 'Il calendario non ha risposto in tempo.',
  'The calendar’s server could not be reached.': 'Il server del calendario non era raggiungibile.',
  'The calendar’s server was not found.': 'Il server del calendario non è stato trovato.',
  'This is a web page and not a calendar. Please look for the secret address in iCal format.':
    'Questa è una pagina web e non un calendario. Cerca l’indirizzo segreto in formato iCal.',
  'This is not a calendar in iCal format.': 'Questo non è un calendario in formato iCal.',
  'There is no calendar at this address ({}).': 'A questo indirizzo non c’è nessun calendario ({0}).',
  'The calendar’s server does not let us read it ({}). The address may have changed.':
    'Il server del calendario non ce lo lascia leggere ({0}). Forse l’indirizzo è cambiato.',
  'The calendar could not be read.': 'Non è stato possibile leggere il calendario.',
  'Please select at least one item.': 'Scegli almeno una cosa, per favore.',
  'This item is not on its way to Amazon any more.': 'Questo non è più in viaggio verso Amazon.',
  'One of these items is not on the list any more.': 'Una di queste cose non è più sulla lista.',
  'Please paste the address of a product page on Amazon.':
    'Incolla l’indirizzo della pagina di un prodotto su Amazon, per favore.',
  'This is a short link. Please open it, and copy the address of the page that it leads to.':
    'Questo è un link breve. Aprilo, e copia l’indirizzo della pagina a cui porta.',
  'No screen shows this code now. Please look at the screen again.':
    'Nessuno schermo mostra questo codice ora. Guarda di nuovo lo schermo, per favore.',
  'Please type the code from the screen.': 'Scrivi il codice che vedi sullo schermo, per favore.',
  'A code has {} letters and digits, like 7KQ4MP.': 'Un codice ha {0} lettere e cifre, come 7KQ4MP.',
  'Please enter a name for the screen.': 'Dai un nome allo schermo, per favore.',
  'No screen is connected yet. Open the screen in the room first, then try again.':
    'Nessuno schermo è ancora collegato. Apri prima lo schermo nella stanza, poi riprova.',
  'No screen is in contact just now. Please check that it is switched on and has a network, then try again.':
    'Nessuno schermo è raggiungibile ora. Controlla che sia acceso e che abbia rete, poi riprova.',
  'The test message could not be delivered.': 'Il messaggio di prova non è arrivato.',
  'No screen is connected yet, so there is nothing to pause.':
    'Nessuno schermo è ancora collegato, quindi non c’è niente da mettere in pausa.',
  'This call is closed: nobody has to call any more.':
    'Questa chiamata è chiusa: non deve più chiamare nessuno.',
  '{} was first and will call.': '{0} ha fatto prima e chiama.',
  '{} was first and looks after it.': '{0} ha fatto prima e se ne occupa.',
  'There is nothing to look after any more: a sign has come, or the day is over.':
    'Non c’è più niente di cui occuparsi: è arrivato un segno, o la giornata è finita.',
  'This person is a member of the group already.': 'Questa persona fa già parte del gruppo.',
  'This person was deactivated. The primary caretaker can reactivate them.':
    'L’accesso di questa persona è disattivato. Chi è responsabile principale può riattivarlo.',
  '{} has invited this address already. They or the primary caretaker can send it again.':
    '{0} ha già invitato questo indirizzo e può inviare di nuovo l’invito, come chi è responsabile principale.',
  'Please hand over or name a successor first: a group needs a primary caretaker.':
    'Prima cedi il gruppo o nomina chi ti succede: un gruppo ha bisogno di una persona responsabile principale.',
  'Only an active caretaker can be asked. Please change their role first.':
    'Si può chiedere solo a chi ha il ruolo di responsabile e l’accesso attivo. Cambia prima il ruolo, per favore.',
  'Only an active caretaker can be the successor. Please change their role first.':
    'Può succedere solo chi ha il ruolo di responsabile e l’accesso attivo. Cambia prima il ruolo, per favore.',
  'The primary caretaker can still say no. Please wait until the seven days are over.':
    'Chi è responsabile principale può ancora dire di no. Aspetta che passino i sette giorni, per favore.',
  'Please choose a role.': 'Scegli un ruolo, per favore.',
  'Please enter a name for the group.': 'Dai un nome al gruppo, per favore.',
  'This is not the name of the group.': 'Questo non è il nome del gruppo.',
  'There is already an account with this e-mail address.': 'C’è già un account con questo indirizzo e-mail.',
  'This is not your password.': 'Questa non è la tua password.',
  'This account signs in elsewhere. Please change it there.':
    'Questo account accede da un’altra parte. Cambialo lì, per favore.',
  'Please confirm your e-mail address first: open the link that we mailed you. Settings, under Account, mails you another one.':
    'Conferma prima il tuo indirizzo e-mail: apri il link che ti abbiamo inviato. Nelle Impostazioni, al tuo account, puoi farne inviare un altro.',
  'You signed in a while ago. Please enter your password, so that we know it is you.':
    'Hai fatto l’accesso da un po’. Scrivi la tua password, così sappiamo che sei tu.',
  'Please enter a telephone number, like +49 30 1234567.':
    'Scrivi un numero di telefono, come +49 30 1234567.',
  'This file is not a recording that every device can play. Please choose an MP3.':
    'Questo file non è una registrazione che ogni dispositivo può riprodurre. Scegli un MP3.',
  'This recording is damaged: we cannot play all of it. Please record it again.':
    'Questa registrazione è danneggiata: non riusciamo a riprodurla tutta. Registrala di nuovo, per favore.',
  'There is nothing to hear in this recording. Please record it again.':
    'In questa registrazione non si sente niente. Registrala di nuovo, per favore.',
  'This recording is longer than a minute. Please record a shorter one.':
    'Questa registrazione dura più di un minuto. Fanne una più breve, per favore.',
  'Your family has switched off that this screen sends a voice.':
    'La tua famiglia ha disattivato l’invio della voce da questo schermo.',
  'This recording is damaged: we cannot play all of it. Please choose another copy of it.':
    'Questa registrazione è danneggiata: non possiamo riprodurla tutta. Scegline un’altra copia, per favore.',
  'There is nothing to hear in this recording. Please choose another one.':
    'In questa registrazione non si sente nulla. Scegline un’altra, per favore.',
  'This recording is longer than seven minutes. Please choose a shorter one.':
    'Questa registrazione dura più di sette minuti. Scegline una più breve, per favore.',
  'Only music can have a recording.': 'Solo la musica può avere una registrazione.',
  'Only music can have a recording. Please take the recording away first.':
    'Solo la musica può avere una registrazione. Prima togli la registrazione, per favore.',
  'This recording was added already, and has been deleted since.':
    'Questa registrazione era già stata aggiunta, ed è stata eliminata da allora.',
}
