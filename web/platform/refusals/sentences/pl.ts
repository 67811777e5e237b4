import type { KnownRefusal } from './en.ts'

export const words: Record<KnownRefusal, string> = {
  'As {} you may not do this. Please ask the primary caretaker.':
    'Rola „{0}” na to nie pozwala. Poproś główną opiekę.',
  'Primary Caretaker': 'Główna opieka',
  Caretaker: 'Opieka',
  'Family Member': 'Rodzina',
  'This was not found.': 'Tego już tu nie ma.',
  'This group is kept in memory, so nothing is sent or planned any more. The pictures and words are all here.':
    'Ta grupa jest zachowana na pamiątkę, więc nic się już nie wysyła ani nie planuje. Wszystkie zdjęcia i słowa są tutaj.',
  'Please check what you entered.': 'Sprawdź, co zostało wpisane.',
  'Something went wrong on our side. Please try again.': 'U nas coś poszło nie tak. Spróbuj ponownie.',
  'This is more than we can take in one request.': 'To więcej, niż możemy przyjąć naraz.',
  "The server's disk is full. Delete photos you no longer need, or ask whoever runs this server to make room.":
    'Dysk serwera jest pełny. Usuń zdjęcia, które nie są już potrzebne, albo poproś o miejsce kogoś, kto prowadzi ten serwer.',
  'The place where the pictures are stored does not answer just now. Please try again in a moment.':
    'Miejsce, w którym są zdjęcia, teraz nie odpowiada. Spróbuj ponownie za chwilę.',
  "The server's database does not answer just now. Please try again in a moment.":
    'Baza danych serwera teraz nie odpowiada. Spróbuj ponownie za chwilę.',
  "Your family's room for photos is full. Delete photos you no longer need, or ask whoever runs this server for more room.":
    'Twoja rodzina nie ma już miejsca na zdjęcia. Usuń zdjęcia, które nie są już potrzebne, albo poproś o więcej miejsca kogoś, kto prowadzi ten serwer.',
  'This group can take no more photos now. Please ask your primary caretaker, or whoever runs this server, for more room.':
    'Ta grupa nie może teraz przyjąć więcej zdjęć. Poproś o więcej miejsca główną opiekę albo kogoś, kto prowadzi ten serwer.',
  'You have uploaded many pictures that are not in the gallery yet. Please add those first, or try again tomorrow.':
    'Wiele przesłanych zdjęć nie jest jeszcze w galerii. Najpierw je dodaj albo spróbuj ponownie jutro.',
  'Your family has added as many {} as it may ({}, with those that were deleted). Please ask whoever runs this server for more.':
    'Twoja rodzina ma już ich tyle, ile może ({1}, razem z usuniętymi). Poproś o więcej kogoś, kto prowadzi ten serwer.',
  'Your family has as many devices of this kind as it may have ({}). Please remove one that nobody uses any more.':
    'Twoja rodzina ma już tyle takich urządzeń, ile może ({0}). Usuń jedno, którego nikt nie używa.',
  'This file is not a picture we can read. Please choose a JPEG, PNG, WebP or HEIC.':
    'Ten plik nie jest obrazem, który umiemy odczytać. Wybierz JPEG, PNG, WebP lub HEIC.',
  'This file is damaged, or only a part of a picture: we cannot read all of it. Please choose another copy of it.':
    'Ten plik jest uszkodzony albo jest tylko częścią obrazu: nie możemy odczytać całości. Wybierz inną kopię.',
  'This picture has more than {} megapixels. Please choose a smaller one.':
    'Ten obraz ma ponad {0} megapikseli. Wybierz mniejszy.',
  'This file is larger than 10 MB. Please choose a smaller one.':
    'Ten plik ma ponad 10 MB. Wybierz mniejszy.',
  'The file has not arrived. Please upload it again.': 'Plik nie dotarł. Prześlij go ponownie.',
  'This picture was added already, and has been deleted since.':
    'To zdjęcie było już dodane i zostało potem usunięte.',
  'Please create a family group first, or ask your family to invite you. Then add pictures.':
    'Najpierw załóż grupę rodzinną albo poproś rodzinę o zaproszenie. Potem dodaj zdjęcia.',
  'One of these photos was deleted. Please choose again.':
    'Jedno z tych zdjęć zostało usunięte. Wybierz ponownie.',
  'A photo can name {} people.': 'Na zdjęciu można wymienić tyle osób: {0}.',
  'A family can list {} people. Please remove somebody first.':
    'Rodzina może mieć na liście tyle osób: {0}. Najpierw kogoś usuń.',
  'This member is in the list already, as {}.': 'Ta osoba jest już na liście jako {0}.',
  'Please enter a name.': 'Wpisz imię lub nazwę.',
  'Please use at most {} characters.': 'Użyj najwyżej tylu znaków: {0}.',
  'This text holds a character we cannot keep.': 'W tym tekście jest znak, którego nie możemy zachować.',
  'Please choose a date.': 'Wybierz datę.',
  'Please choose a time.': 'Wybierz godzinę.',
  'Please choose a time, like 21:30.': 'Wybierz godzinę, np. 21:30.',
  'Please choose two different times.': 'Wybierz dwie różne godziny.',
  'Please enter a title.': 'Wpisz tytuł.',
  'Please choose a type.': 'Wybierz rodzaj.',
  'Please choose a provider.': 'Wybierz dostawcę.',
  'Please enter a web address that begins with http:// or https://.':
    'Wpisz adres strony, który zaczyna się od http:// albo https://.',
  'This provider does not offer this type.': 'Ten dostawca nie ma tego rodzaju.',
  'Please write a note.': 'Napisz liścik.',
  'Please choose how long it stays.': 'Wybierz, jak długo zostaje.',
  'Please choose until when it stays.': 'Wybierz, do kiedy zostaje.',
  'This end has passed. Please choose a later one.': 'Ten koniec już minął. Wybierz późniejszy.',
  'The end of this note has passed. Please choose a new one, then send it.':
    'Koniec tego liściku już minął. Wybierz nowy, a potem go wyślij.',
  'This note could not be added. Please write it again.':
    'Nie udało się dodać tego liściku. Napisz go ponownie.',
  'This note was written already, with other words. You find it in the list of notes.':
    'Ten liścik już jest, ale z innymi słowami. Znajdziesz go na liście liścików.',
  'This note was written, and has been deleted since.': 'Ten liścik został napisany, a potem usunięty.',
  'This note ends before that time. Please choose an earlier time, or another end for the note.':
    'Ten liścik kończy się przed tą godziną. Wybierz wcześniejszą godzinę albo inny koniec liściku.',
  'This note ends on a certain day. To repeat it, please choose how long it stays each time.':
    'Ten liścik kończy się określonego dnia. Aby go powtarzać, wybierz, jak długo zostaje za każdym razem.',
  'Please select both date and time for the schedule.': 'Wybierz datę i godzinę.',
  'Please select either a content item or photo to schedule.': 'Wybierz polecenie albo zdjęcie.',
  'This time has passed. Please choose a later one.': 'Ta godzina już minęła. Wybierz późniejszą.',
  'Please choose a date within the next {} years.': 'Wybierz datę w ciągu najbliższych {0} lat.',
  'This is not to come any more.': 'Tego już nie ma w planie.',
  'Somebody has changed this meanwhile. Please look again.':
    'Ktoś to w międzyczasie zmienił. Spójrz jeszcze raz.',
  'This has been sent already.': 'To już zostało wysłane.',
  'Only the next of several deliveries can be skipped.': 'Z kilku przesyłek można pominąć tylko najbliższą.',
  'There is no delivery after this one.': 'Po tej przesyłce nie ma już następnej.',
  'It was cancelled.': 'Odwołano.',
  'It was changed.': 'Zmieniono.',
  'It was paused.': 'Wstrzymano.',
  'Item removed.': 'Pozycja usunięta.',
  'The group was deleted.': 'Grupa została usunięta.',
  'There is no photo to send yet.': 'Nie ma jeszcze zdjęcia do wysłania.',
  'Every photo was shown already: this one was shown longest ago.':
    'Wszystkie zdjęcia już były pokazane: to najdawniej.',
  'It was left out.': 'Pominięto.',
  'Auto-send Content is off.': 'Automatyczne wysyłanie jest wyłączone.',
  'It could not be sent.': 'Nie udało się tego wysłać.',
  'The entry has no author.': 'Nie ma już osoby, która to zaplanowała.',
  'The family group was deleted at that time.': 'Grupa rodzinna była wtedy usunięta.',
  'The server was not running at that time.': 'Serwer wtedy nie działał.',
  'It was paused at that time.': 'To było wtedy wstrzymane.',
  'The group is kept in memory.': 'Grupa jest zachowana na pamiątkę.',
  'The group was kept in memory at that time.': 'Grupa była wtedy zachowana na pamiątkę.',
  'By the new time zone this time had passed.': 'W nowej strefie czasowej ta godzina już minęła.',
  'The end of this note had passed.': 'Koniec tego liściku już minął.',
  'The device could not be reached.': 'Nie można było połączyć się z urządzeniem.',
  'Please say who comes, or what is on.': 'Napisz, kto przychodzi albo co się dzieje.',
  'Please say when it begins, too.': 'Napisz też, kiedy się zaczyna.',
  'The end comes before the beginning.': 'Koniec jest przed początkiem.',
  'The last day comes before the first one.': 'Ostatni dzień jest przed pierwszym.',
  'This comes before the first day.': 'To jest przed pierwszym dniem.',
  'By this day, none is to come. Please choose a later one.':
    'Do tego dnia żadnej nie ma. Wybierz późniejszy dzień.',
  'It would begin again before it has ended.': 'Zaczęłoby się znowu, zanim się skończy.',
  'This day is over. Please choose today or a later day.':
    'Ten dzień już minął. Wybierz dziś albo późniejszy dzień.',
  'Please choose a day within the last {} years.': 'Wybierz dzień z ostatnich {0} lat.',
  'Please choose a day within the next {} years, or leave this empty if it has no end.':
    'Wybierz dzień w ciągu najbliższych {0} lat albo zostaw puste, jeśli nie ma końca.',
  'Please choose a day within the next {} years.': 'Wybierz dzień w ciągu najbliższych {0} lat.',
  'Please choose at most {} days. For more, let it repeat every day.':
    'Wybierz najwyżej tyle dni: {0}. Jeśli jest ich więcej, ustaw powtarzanie codziennie.',
  'Somebody has changed this visit meanwhile. Please look at it again.':
    'Ktoś w międzyczasie zmienił tę wizytę. Spójrz na nią jeszcze raz.',
  'This takes place only once. Please delete it if it does not take place.':
    'To jest tylko raz. Usuń to, jeśli się nie odbędzie.',
  'You have planned {} visits already. Please delete some of them first.':
    'Masz już zaplanowane wizyty: {0}. Najpierw usuń kilka z nich.',
  'Please name the calendar.': 'Nadaj kalendarzowi nazwę.',
  'Please enter the address of a calendar. It begins with https:// or webcal://.':
    'Wpisz adres kalendarza. Zaczyna się od https:// albo webcal://.',
  'This file is larger than 2 MB. Please export fewer years of the calendar.':
    'Ten plik ma ponad 2 MB. Wyeksportuj mniej lat kalendarza.',
  'You have {} calendars already. Please remove one first.':
    'Masz już tyle kalendarzy: {0}. Najpierw jeden usuń.',
  'The calendar did not answer in time.': 'Kalendarz nie odpowiedział na czas.',
  'The calendar’s server could not be reached.': 'Nie można było połączyć się z serwerem kalendarza.',
  'The calendar’s server was not found.': 'Nie znaleziono serwera kalendarza.',
  'This is a web page and not a calendar. Please look for the secret address in iCal format.':
    'To jest strona internetowa, a nie kalendarz. Poszukaj tajnego adresu w formacie iCal.',
  'This is not a calendar in iCal format.': 'To nie jest kalendarz w formacie iCal.',
  'There is no calendar at this address ({}).': 'Pod tym adresem nie ma kalendarza ({0}).',
  'The calendar’s server does not let us read it ({}). The address may have changed.':
    'Serwer kalendarza nie pozwala nam go czytać ({0}). Może adres się zmienił.',
  'The calendar could not be read.': 'Nie udało się odczytać kalendarza.',
  'Please select at least one item.': 'Wybierz co najmniej jedną rzecz.',
  'This item is not on its way to Amazon any more.': 'To nie jest już w drodze do Amazona.',
  'One of these items is not on the list any more.': 'Jednej z tych rzeczy nie ma już na liście.',
  'Please paste the address of a product page on Amazon.': 'Wklej adres strony produktu na Amazonie.',
  'This is a short link. Please open it, and copy the address of the page that it leads to.':
    'To jest skrócony link. Otwórz go i skopiuj adres strony, do której prowadzi.',
  'No screen shows this code now. Please look at the screen again.':
    'Żaden ekran nie pokazuje teraz tego kodu. Spójrz jeszcze raz na ekran.',
  'Please type the code from the screen.': 'Wpisz kod z ekranu.',
  'A code has {} letters and digits, like 7KQ4MP.': 'Kod składa się z {0} liter i cyfr, np. 7KQ4MP.',
  'Please enter a name for the screen.': 'Nadaj ekranowi nazwę.',
  'No screen is connected yet. Open the screen in the room first, then try again.':
    'Nie ma jeszcze połączonego ekranu. Najpierw otwórz ekran w pokoju, a potem spróbuj ponownie.',
  'No screen is in contact just now. Please check that it is switched on and has a network, then try again.':
    'Z żadnym ekranem nie ma teraz połączenia. Sprawdź, czy jest włączony i ma sieć, a potem spróbuj ponownie.',
  'The test message could not be delivered.': 'Wiadomość próbna nie dotarła.',
  'No screen is connected yet, so there is nothing to pause.':
    'Nie ma jeszcze połączonego ekranu, więc nie ma czego wstrzymywać.',
  'This call is closed: nobody has to call any more.':
    'Ta prośba o telefon jest zamknięta: nikt nie musi już dzwonić.',
  '{} was first and will call.': '{0} zadzwoni: to zgłoszenie było pierwsze.',
  '{} was first and looks after it.': '{0} zajmie się tym: to zgłoszenie było pierwsze.',
  'There is nothing to look after any more: a sign has come, or the day is over.':
    'Nie ma już czym się zająć: przyszedł znak albo dzień się skończył.',
  'This person is a member of the group already.': 'Ta osoba należy już do grupy.',
  'This person was deactivated. The primary caretaker can reactivate them.':
    'Dostęp tej osoby jest wyłączony. Główna opieka może go znów włączyć.',
  '{} has invited this address already. They or the primary caretaker can send it again.':
    'Na ten adres jest już zaproszenie ({0}). Może je wysłać ponownie ta osoba albo główna opieka.',
  'Please hand over or name a successor first: a group needs a primary caretaker.':
    'Najpierw przekaż główną opiekę albo wskaż osobę, która ją przejmie: grupa jej potrzebuje.',
  'Only an active caretaker can be asked. Please change their role first.':
    'Poprosić można tylko osobę z opieki, która ma dostęp. Najpierw zmień rolę.',
  'Only an active caretaker can be the successor. Please change their role first.':
    'Wskazać można tylko osobę z opieki, która ma dostęp. Najpierw zmień rolę.',
  'The primary caretaker can still say no. Please wait until the seven days are over.':
    'Główna opieka może jeszcze odmówić. Poczekaj, aż minie siedem dni.',
  'Please choose a role.': 'Wybierz rolę.',
  'Please enter a name for the group.': 'Nadaj grupie nazwę.',
  'This is not the name of the group.': 'To nie jest nazwa tej grupy.',
  'There is already an account with this e-mail address.': 'Jest już konto z tym adresem e-mail.',
  'This is not your password.': 'To nie jest twoje hasło.',
  'This account signs in elsewhere. Please change it there.':
    'Na to konto logujesz się gdzie indziej. Zmień to tam.',
  'Please confirm your e-mail address first: open the link that we mailed you. Settings, under Account, mails you another one.':
    'Najpierw potwierdź swój adres e-mail: otwórz link, który wysłaliśmy. Nowy dostaniesz w Ustawieniach, przy swoim koncie.',
  'You signed in a while ago. Please enter your password, so that we know it is you.':
    'Od zalogowania minęło trochę czasu. Wpisz hasło, abyśmy wiedzieli, że to ty.',
  'Please enter a telephone number, like +49 30 1234567.': 'Wpisz numer telefonu, np. +49 30 1234567.',
  'This file is not a recording that every device can play. Please choose an MP3.':
    'Ten plik nie jest nagraniem, które odtworzy każde urządzenie. Wybierz plik MP3.',
  'This recording is damaged: we cannot play all of it. Please record it again.':
    'To nagranie jest uszkodzone: nie możemy odtworzyć całości. Nagraj je jeszcze raz.',
  'There is nothing to hear in this recording. Please record it again.':
    'W tym nagraniu nic nie słychać. Nagraj je jeszcze raz.',
  'This recording is longer than a minute. Please record a shorter one.':
    'To nagranie trwa ponad minutę. Nagraj krótsze.',
  'Your family has switched off that this screen sends a voice.':
    'Rodzina wyłączyła wysyłanie głosu z tego ekranu.',
  'This recording is damaged: we cannot play all of it. Please choose another copy of it.':
    'To nagranie jest uszkodzone: nie możemy odtworzyć go w całości. Wybierz inną kopię.',
  'There is nothing to hear in this recording. Please choose another one.':
    'W tym nagraniu nic nie słychać. Wybierz inne.',
  'This recording is longer than seven minutes. Please choose a shorter one.':
    'To nagranie trwa dłużej niż siedem minut. Wybierz krótsze.',
  'Only music can have a recording.': 'Tylko muzyka może mieć nagranie.',
  'Only music can have a recording. Please take the recording away first.':
    'Tylko muzyka może mieć nagranie. Najpierw usuń nagranie.',
  'This recording was added already, and has been deleted since.':
    'To nagranie było już dodane i zostało potem usunięte.',
}
