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
}
