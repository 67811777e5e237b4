import type { KnownRefusal } from './en.ts'

export const words: Record<KnownRefusal, string> = {
  'As {} you may not do this. Please ask the primary caretaker.':
    'Con el papel «{0}» no se puede hacer. Pregunta a quien es responsable principal.',
  'Primary Caretaker': 'Responsable principal',
  Caretaker: 'Responsable',
  'Family Member': 'Familiar',
  'This was not found.': 'Esto ya no está.',
  'This group is kept in memory, so nothing is sent or planned any more. The pictures and words are all here.':
    'Este grupo se guarda como recuerdo, así que ya no se envía ni se programa nada. Todas las fotos y palabras están aquí.',
  'Please check what you entered.': 'Revisa lo que has escrito, por favor.',
  'Something went wrong on our side. Please try again.':
    'Algo ha salido mal por nuestra parte. Inténtalo de nuevo.',
  'This is more than we can take in one request.': 'Es más de lo que podemos aceptar de una vez.',
  "The server's disk is full. Delete photos you no longer need, or ask whoever runs this server to make room.":
    'El disco del servidor está lleno. Borra fotos que ya no necesites, o pide espacio a quien lleva este servidor.',
  'The place where the pictures are stored does not answer just now. Please try again in a moment.':
    'El lugar donde se guardan las fotos no responde ahora. Inténtalo de nuevo dentro de un momento.',
  "The server's database does not answer just now. Please try again in a moment.":
    'La base de datos del servidor no responde ahora. Inténtalo de nuevo dentro de un momento.',
  "Your family's room for photos is full. Delete photos you no longer need, or ask whoever runs this server for more room.":
    'El espacio de tu familia para fotos está lleno. Borra fotos que ya no necesites, o pide más espacio a quien lleva este servidor.',
  'This group can take no more photos now. Please ask your primary caretaker, or whoever runs this server, for more room.':
    'Este grupo no admite más fotos ahora. Pide más espacio a quien es responsable principal o a quien lleva este servidor.',
  'You have uploaded many pictures that are not in the gallery yet. Please add those first, or try again tomorrow.':
    'Has subido muchas fotos que aún no están en la galería. Añádelas primero, o inténtalo de nuevo mañana.',
  'Your family has added as many {} as it may ({}, with those that were deleted). Please ask whoever runs this server for more.':
    'Tu familia ya tiene tantos como puede tener ({1}, con los borrados). Pide más a quien lleva este servidor.',
  'Your family has as many devices of this kind as it may have ({}). Please remove one that nobody uses any more.':
    'Tu familia ya tiene tantos dispositivos de este tipo como puede tener ({0}). Quita uno que nadie use, por favor.',
  'This file is not a picture we can read. Please choose a JPEG, PNG, WebP or HEIC.':
    'Este archivo no es una imagen que podamos leer. Elige un JPEG, PNG, WebP o HEIC, por favor.',
  'This file is damaged, or only a part of a picture: we cannot read all of it. Please choose another copy of it.':
    'Este archivo está dañado o es solo una parte de una imagen: no podemos leerlo entero. Elige otra copia, por favor.',
  'This picture has more than {} megapixels. Please choose a smaller one.':
    'Esta imagen pasa de {0} megapíxeles. Elige una más pequeña, por favor.',
  'This file is larger than 10 MB. Please choose a smaller one.':
    'Este archivo pasa de 10 MB. Elige uno más pequeño, por favor.',
  'The file has not arrived. Please upload it again.':
    'El archivo no ha llegado. Súbelo de nuevo, por favor.',
  'This picture was added already, and has been deleted since.':
    'Esta foto ya se añadió, y se ha borrado desde entonces.',
  'Please create a family group first, or ask your family to invite you. Then add pictures.':
    'Crea primero un grupo familiar, o pide a tu familia una invitación. Después añade fotos.',
  'One of these photos was deleted. Please choose again.':
    'Una de estas fotos se ha borrado. Elige de nuevo, por favor.',
  'A photo can name {} people.': 'En una foto se pueden nombrar {0} personas.',
  'A family can list {} people. Please remove somebody first.':
    'Una familia puede tener {0} personas en la lista. Quita primero a alguien, por favor.',
  'This member is in the list already, as {}.': 'Este miembro ya está en la lista, como {0}.',
  'Please enter a name.': 'Escribe un nombre, por favor.',
  'Please use at most {} characters.': 'Usa como mucho {0} caracteres, por favor.',
  'This text holds a character we cannot keep.': 'Este texto tiene un carácter que no podemos guardar.',
  'Please choose a date.': 'Elige una fecha, por favor.',
  'Please choose a time.': 'Elige una hora, por favor.',
  'Please choose a time, like 21:30.': 'Elige una hora, como 21:30.',
  'Please choose two different times.': 'Elige dos horas distintas, por favor.',
  'Please enter a title.': 'Escribe un título, por favor.',
  'Please choose a type.': 'Elige un tipo, por favor.',
  'Please choose a provider.': 'Elige dónde está, por favor.',
  'Please enter a web address that begins with http:// or https://.':
    'Escribe una dirección web que empiece por http:// o https://, por favor.',
  'This provider does not offer this type.': 'Este servicio no ofrece este tipo.',
  'Please write a note.': 'Escribe una nota, por favor.',
  'Please choose how long it stays.': 'Elige cuánto tiempo se queda, por favor.',
  'Please choose until when it stays.': 'Elige hasta cuándo se queda, por favor.',
  'This end has passed. Please choose a later one.':
    'Ese final ya ha pasado. Elige uno posterior, por favor.',
  'The end of this note has passed. Please choose a new one, then send it.':
    'El final de esta nota ya ha pasado. Elige uno nuevo y envíala después.',
  'This note could not be added. Please write it again.':
    'No se ha podido añadir esta nota. Escríbela de nuevo, por favor.',
  'This note was written already, with other words. You find it in the list of notes.':
    'Esta nota ya se escribió con otras palabras. La encuentras en la lista de notas.',
  'This note was written, and has been deleted since.':
    'Esta nota se escribió, y se ha borrado desde entonces.',
  'This note ends before that time. Please choose an earlier time, or another end for the note.':
    'Esta nota termina antes de esa hora. Elige una hora anterior, u otro final para la nota.',
  'This note ends on a certain day. To repeat it, please choose how long it stays each time.':
    'Esta nota termina un día concreto. Para repetirla, elige cuánto tiempo se queda cada vez.',
  'Please select both date and time for the schedule.': 'Elige fecha y hora, por favor.',
  'Please select either a content item or photo to schedule.':
    'Elige una recomendación o una foto, por favor.',
  'This time has passed. Please choose a later one.':
    'Esa hora ya ha pasado. Elige una posterior, por favor.',
  'Please choose a date within the next {} years.':
    'Elige una fecha dentro de los próximos {0} años, por favor.',
  'This is not to come any more.': 'Esto ya no está por venir.',
  'Somebody has changed this meanwhile. Please look again.':
    'Alguien lo ha cambiado mientras tanto. Mira de nuevo, por favor.',
  'This has been sent already.': 'Esto ya se ha enviado.',
  'Only the next of several deliveries can be skipped.':
    'Solo se puede omitir el siguiente de varios envíos.',
  'There is no delivery after this one.': 'Después de este envío no hay otro.',
  'It was cancelled.': 'Se canceló.',
  'It was changed.': 'Se cambió.',
  'It was paused.': 'Se puso en pausa.',
  'Item removed.': 'Elemento quitado.',
  'The group was deleted.': 'El grupo se eliminó.',
  'There is no photo to send yet.': 'Todavía no hay ninguna foto que enviar.',
  'Every photo was shown already: this one was shown longest ago.':
    'Ya se han visto todas las fotos: esta hacía más tiempo que no salía.',
  'It was left out.': 'Se omitió.',
  'Auto-send Content is off.': 'El envío automático está desactivado.',
  'It could not be sent.': 'No se pudo enviar.',
  'The entry has no author.': 'Ya no hay nadie detrás de esta entrada.',
  'The family group was deleted at that time.': 'El grupo familiar estaba eliminado en ese momento.',
  'The server was not running at that time.': 'El servidor no funcionaba en ese momento.',
  'It was paused at that time.': 'Estaba en pausa en ese momento.',
  'The group is kept in memory.': 'El grupo se guarda como recuerdo.',
  'The group was kept in memory at that time.': 'El grupo se guardaba como recuerdo en ese momento.',
  'By the new time zone this time had passed.': 'Con la nueva zona horaria, esa hora ya había pasado.',
  'The end of this note had passed.': 'El final de esta nota ya había pasado.',
  'The device could not be reached.': 'No se pudo llegar al dispositivo.',
  'Please say who comes, or what is on.': 'Escribe quién viene o qué pasa, por favor.',
  'Please say when it begins, too.': 'Escribe también cuándo empieza, por favor.',
  'The end comes before the beginning.': 'El final es anterior al comienzo.',
  'The last day comes before the first one.': 'El último día es anterior al primero.',
  'This comes before the first day.': 'Es anterior al primer día.',
  'By this day, none is to come. Please choose a later one.':
    'Hasta ese día no hay ninguna. Elige uno posterior, por favor.',
  'It would begin again before it has ended.': 'Empezaría de nuevo antes de terminar.',
  'This day is over. Please choose today or a later day.':
    'Ese día ya ha pasado. Elige hoy o un día posterior, por favor.',
  'Please choose a day within the last {} years.': 'Elige un día de los últimos {0} años, por favor.',
  'Please choose a day within the next {} years, or leave this empty if it has no end.':
    'Elige un día de los próximos {0} años, o déjalo vacío si no tiene final.',
  'Please choose a day within the next {} years.': 'Elige un día de los próximos {0} años, por favor.',
  'Please choose at most {} days. For more, let it repeat every day.':
    'Elige como mucho {0} días. Si son más, haz que se repita cada día.',
  'Somebody has changed this visit meanwhile. Please look at it again.':
    'Alguien ha cambiado esta visita mientras tanto. Mírala de nuevo, por favor.',
  'This takes place only once. Please delete it if it does not take place.':
    'Esto ocurre solo una vez. Bórralo si no va a ocurrir.',
  'You have planned {} visits already. Please delete some of them first.':
    'Ya tienes {0} visitas planeadas. Borra primero algunas, por favor.',
  'Please name the calendar.': 'Ponle un nombre al calendario, por favor.',
  'Please enter the address of a calendar. It begins with https:// or webcal://.':
    'Escribe la dirección de un calendario. Empieza por https:// o webcal://.',
  'This file is larger than 2 MB. Please export fewer years of the calendar.':
    'Este archivo pasa de 2 MB. Exporta menos años del calendario, por favor.',
  'You have {} calendars already. Please remove one first.':
    'Ya tienes {0} calendarios. Quita primero uno, por favor.',
  'The calendar did not answer in time.': 'El calendario no ha respondido a tiempo.',
  'The calendar’s server could not be reached.': 'No se ha podido llegar al servidor del calendario.',
  'The calendar’s server was not found.': 'No se ha encontrado el servidor del calendario.',
  'This is a web page and not a calendar. Please look for the secret address in iCal format.':
    'Esto es una página web y no un calendario. Busca la dirección secreta en formato iCal.',
  'This is not a calendar in iCal format.': 'Esto no es un calendario en formato iCal.',
  'There is no calendar at this address ({}).': 'En esta dirección no hay ningún calendario ({0}).',
  'The calendar’s server does not let us read it ({}). The address may have changed.':
    'El servidor del calendario no nos deja leerlo ({0}). Quizá la dirección ha cambiado.',
  'The calendar could not be read.': 'No se ha podido leer el calendario.',
  'Please select at least one item.': 'Elige al menos una cosa, por favor.',
  'This item is not on its way to Amazon any more.': 'Esto ya no va de camino a Amazon.',
  'One of these items is not on the list any more.': 'Una de estas cosas ya no está en la lista.',
  'Please paste the address of a product page on Amazon.':
    'Pega la dirección de una página de producto de Amazon, por favor.',
  'This is a short link. Please open it, and copy the address of the page that it leads to.':
    'Esto es un enlace corto. Ábrelo y copia la dirección de la página a la que lleva.',
  'No screen shows this code now. Please look at the screen again.':
    'Ninguna pantalla muestra este código ahora. Mira la pantalla de nuevo, por favor.',
  'Please type the code from the screen.': 'Escribe el código de la pantalla, por favor.',
  'A code has {} letters and digits, like 7KQ4MP.': 'Un código tiene {0} letras y cifras, como 7KQ4MP.',
  'Please enter a name for the screen.': 'Ponle un nombre a la pantalla, por favor.',
  'No screen is connected yet. Open the screen in the room first, then try again.':
    'Todavía no hay ninguna pantalla conectada. Abre primero la pantalla en la habitación e inténtalo de nuevo.',
  'No screen is in contact just now. Please check that it is switched on and has a network, then try again.':
    'Ninguna pantalla responde ahora. Comprueba que está encendida y tiene red, e inténtalo de nuevo.',
  'The test message could not be delivered.': 'El mensaje de prueba no ha llegado.',
  'No screen is connected yet, so there is nothing to pause.':
    'Todavía no hay ninguna pantalla conectada, así que no hay nada que pausar.',
  'This call is closed: nobody has to call any more.':
    'Esta llamada está cerrada: ya no tiene que llamar nadie.',
  '{} was first and will call.': '{0} llegó primero y va a llamar.',
  '{} was first and looks after it.': '{0} llegó primero y se encarga.',
  'There is nothing to look after any more: a sign has come, or the day is over.':
    'Ya no hay nada de qué ocuparse: ha llegado una señal, o el día ha terminado.',
  'This person is a member of the group already.': 'Esta persona ya es miembro del grupo.',
  'This person was deactivated. The primary caretaker can reactivate them.':
    'El acceso de esta persona está desactivado. Quien es responsable principal puede reactivarlo.',
  '{} has invited this address already. They or the primary caretaker can send it again.':
    '{0} ya ha invitado a esta dirección, y puede enviar la invitación de nuevo, igual que quien es responsable principal.',
  'Please hand over or name a successor first: a group needs a primary caretaker.':
    'Antes cede el grupo o nombra a alguien que te suceda: un grupo necesita responsable principal.',
  'Only an active caretaker can be asked. Please change their role first.':
    'Solo se puede pedir a alguien con el papel de responsable y con acceso. Cambia antes su papel, por favor.',
  'Only an active caretaker can be the successor. Please change their role first.':
    'Solo puede suceder alguien con el papel de responsable y con acceso. Cambia antes su papel, por favor.',
  'The primary caretaker can still say no. Please wait until the seven days are over.':
    'Quien es responsable principal todavía puede decir que no. Espera a que pasen los siete días.',
  'Please choose a role.': 'Elige un papel, por favor.',
  'Please enter a name for the group.': 'Ponle un nombre al grupo, por favor.',
  'This is not the name of the group.': 'Ese no es el nombre del grupo.',
  'There is already an account with this e-mail address.': 'Ya hay una cuenta con esta dirección de correo.',
  'This is not your password.': 'Esa no es tu contraseña.',
  'This account signs in elsewhere. Please change it there.':
    'Esta cuenta entra por otro sitio. Cámbialo allí, por favor.',
  'Please confirm your e-mail address first: open the link that we mailed you. Settings, under Account, mails you another one.':
    'Confirma primero tu dirección de correo: abre el enlace que te hemos enviado. En Ajustes, en tu cuenta, puedes pedir otro.',
  'You signed in a while ago. Please enter your password, so that we know it is you.':
    'Entraste hace un rato. Escribe tu contraseña, para que sepamos que eres tú.',
  'Please enter a telephone number, like +49 30 1234567.':
    'Escribe un número de teléfono, como +49 30 1234567.',
  'This file is not a recording that every device can play. Please choose an MP3.':
    'Este archivo no es una grabación que todos los dispositivos puedan reproducir. Elige un MP3, por favor.',
  'This recording is damaged: we cannot play all of it. Please record it again.':
    'Esta grabación está dañada: no podemos reproducirla entera. Grábala de nuevo, por favor.',
  'There is nothing to hear in this recording. Please record it again.':
    'En esta grabación no se oye nada. Grábala de nuevo, por favor.',
  'This recording is longer than a minute. Please record a shorter one.':
    'Esta grabación dura más de un minuto. Graba una más corta, por favor.',
  'Your family has switched off that this screen sends a voice.':
    'Tu familia ha desactivado que esta pantalla envíe grabaciones de voz.',
  'This recording is damaged: we cannot play all of it. Please choose another copy of it.':
    'Esta grabación está dañada: no podemos reproducirla entera. Elige otra copia, por favor.',
  'There is nothing to hear in this recording. Please choose another one.':
    'En esta grabación no se oye nada. Elige otra, por favor.',
  'This recording is longer than seven minutes. Please choose a shorter one.':
    'Esta grabación dura más de siete minutos. Elige una más corta, por favor.',
  'Only music can have a recording.': 'Solo la música puede tener una grabación.',
  'Only music can have a recording. Please take the recording away first.':
    'Solo la música puede tener una grabación. Quita primero la grabación, por favor.',
  'This recording was added already, and has been deleted since.':
    'Esta grabación ya se añadió, y se ha borrado desde entonces.',
}
