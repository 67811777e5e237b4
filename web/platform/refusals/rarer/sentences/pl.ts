import type { RarerRefusal } from './en.ts'

export const words: Record<RarerRefusal, string> = {
  'Please name the program.': 'Nadaj programowi nazwę.',
  'Please choose what the program may do.': 'Wybierz, co program może robić.',
  'You have {} tokens already. Please end one that you do not use.':
    'Masz już tyle tokenów: {0}. Zakończ jeden nieużywany.',
  'This {} was made, and has been ended since. To have another one, please begin anew.':
    'To już utworzono i od tego czasu zakończono. Żeby mieć nowe, zacznij od początku.',
  'Please name the device.': 'Nadaj urządzeniu nazwę.',
  'You have {} keys already. Please end one that you do not use.':
    'Masz już tyle kluczy: {0}. Zakończ jeden nieużywany.',
  'Please choose what it is told of.': 'Wybierz, o czym się dowiaduje.',
  'Please enter a web address that begins with https://.': 'Wpisz adres, który zaczyna się od https://.',
  'There are {} already. Please remove one that nobody needs.':
    'Jest ich już: {0}. Usuń jeden nikomu niepotrzebny.',
  'The address must begin with https://. Only servers that the operator names in WEBHOOK_SERVERS do without.':
    'Adres musi zaczynać się od https://. Bez tego działają tylko serwery podane w WEBHOOK_SERVERS.',
  'This address is inside a private network. The operator can name it in WEBHOOK_SERVERS.':
    'Ten adres jest w prywatnej sieci. Osoba prowadząca serwer może go podać w WEBHOOK_SERVERS.',
  'It leads to another address ({}), which is not followed.':
    'Prowadzi pod inny adres ({0}), do którego nie przechodzimy.',
  'There is nothing at this address ({}).': 'Pod tym adresem niczego nie ma ({0}).',
  'It did not take the message ({}).': 'Wiadomość nie została przyjęta ({0}).',
  'It has a problem ({}).': 'Jest tam problem ({0}).',
  'It answered {}.': 'Odpowiedź brzmiała {0}.',
  'It could not be reached.': 'Nie udało się z nim połączyć.',
  'Its name was not found.': 'Nie znaleziono tej nazwy.',
  'The connection to it is not secure.': 'Połączenie nie jest bezpieczne.',
  'It did not answer within 10 seconds.': 'Nie było odpowiedzi w ciągu 10 sekund.',
  'Its address is lost, because the server’s secret key was changed. Please remove it and add it again.':
    'Adres przepadł, bo zmieniono tajny klucz serwera. Usuń go i dodaj ponownie.',
  'Passkeys need HTTPS. Please ask the person who runs this server.':
    'Klucze dostępu wymagają HTTPS. Zapytaj osobę, która prowadzi ten serwer.',
  'This passkey is known already.': 'Ten klucz dostępu już tu jest.',
  'This passkey could not be checked. Please try again.':
    'Nie udało się sprawdzić tego klucza dostępu. Spróbuj jeszcze raz.',
  'You have {} passkeys. Please remove one first.': 'Masz tyle kluczy dostępu: {0}. Najpierw jeden usuń.',
  'You signed in a while ago. Please sign out, sign in again, and then try this once more.':
    'Od zalogowania minęło trochę czasu. Wyloguj się, zaloguj ponownie i spróbuj jeszcze raz.',
  'This account signs in at the provider. A new password is chosen there.':
    'Na to konto logujesz się u dostawcy. Tam ustawia się nowe hasło.',
  'This server is not connected with Alexa.': 'Ten serwer nie jest połączony z Alexą.',
  'No Echo shows this code now. Please look at the Echo again.':
    'Żadne Echo nie pokazuje teraz tego kodu. Spójrz jeszcze raz na Echo.',
  'Please type the code from the Echo.': 'Wpisz kod z Echo.',
  'A code has {} digits, like 402 915.': 'Kod ma {0} cyfr, na przykład 402 915.',
  'Please type what would be said.': 'Wpisz, co ktoś by powiedział.',
  'This server has no public address yet: whoever runs it sets PUBLIC_URL.':
    'Ten serwer nie ma jeszcze publicznego adresu: osoba, która go prowadzi, ustawia PUBLIC_URL.',
  'Amazon cannot call {}: {}': 'Amazon nie może wywołać {0}: {1}',
  'this is no address.': 'to nie jest adres.',
  'it holds a user or a password.': 'zawiera użytkownika albo hasło.',
  'it must begin with https.': 'musi zaczynać się od https.',
  'Amazon uses port 443 only.': 'Amazon używa tylko portu 443.',
  'it must end before the ? or the #.': 'musi kończyć się przed ? albo #.',
  'it must be the start page, without a path.': 'musi to być strona główna, bez ścieżki.',
  'it needs a name that is known on the whole internet.': 'potrzebna jest nazwa znana w całym internecie.',
  'Amazon does not let this server speak ({}).': 'Amazon nie pozwala temu serwerowi mówić ({0}).',
  'Amazon does not accept this server’s client id and secret. ALEXA_CLIENT_ID or ALEXA_CLIENT_SECRET is not that of the skill.':
    'Amazon nie przyjmuje client id i secret tego serwera. ALEXA_CLIENT_ID albo ALEXA_CLIENT_SECRET nie należy do skilla.',
  'Amazon does not let the skill {}: it was imported without {}. Please run “ask deploy” with a new skill package.':
    'Amazon nie pozwala na to skillowi: wczytano go bez tego uprawnienia. Uruchom „ask deploy” z nowym pakietem.',
  'A request for another skill came. ALEXA_SKILL_ID must be the id that the console shows for this skill.':
    'Przyszło zapytanie do innego skilla. ALEXA_SKILL_ID musi być id, które konsola pokazuje dla tego skilla.',
  'Notifications are switched off for the skill in the Alexa app.':
    'W aplikacji Alexa powiadomienia skilla są wyłączone.',
  'The Echo could not draw a part of a page. The rest of the page and the speech were not affected.':
    'Echo nie mogło narysować części strony. Reszta i mowa działały.',
  'Amazon waited 8 seconds for this server’s answer and then gave up. The server was too slow, or Amazon could not reach it.':
    'Amazon czekał 8 sekund na odpowiedź tego serwera i zrezygnował. Serwer był za wolny albo nie dało się z nim połączyć.',
  'Amazon lost the connection with the Echo.': 'Amazon stracił połączenie z Echo.',
  'Something went wrong at Amazon. It usually passes by itself.':
    'Coś poszło nie tak u Amazona. Zwykle samo mija.',
  'Amazon reported a problem with an answer of this server.':
    'Amazon zgłosił problem z odpowiedzią tego serwera.',
  'Amazon could not use this server’s answer. {}': 'Amazon nie mógł użyć odpowiedzi tego serwera. {0}',
  'The words to be spoken were not valid.': 'Słowa do wypowiedzenia były nieprawidłowe.',
  'It came too late.': 'Przyszła za późno.',
  'It was too long.': 'Była za długa.',
  'The page to be shown was not valid.': 'Strona do pokazania była nieprawidłowa.',
  'Please report this to whoever runs this server.': 'Powiedz o tym osobie, która prowadzi ten serwer.',
  'The widget could not be installed. Please add it again.':
    'Nie udało się zainstalować widżetu. Dodaj go ponownie.',
  'Amazon cannot reach this Echo any more. Please connect it again.':
    'Amazon nie ma już kontaktu z tym Echo. Połącz je ponownie.',
  'Amazon cannot reach this Echo any more. Open Sunporch on it; if that does not help, connect it again.':
    'Amazon nie ma już kontaktu z tym Echo. Otwórz na nim Sunporch; jeśli to nie pomoże, połącz je ponownie.',
  'Amazon has taken the notification. Whether anybody heard it is not known.':
    'Amazon przyjął powiadomienie. Nie wiadomo, czy ktoś je usłyszał.',
  'Amazon lets the Echo say no more today; it says so tomorrow.':
    'Amazon nie pozwala dziś Echo mówić więcej; powie to jutro.',
  'Amazon says that notifications are not allowed for the skill on this Echo.':
    'Amazon mówi, że powiadomienia skilla nie są dozwolone na tym Echo.',
  'Amazon refused the notification. The Echo has it all the same.':
    'Amazon odrzucił powiadomienie. Echo i tak to ma.',
  '{} The Echo has it; the notification follows.': '{0} Echo to ma; powiadomienie przyjdzie.',
  'Amazon did not take the notification at once.': 'Amazon nie przyjął powiadomienia od razu.',
  'Amazon does not answer at the moment.': 'Amazon teraz nie odpowiada.',
  'The Echo does not say by itself that something is new: notifications are not allowed for the skill.':
    'Echo nie mówi samo, że jest coś nowego: powiadomienia skilla nie są dozwolone.',
  'The screens are paused: the Echo says so when they go on.':
    'Ekrany mają przerwę: Echo powie to, gdy ruszą dalej.',
  'It is quiet now: the Echo says so in the morning.': 'Trwają godziny ciszy: Echo powie to rano.',
  'The Echo has said enough for today; it says so tomorrow.': 'Echo powiedziało dziś dość; powie to jutro.',
  'The Echo says so in a few minutes, together with the rest.':
    'Echo powie to za kilka minut, razem z resztą.',
  'Amazon did not answer, or had a fault. It is tried again.':
    'Amazon nie odpowiedział albo miał awarię. Próbujemy ponownie.',
  'Amazon could not fill the widget yet.': 'Amazon nie mógł jeszcze wypełnić widżetu.',
  'The mail server says that this address takes no mail{}.':
    'Serwer poczty mówi, że ten adres nie przyjmuje e-maili{0}.',
  'Another account already has this e-mail address.': 'Inne konto ma już ten adres e-mail.',
  'This account was deleted meanwhile.': 'To konto zostało w międzyczasie usunięte.',
  'The primary caretaker cannot be changed.': 'Głównej opieki nie można zmienić.',
  'Nobody has asked you to take over.': 'Nikt nie prosił cię o przejęcie opieki.',
  'Only the successor can take over.': 'Opiekę może przejąć tylko wskazana osoba.',
  'Please ask first whether you can take over.': 'Najpierw zapytaj, czy możesz przejąć opiekę.',
  'This group was made already, and is not yours any more.': 'Ta grupa już powstała i nie jest już twoja.',
  'These are more dates than we can keep. Please remove some.':
    'To więcej dat, niż możemy zapamiętać. Usuń kilka.',
  'This calendar does not exist any more.': 'Tego kalendarza już nie ma.',
  'This screen has been removed.': 'Ten ekran został usunięty.',
  'Please choose one of the countries.': 'Wybierz jeden z krajów.',
}
