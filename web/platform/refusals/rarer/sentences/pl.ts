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
  'The skill was deployed before voices could be played. Download its package, and deploy it again.':
    'Skill wdrożono, zanim Echo umiało odtwarzać nagrania. Pobierz jego pakiet i uruchom „ask deploy” jeszcze raz.',
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
  'Please choose a time between 6:00 in the morning and 22:00.': 'Wybierz godzinę między 6:00 a 22:00.',
  'At least {} minutes.': 'Co najmniej {0} minut.',
  'At most {} hours.': 'Najwyżej {0} godz.',
  'Please choose at least one person.': 'Wybierz co najmniej jedną osobę.',
  'This address holds a name or a password, which we do not keep. Most calendars offer a secret address instead.':
    'W tym adresie jest nazwa lub hasło, a tego nie przechowujemy. Większość kalendarzy ma zamiast tego tajny adres.',
  'Please select at most {} items.': 'Wybierz najwyżej tyle rzeczy: {0}.',
  'Please choose that it stays until a day and time.': 'Wybierz, że ma zostać do określonego dnia i godziny.',
  'This time zone is not known.': 'Ta strefa czasowa nie jest znana.',
  'Please type the name of the group.': 'Wpisz nazwę grupy.',
  'This invitation is not complete.': 'To zaproszenie nie jest kompletne.',
  'A tag looks like this: hartleys-20.': 'Tag wygląda tak: hartleys-20.',
  'The calendar’s server did not send a calendar.': 'Serwer kalendarza nie przysłał kalendarza.',
  'This address leads into a private network, which we do not read.':
    'Ten adres prowadzi do sieci prywatnej, której nie czytamy.',
  'The connection to the calendar’s server is not secure.':
    'Połączenie z serwerem kalendarza nie jest bezpieczne.',
  'The calendar is larger than 2 MB.': 'Kalendarz ma ponad 2 MB.',
  'The calendar’s server answers in a form that we do not read.':
    'Serwer kalendarza odpowiada w formie, której nie czytamy.',
  'The calendar’s server leads to an address that is not secure.':
    'Serwer kalendarza prowadzi pod adres, który nie jest bezpieczny.',
  'The calendar’s server leads to one address after the other.':
    'Serwer kalendarza prowadzi od jednego adresu do drugiego.',
  'This is no address of a calendar.': 'To nie jest adres kalendarza.',
  'The calendar’s server asks us to come back later (429).':
    'Serwer kalendarza prosi, żebyśmy wrócili później (429).',
  'The calendar’s server has a problem ({}).': 'Serwer kalendarza ma problem ({0}).',
  'The calendar’s server did not answer with a calendar ({}).':
    'Serwer kalendarza nie odpowiedział kalendarzem ({0}).',
  'The address is lost, because the server’s secret key was changed.':
    'Adres przepadł, bo zmieniono tajny klucz serwera.',
  'This calendar takes too long to read. Please choose one with fewer events.':
    'Odczytanie tego kalendarza trwa zbyt długo. Wybierz taki, który ma mniej wydarzeń.',
  'This calendar is too much to read: some of its events are repeated without end.':
    'Tego kalendarza nie da się odczytać: niektóre wydarzenia powtarzają się bez końca.',
  'This calendar cannot be read: each try has broken off at some of its events.':
    'Tego kalendarza nie da się odczytać: każda próba przerwała się na niektórych wydarzeniach.',
  'This calendar may bring more than {} events in the next {} days. Please choose one with fewer repeated events.':
    'Ten kalendarz może mieć ponad {0} wydarzeń w ciągu najbliższych {1} dni. Wybierz taki, w którym mniej się powtarza.',
  '{} Please try again in a few minutes.': '{0} Spróbuj ponownie za kilka minut.',
  'The server did not get to reading this calendar.': 'Serwer nie zdążył odczytać tego kalendarza.',
  'The server broke off while it was reading this calendar. It may be short of memory just now.':
    'Serwer przerwał odczyt tego kalendarza. Może brakuje mu teraz pamięci.',
  'This picture could not be made ready. Please try again in a minute.':
    'Nie udało się przygotować tego obrazu. Spróbuj ponownie za minutę.',
  'This browser takes no notices any more. Please switch them on there again.':
    'Ta przeglądarka nie przyjmuje już powiadomień. Włącz je tam ponownie.',
  'This browser uses a push service that this server does not know.':
    'Ta przeglądarka używa usługi powiadomień, której ten serwer nie zna.',
  'Two copies of your families are being downloaded already. Please wait until one of them is done.':
    'Trwa już pobieranie dwóch kopii twoich rodzin. Poczekaj, aż jedna się skończy.',
  'Please choose at most a year.': 'Wybierz najwyżej rok.',
  'No screen is connected yet, so nobody could give a sign. Please connect a screen or an Echo first.':
    'Nie ma jeszcze połączonego ekranu, więc nikt nie mógłby dać znaku. Najpierw połącz ekran lub Echo.',
  'One of these people does not belong to the family any more. Please choose again.':
    'Jedna z tych osób nie należy już do rodziny. Wybierz ponownie.',
  'The screen stays dark from {} until {}. Please choose an hour outside of these.':
    'Ekran jest ciemny od {0} do {1}. Wybierz godzinę poza tym czasem.',
  'With this invitation {} accounts have been made already. Ask who invited you to send a new one.':
    'Z tego zaproszenia założono już tyle kont: {0}. Poproś o nowe osobę, od której je masz.',
  'Signing in did not work. Please go back and try again.':
    'Logowanie się nie udało. Wróć i spróbuj ponownie.',
  'This is between the primary caretaker and the one who was asked.':
    'To sprawa głównej opieki i osoby, którą o to poproszono.',
  'This is between the primary caretaker and the successor.':
    'To sprawa głównej opieki i osoby, która ma ją przejąć.',
  '{} was here within the last {} days. Please ask them to hand over.':
    '{0}: ostatnia wizyta w ciągu {1} dni. Poproś tę osobę o przekazanie opieki.',
  '{} cannot be reached from here.': 'Nie można się stąd połączyć: {0}.',
  'The recording’s file is missing in the storage. Please tell whoever runs the server: it can be heard as soon as the file is back.':
    'W magazynie brakuje pliku nagrania. Powiedz o tym osobie, która prowadzi serwer: będzie można go odsłuchać, gdy tylko plik wróci.',
  'The picture’s file is missing in the storage. Please tell whoever runs the server: it is shown as soon as the file is back.':
    'Na serwerze brakuje pliku zdjęcia. Powiedz o tym osobie, która prowadzi serwer: zdjęcie pojawi się, gdy plik wróci.',
  'The video’s file is missing in the storage. Please tell whoever runs the server: it is shown as soon as the file is back.':
    'Na serwerze brakuje pliku filmu. Powiedz o tym osobie, która prowadzi serwer: film pojawi się, gdy plik wróci.',
  'It cannot play the video, and shows its picture.': 'Tam filmu nie da się odtworzyć; widać jego obraz.',
  'It could not load the picture. It tries again when Sunporch is opened on it.':
    'Nie udało się tam wczytać zdjęcia. Kolejna próba nastąpi, gdy ktoś otworzy tam Sunporch.',
  'It could not play the recording.': 'Nie udało się tam odtworzyć nagrania.',
  '{} was removed before it could show this.': 'To urządzenie usunięto, zanim mogło to pokazać: {0}.',
  '{} is not connected any more. Please connect it again.':
    '{0}: nie ma już połączenia. Połącz to urządzenie ponownie.',
  'One person can be the primary caretaker of {} family groups at most, with those deleted in the last 30 days. Please let somebody else be it, or ask whoever runs this server for more.':
    'Jedna osoba może być główną opieką najwyżej tylu grup rodzinnych: {0}, razem z usuniętymi w ciągu ostatnich 30 dni. Niech będzie nią ktoś inny albo poproś o więcej kogoś, kto prowadzi ten serwer.',
  'Your family has as many photos as it may have. Delete photos you no longer need, or ask whoever runs this server for more room.':
    'Twoja rodzina ma już tyle zdjęć, ile może. Usuń zdjęcia, które nie są już potrzebne, albo poproś o więcej miejsca kogoś, kto prowadzi ten serwer.',
  'Amazon does not answer at the moment. The widget is filled later.':
    'Amazon teraz nie odpowiada. Widżet zapełni się później.',
  'Amazon refused the content of the widget (status {}).': 'Amazon odrzucił zawartość widżetu (status {0}).',
  'This video is larger than 60 MB. Please choose a shorter or smaller one.':
    'Ten film ma ponad 60 MB. Wybierz krótszy albo mniejszy.',
  'This video was added already, and has been deleted since.':
    'Ten film był już dodany, a potem został usunięty.',
  'The picture of the video has not arrived. Please upload it again.':
    'Zdjęcie do filmu nie dotarło. Prześlij je jeszcze raz.',
  'This file is not a video that every device can play. Please choose an MP4.':
    'Ten plik nie jest filmem, który odtworzy każde urządzenie. Wybierz MP4.',
  'This video is in a form that not every device can play. Please choose one in H.264 with AAC: phones call it “Most compatible”.':
    'Nie każde urządzenie odtworzy film w tym formacie. Wybierz film w H.264 z AAC: w telefonie to „Najbardziej zgodny”.',
  'This video cannot play while it is loading. Please save it for the web (“fast start”), and choose that.':
    'Tego filmu nie da się oglądać, gdy się wczytuje. Zapisz go do internetu („fast start”) i wybierz tamten plik.',
  'This video is damaged: we cannot read all of it. Please choose another copy of it.':
    'Ten film jest uszkodzony: nie możemy odczytać go w całości. Wybierz inną kopię.',
  'This video still holds what was cut off. Please save it as a new video after cutting, and choose that.':
    'W tym filmie wciąż jest to, co zostało wycięte. Po przycięciu zapisz go jako nowy film i wybierz tamten.',
  'This video is larger than 1920 × 1080 pixels. Please choose a smaller one.':
    'Ten film ma ponad 1920 × 1080 pikseli. Wybierz mniejszy.',
  'This video is too short to be seen. Please choose a longer one.':
    'Ten film jest za krótki, żeby coś zobaczyć. Wybierz dłuższy.',
  'This video is longer than 30 seconds. Please cut it, and choose the shorter one.':
    'Ten film trwa ponad 30 sekund. Przytnij go i wybierz krótszy.',
}
