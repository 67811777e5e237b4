import type { RarerRefusal } from './en.ts'

export const words: Record<RarerRefusal, string> = {
  'Please name the program.': 'Dai un nome al programma.',
  'Please choose what the program may do.': 'Scegli cosa può fare il programma.',
  'You have {} tokens already. Please end one that you do not use.':
    'Hai già {0} token. Chiudine uno che non usi.',
  'This {} was made, and has been ended since. To have another one, please begin anew.':
    'È già stato creato, e poi chiuso. Per averne un altro, ricomincia.',
  'Please name the device.': 'Dai un nome al dispositivo.',
  'You have {} keys already. Please end one that you do not use.':
    'Hai già {0} chiavi. Chiudine una che non usi.',
  'Please choose what it is told of.': 'Scegli di cosa viene avvisato.',
  'Please enter a web address that begins with https://.':
    'Scrivi un indirizzo web che comincia con https://.',
  'There are {} already. Please remove one that nobody needs.':
    'Ce ne sono già {0}. Rimuovine uno che non serve a nessuno.',
  'The address must begin with https://. Only servers that the operator names in WEBHOOK_SERVERS do without.':
    'L’indirizzo deve cominciare con https://. Ne fanno a meno solo i server nominati in WEBHOOK_SERVERS.',
  'This address is inside a private network. The operator can name it in WEBHOOK_SERVERS.':
    'Questo indirizzo è in una rete privata. Chi gestisce il server può nominarlo in WEBHOOK_SERVERS.',
  'It leads to another address ({}), which is not followed.':
    'Porta a un altro indirizzo ({0}), che non viene seguito.',
  'There is nothing at this address ({}).': 'A questo indirizzo non c’è nulla ({0}).',
  'It did not take the message ({}).': 'Non ha accettato il messaggio ({0}).',
  'It has a problem ({}).': 'Ha un problema ({0}).',
  'It answered {}.': 'Ha risposto {0}.',
  'It could not be reached.': 'Non è stato raggiunto.',
  'Its name was not found.': 'Il suo nome non è stato trovato.',
  'The connection to it is not secure.': 'La connessione non è sicura.',
  'It did not answer within 10 seconds.': 'Non ha risposto entro 10 secondi.',
  'Its address is lost, because the server’s secret key was changed. Please remove it and add it again.':
    'L’indirizzo è perso, perché la chiave segreta del server è cambiata. Rimuovilo e aggiungilo di nuovo.',
  'Passkeys need HTTPS. Please ask the person who runs this server.':
    'Le passkey richiedono HTTPS. Chiedi a chi gestisce questo server.',
  'This passkey is known already.': 'Questa passkey c’è già.',
  'This passkey could not be checked. Please try again.':
    'Non è stato possibile verificare questa passkey. Riprova.',
  'You have {} passkeys. Please remove one first.': 'Hai {0} passkey. Prima rimuovine una.',
  'You signed in a while ago. Please sign out, sign in again, and then try this once more.':
    'Il tuo accesso è di un po’ fa. Esci, accedi di nuovo e riprova.',
  'This account signs in at the provider. A new password is chosen there.':
    'Questo account accede dal fornitore. La password si cambia lì.',
  'This server is not connected with Alexa.': 'Questo server non è collegato con Alexa.',
  'No Echo shows this code now. Please look at the Echo again.':
    'Ora nessun Echo mostra questo codice. Guarda di nuovo l’Echo.',
  'Please type the code from the Echo.': 'Scrivi il codice dell’Echo.',
  'A code has {} digits, like 402 915.': 'Un codice ha {0} cifre, come 402 915.',
  'Please type what would be said.': 'Scrivi cosa si direbbe.',
  'This server has no public address yet: whoever runs it sets PUBLIC_URL.':
    'Questo server non ha ancora un indirizzo pubblico: chi lo gestisce imposta PUBLIC_URL.',
  'Amazon cannot call {}: {}': 'Amazon non può chiamare {0}: {1}',
  'this is no address.': 'non è un indirizzo.',
  'it holds a user or a password.': 'contiene un utente o una password.',
  'it must begin with https.': 'deve cominciare con https.',
  'Amazon uses port 443 only.': 'Amazon usa solo la porta 443.',
  'it must end before the ? or the #.': 'deve finire prima del ? o del #.',
  'it must be the start page, without a path.': 'deve essere la pagina iniziale, senza percorso.',
  'it needs a name that is known on the whole internet.': 'serve un nome noto in tutta internet.',
  'Amazon does not let this server speak ({}).': 'Amazon non lascia parlare questo server ({0}).',
  'Amazon does not accept this server’s client id and secret. ALEXA_CLIENT_ID or ALEXA_CLIENT_SECRET is not that of the skill.':
    'Amazon non accetta client id e secret di questo server. ALEXA_CLIENT_ID o ALEXA_CLIENT_SECRET non è quello della skill.',
  'Amazon does not let the skill {}: it was imported without {}. Please run “ask deploy” with a new skill package.':
    'Amazon non lascia che la skill lo faccia: è stata importata senza quel permesso. Esegui «ask deploy» con un nuovo pacchetto.',
  'A request for another skill came. ALEXA_SKILL_ID must be the id that the console shows for this skill.':
    'È arrivata una richiesta per un’altra skill. ALEXA_SKILL_ID deve essere l’id che la console mostra per questa skill.',
  'Notifications are switched off for the skill in the Alexa app.':
    'Nell’app Alexa le notifiche della skill sono spente.',
  'The Echo could not draw a part of a page. The rest of the page and the speech were not affected.':
    'L’Echo non ha potuto disegnare una parte di una pagina. Il resto e la voce andavano bene.',
  'Amazon waited 8 seconds for this server’s answer and then gave up. The server was too slow, or Amazon could not reach it.':
    'Amazon ha aspettato 8 secondi la risposta di questo server e ha rinunciato. Il server era troppo lento, o Amazon non l’ha raggiunto.',
  'Amazon lost the connection with the Echo.': 'Amazon ha perso la connessione con l’Echo.',
  'Something went wrong at Amazon. It usually passes by itself.':
    'Qualcosa è andato storto da Amazon. Di solito passa da sé.',
  'Amazon reported a problem with an answer of this server.':
    'Amazon ha segnalato un problema con una risposta di questo server.',
  'Amazon could not use this server’s answer. {}':
    'Amazon non ha potuto usare la risposta di questo server. {0}',
  'The words to be spoken were not valid.': 'Le parole da dire non erano valide.',
  'It came too late.': 'È arrivata troppo tardi.',
  'It was too long.': 'Era troppo lunga.',
  'The skill was deployed before voices could be played. Download its package, and deploy it again.':
    'La skill è stata installata prima che un Echo potesse riprodurre registrazioni. Scarica il suo pacchetto ed esegui di nuovo «ask deploy».',
  'The page to be shown was not valid.': 'La pagina da mostrare non era valida.',
  'Please report this to whoever runs this server.': 'Dillo a chi gestisce questo server.',
  'The widget could not be installed. Please add it again.':
    'Non si è potuto installare il widget. Aggiungilo di nuovo.',
  'Amazon cannot reach this Echo any more. Please connect it again.':
    'Amazon non raggiunge più questo Echo. Collegalo di nuovo.',
  'Amazon cannot reach this Echo any more. Open Sunporch on it; if that does not help, connect it again.':
    'Amazon non raggiunge più questo Echo. Apri Sunporch su di esso; se non basta, collegalo di nuovo.',
  'Amazon has taken the notification. Whether anybody heard it is not known.':
    'Amazon ha preso la notifica. Non si sa se qualcuno l’ha sentita.',
  'Amazon lets the Echo say no more today; it says so tomorrow.':
    'Amazon non lascia che l’Echo dica altro oggi; lo dice domani.',
  'Amazon says that notifications are not allowed for the skill on this Echo.':
    'Amazon dice che su questo Echo le notifiche della skill non sono permesse.',
  'Amazon refused the notification. The Echo has it all the same.':
    'Amazon ha rifiutato la notifica. L’Echo l’ha comunque.',
  '{} The Echo has it; the notification follows.': '{0} L’Echo l’ha; la notifica segue.',
  'Amazon did not take the notification at once.': 'Amazon non ha preso subito la notifica.',
  'Amazon does not answer at the moment.': 'Amazon non risponde in questo momento.',
  'The Echo does not say by itself that something is new: notifications are not allowed for the skill.':
    'L’Echo non dice da sé che c’è qualcosa di nuovo: le notifiche della skill non sono permesse.',
  'The screens are paused: the Echo says so when they go on.':
    'Gli schermi sono in pausa: l’Echo lo dice quando riprendono.',
  'It is quiet now: the Echo says so in the morning.': 'Ora è tempo di riposo: l’Echo lo dice al mattino.',
  'The Echo has said enough for today; it says so tomorrow.':
    'L’Echo ha detto abbastanza per oggi; lo dice domani.',
  'The Echo says so in a few minutes, together with the rest.':
    'L’Echo lo dice tra qualche minuto, insieme al resto.',
  'Amazon did not answer, or had a fault. It is tried again.':
    'Amazon non ha risposto o aveva un guasto. Si riprova.',
  'Amazon could not fill the widget yet.': 'Amazon non ha ancora potuto riempire il widget.',
  'The mail server says that this address takes no mail{}.':
    'Il server di posta dice che questo indirizzo non riceve mail{0}.',
  'Another account already has this e-mail address.': 'Un altro account ha già questo indirizzo e-mail.',
  'This account was deleted meanwhile.': 'Questo account è stato eliminato nel frattempo.',
  'The primary caretaker cannot be changed.': 'Il ruolo di responsabile principale non si può cambiare.',
  'Nobody has asked you to take over.': 'Nessuno ti ha chiesto di subentrare.',
  'Only the successor can take over.': 'Solo chi succede può subentrare.',
  'Please ask first whether you can take over.': 'Chiedi prima se puoi subentrare.',
  'This group was made already, and is not yours any more.':
    'Questo gruppo è già stato creato, e non è più tuo.',
  'These are more dates than we can keep. Please remove some.':
    'Sono più date di quante possiamo tenere. Togline alcune.',
  'This calendar does not exist any more.': 'Questo calendario non esiste più.',
  'This screen has been removed.': 'Questo schermo è stato rimosso.',
  'Please choose one of the countries.': 'Scegli uno dei paesi.',
  'Please choose a time between 6:00 in the morning and 22:00.': 'Scegli un’ora tra le 6:00 e le 22:00.',
  'At least {} minutes.': 'Almeno {0} minuti.',
  'At most {} hours.': 'Al massimo {0} ore.',
  'Please choose at least one person.': 'Scegli almeno una persona.',
  'This address holds a name or a password, which we do not keep. Most calendars offer a secret address instead.':
    'In questo indirizzo c’è un nome o una password, che non conserviamo. La maggior parte dei calendari offre invece un indirizzo segreto.',
  'Please select at most {} items.': 'Scegli al massimo {0} articoli.',
  'Please choose that it stays until a day and time.': 'Scegli che resti fino a un giorno e un’ora.',
  'This time zone is not known.': 'Questo fuso orario non è conosciuto.',
  'Please type the name of the group.': 'Scrivi il nome del gruppo.',
  'This invitation is not complete.': 'Questo invito non è completo.',
  'A tag looks like this: hartleys-20.': 'Un tag è fatto così: hartleys-20.',
  'The calendar’s server did not send a calendar.':
    'Il server del calendario non ha inviato nessun calendario.',
  'This address leads into a private network, which we do not read.':
    'Questo indirizzo porta in una rete privata, che non leggiamo.',
  'The connection to the calendar’s server is not secure.':
    'La connessione con il server del calendario non è sicura.',
  'The calendar is larger than 2 MB.': 'Il calendario supera i 2 MB.',
  'The calendar’s server answers in a form that we do not read.':
    'Il server del calendario risponde in un formato che non leggiamo.',
  'The calendar’s server leads to an address that is not secure.':
    'Il server del calendario porta a un indirizzo che non è sicuro.',
  'The calendar’s server leads to one address after the other.':
    'Il server del calendario porta da un indirizzo all’altro.',
  'This is no address of a calendar.': 'Questo non è l’indirizzo di un calendario.',
  'The calendar’s server asks us to come back later (429).':
    'Il server del calendario ci chiede di tornare più tardi (429).',
  'The calendar’s server has a problem ({}).': 'Il server del calendario ha un problema ({0}).',
  'The calendar’s server did not answer with a calendar ({}).':
    'Il server del calendario non ha risposto con un calendario ({0}).',
  'The address is lost, because the server’s secret key was changed.':
    'L’indirizzo è perso, perché la chiave segreta del server è stata cambiata.',
  'This calendar takes too long to read. Please choose one with fewer events.':
    'Leggere questo calendario richiede troppo tempo. Scegline uno con meno eventi.',
  'This calendar is too much to read: some of its events are repeated without end.':
    'Questo calendario è troppo da leggere: alcuni eventi si ripetono senza fine.',
  'This calendar cannot be read: each try has broken off at some of its events.':
    'Questo calendario non si può leggere: ogni tentativo si è interrotto su alcuni eventi.',
  'This calendar may bring more than {} events in the next {} days. Please choose one with fewer repeated events.':
    'Questo calendario può portare più di {0} eventi nei prossimi {1} giorni. Scegline uno con meno eventi ripetuti.',
  '{} Please try again in a few minutes.': '{0} Riprova tra qualche minuto, per favore.',
  'The server did not get to reading this calendar.':
    'Il server non è riuscito a leggere questo calendario in tempo.',
  'The server broke off while it was reading this calendar. It may be short of memory just now.':
    'Il server si è interrotto mentre leggeva questo calendario. Forse ora gli manca memoria.',
  'This picture could not be made ready. Please try again in a minute.':
    'Non è stato possibile preparare questa immagine. Riprova tra un minuto, per favore.',
  'This browser takes no notices any more. Please switch them on there again.':
    'Questo browser non riceve più avvisi. Attivali di nuovo lì, per favore.',
  'This browser uses a push service that this server does not know.':
    'Questo browser usa un servizio di avvisi che questo server non conosce.',
  'Two copies of your families are being downloaded already. Please wait until one of them is done.':
    'Si stanno già scaricando due copie delle tue famiglie. Aspetta che una sia finita, per favore.',
  'Please choose at most a year.': 'Scegli al massimo un anno.',
  'No screen is connected yet, so nobody could give a sign. Please connect a screen or an Echo first.':
    'Non c’è ancora nessuno schermo collegato, quindi nessuno potrebbe dare un segno. Collega prima uno schermo o un Echo.',
  'One of these people does not belong to the family any more. Please choose again.':
    'Una di queste persone non fa più parte della famiglia. Scegli di nuovo, per favore.',
  'The screen stays dark from {} until {}. Please choose an hour outside of these.':
    'Lo schermo resta scuro dalle {0} alle {1}. Scegli un’ora fuori da questo tempo.',
  'With this invitation {} accounts have been made already. Ask who invited you to send a new one.':
    'Con questo invito sono già stati creati {0} account. Chiedine uno nuovo a chi ti ha invitato.',
  'Signing in did not work. Please go back and try again.':
    'L’accesso non è riuscito. Torna indietro e riprova, per favore.',
  'This is between the primary caretaker and the one who was asked.':
    'Questo riguarda solo chi è responsabile principale e la persona a cui è stato chiesto.',
  'This is between the primary caretaker and the successor.':
    'Questo riguarda solo chi è responsabile principale e chi subentra.',
  '{} was here within the last {} days. Please ask them to hand over.':
    '{0}: ultima visita negli ultimi {1} giorni. Chiedi a questa persona di passarti la responsabilità.',
  '{} cannot be reached from here.': 'Da qui non si raggiunge: {0}.',
  'The recording’s file is missing in the storage. Please tell whoever runs the server: it can be heard as soon as the file is back.':
    'Nell’archivio manca il file della registrazione. Dillo a chi gestisce il server: si potrà ascoltare appena il file torna.',
  'The picture’s file is missing in the storage. Please tell whoever runs the server: it is shown as soon as the file is back.':
    'Il file della foto manca sul server. Dillo a chi lo gestisce: la foto appare appena il file torna.',
  'The video’s file is missing in the storage. Please tell whoever runs the server: it is shown as soon as the file is back.':
    'Il file del video manca sul server. Dillo a chi lo gestisce: il video appare appena il file torna.',
  'It cannot play the video, and shows its picture.':
    'Lì il video non si riproduce: si vede la sua immagine.',
  'It could not load the picture. It tries again when Sunporch is opened on it.':
    'Lì non è stato possibile caricare la foto. Si riprova quando vi si apre Sunporch.',
  'It could not play the recording.': 'Lì non è stato possibile riprodurre la registrazione.',
  '{} was removed before it could show this.':
    'Questo dispositivo è stato tolto prima di poterlo mostrare: {0}.',
  '{} is not connected any more. Please connect it again.':
    '{0}: non c’è più il collegamento. Collega di nuovo il dispositivo, per favore.',
  'One person can be the primary caretaker of {} family groups at most, with those deleted in the last 30 days. Please let somebody else be it, or ask whoever runs this server for more.':
    'Una persona può essere responsabile principale di {0} gruppi familiari al massimo, con quelli eliminati negli ultimi 30 giorni. Lascia che lo sia qualcun altro, o chiedine di più a chi gestisce questo server.',
  'Your family has as many photos as it may have. Delete photos you no longer need, or ask whoever runs this server for more room.':
    'La tua famiglia ha già tutte le foto che può avere. Elimina le foto che non ti servono più, o chiedi più spazio a chi gestisce questo server.',
  'Amazon does not answer at the moment. The widget is filled later.':
    'Amazon al momento non risponde. Il widget si riempie più tardi.',
  'Amazon refused the content of the widget (status {}).':
    'Amazon ha rifiutato il contenuto del widget (stato {0}).',
  'This video is larger than 60 MB. Please choose a shorter or smaller one.':
    'Questo video supera i 60 MB. Scegline uno più breve o più piccolo.',
  'This video was added already, and has been deleted since.':
    'Questo video era già stato aggiunto, ed è stato eliminato da allora.',
  'The picture of the video has not arrived. Please upload it again.':
    'L’immagine del video non è arrivata. Caricala di nuovo, per favore.',
  'This file is not a video that every device can play. Please choose an MP4.':
    'Questo file non è un video che ogni dispositivo può riprodurre. Scegli un MP4.',
  'This video is in a form that not every device can play. Please choose one in H.264 with AAC: phones call it “Most compatible”.':
    'Questo video è in un formato che non ogni dispositivo può riprodurre. Scegline uno in H.264 con AAC: sul telefono si chiama «Più compatibile».',
  'This video cannot play while it is loading. Please save it for the web (“fast start”), and choose that.':
    'Questo video non si può vedere mentre si carica. Salvalo per il web («fast start») e scegli quello.',
  'This video is damaged: we cannot read all of it. Please choose another copy of it.':
    'Questo video è danneggiato: non riusciamo a leggerlo tutto. Scegline un’altra copia.',
  'This video still holds what was cut off. Please save it as a new video after cutting, and choose that.':
    'Questo video contiene ancora quello che è stato tagliato. Dopo il taglio salvalo come nuovo video e scegli quello.',
  'This video is larger than 1920 × 1080 pixels. Please choose a smaller one.':
    'Questo video supera i 1920 × 1080 pixel. Scegline uno più piccolo.',
  'This video is too short to be seen. Please choose a longer one.':
    'Questo video è troppo breve per essere visto. Scegline uno più lungo.',
  'This video is longer than 30 seconds. Please cut it, and choose the shorter one.':
    'Questo video dura più di 30 secondi. Taglialo e scegli quello più breve.',
}
