import type { RarerRefusal } from './en.ts'

export const words: Record<RarerRefusal, string> = {
  'Please name the program.': 'Ponle un nombre al programa.',
  'Please choose what the program may do.': 'Elige qué puede hacer el programa.',
  'You have {} tokens already. Please end one that you do not use.':
    'Ya tienes {0} tokens. Termina uno que no uses.',
  'This {} was made, and has been ended since. To have another one, please begin anew.':
    'Ya se creó, y desde entonces se terminó. Para tener otro, empieza de nuevo.',
  'Please name the device.': 'Ponle un nombre al dispositivo.',
  'You have {} keys already. Please end one that you do not use.':
    'Ya tienes {0} claves. Termina una que no uses.',
  'Please choose what it is told of.': 'Elige de qué se le avisa.',
  'Please enter a web address that begins with https://.':
    'Escribe una dirección web que empiece por https://.',
  'There are {} already. Please remove one that nobody needs.': 'Ya hay {0}. Quita uno que nadie necesite.',
  'The address must begin with https://. Only servers that the operator names in WEBHOOK_SERVERS do without.':
    'La dirección debe empezar por https://. Solo los servidores que se nombran en WEBHOOK_SERVERS van sin ello.',
  'This address is inside a private network. The operator can name it in WEBHOOK_SERVERS.':
    'Esta dirección está en una red privada. Quien lleva el servidor puede nombrarla en WEBHOOK_SERVERS.',
  'It leads to another address ({}), which is not followed.':
    'Lleva a otra dirección ({0}), que no se sigue.',
  'There is nothing at this address ({}).': 'En esta dirección no hay nada ({0}).',
  'It did not take the message ({}).': 'No aceptó el mensaje ({0}).',
  'It has a problem ({}).': 'Tiene un problema ({0}).',
  'It answered {}.': 'Respondió {0}.',
  'It could not be reached.': 'No se pudo llegar.',
  'Its name was not found.': 'No se encontró su nombre.',
  'The connection to it is not secure.': 'La conexión no es segura.',
  'It did not answer within 10 seconds.': 'No respondió en 10 segundos.',
  'Its address is lost, because the server’s secret key was changed. Please remove it and add it again.':
    'La dirección se perdió porque cambió la clave secreta del servidor. Quítalo y añádelo de nuevo.',
  'Passkeys need HTTPS. Please ask the person who runs this server.':
    'Las claves de acceso necesitan HTTPS. Pregunta a quien lleva este servidor.',
  'This passkey is known already.': 'Esta clave de acceso ya está aquí.',
  'This passkey could not be checked. Please try again.':
    'No se pudo comprobar esta clave de acceso. Inténtalo de nuevo.',
  'You have {} passkeys. Please remove one first.': 'Tienes {0} claves de acceso. Quita una primero.',
  'You signed in a while ago. Please sign out, sign in again, and then try this once more.':
    'Entraste hace un rato. Cierra la sesión, entra de nuevo y vuelve a intentarlo.',
  'This account signs in at the provider. A new password is chosen there.':
    'Esta cuenta entra con su proveedor. La contraseña se cambia allí.',
  'This server is not connected with Alexa.': 'Este servidor no está conectado con Alexa.',
  'No Echo shows this code now. Please look at the Echo again.':
    'Ahora ningún Echo muestra este código. Mira otra vez el Echo.',
  'Please type the code from the Echo.': 'Escribe el código del Echo.',
  'A code has {} digits, like 402 915.': 'Un código tiene {0} cifras, como 402 915.',
  'Please type what would be said.': 'Escribe lo que se diría.',
  'This server has no public address yet: whoever runs it sets PUBLIC_URL.':
    'Este servidor aún no tiene dirección pública: quien lo lleva pone PUBLIC_URL.',
  'Amazon cannot call {}: {}': 'Amazon no puede llamar a {0}: {1}',
  'this is no address.': 'no es una dirección.',
  'it holds a user or a password.': 'contiene un usuario o una contraseña.',
  'it must begin with https.': 'debe empezar por https.',
  'Amazon uses port 443 only.': 'Amazon solo usa el puerto 443.',
  'it must end before the ? or the #.': 'debe terminar antes del ? o del #.',
  'it must be the start page, without a path.': 'debe ser la página de inicio, sin ruta.',
  'it needs a name that is known on the whole internet.': 'necesita un nombre conocido en todo internet.',
  'Amazon does not let this server speak ({}).': 'Amazon no deja hablar a este servidor ({0}).',
  'Amazon does not accept this server’s client id and secret. ALEXA_CLIENT_ID or ALEXA_CLIENT_SECRET is not that of the skill.':
    'Amazon no acepta el client id y el secret de este servidor. ALEXA_CLIENT_ID o ALEXA_CLIENT_SECRET no es el de la skill.',
  'Amazon does not let the skill {}: it was imported without {}. Please run “ask deploy” with a new skill package.':
    'Amazon no deja a la skill hacer eso: se importó sin ese permiso. Ejecuta «ask deploy» con un paquete nuevo.',
  'A request for another skill came. ALEXA_SKILL_ID must be the id that the console shows for this skill.':
    'Llegó una petición para otra skill. ALEXA_SKILL_ID debe ser el id que muestra la consola para esta skill.',
  'Notifications are switched off for the skill in the Alexa app.':
    'En la app Alexa las notificaciones de la skill están desactivadas.',
  'The Echo could not draw a part of a page. The rest of the page and the speech were not affected.':
    'El Echo no pudo dibujar una parte de una página. El resto y lo hablado no se vieron afectados.',
  'Amazon waited 8 seconds for this server’s answer and then gave up. The server was too slow, or Amazon could not reach it.':
    'Amazon esperó 8 segundos la respuesta de este servidor y desistió. El servidor fue demasiado lento, o Amazon no llegó a él.',
  'Amazon lost the connection with the Echo.': 'Amazon perdió la conexión con el Echo.',
  'Something went wrong at Amazon. It usually passes by itself.': 'Algo falló en Amazon. Suele pasar solo.',
  'Amazon reported a problem with an answer of this server.':
    'Amazon informó de un problema con una respuesta de este servidor.',
  'Amazon could not use this server’s answer. {}': 'Amazon no pudo usar la respuesta de este servidor. {0}',
  'The words to be spoken were not valid.': 'Las palabras para decir no eran válidas.',
  'It came too late.': 'Llegó demasiado tarde.',
  'It was too long.': 'Era demasiado larga.',
  'The skill was deployed before voices could be played. Download its package, and deploy it again.':
    'La skill se instaló antes de que un Echo pudiera reproducir grabaciones. Descarga su paquete y ejecuta «ask deploy» otra vez.',
  'The page to be shown was not valid.': 'La página para mostrar no era válida.',
  'Please report this to whoever runs this server.': 'Díselo a quien lleva este servidor.',
  'The widget could not be installed. Please add it again.':
    'No se pudo instalar el widget. Añádelo de nuevo.',
  'Amazon cannot reach this Echo any more. Please connect it again.':
    'Amazon ya no llega a este Echo. Conéctalo de nuevo.',
  'Amazon cannot reach this Echo any more. Open Sunporch on it; if that does not help, connect it again.':
    'Amazon ya no llega a este Echo. Abre Sunporch en él; si no ayuda, conéctalo de nuevo.',
  'Amazon has taken the notification. Whether anybody heard it is not known.':
    'Amazon aceptó la notificación. No se sabe si alguien la oyó.',
  'Amazon lets the Echo say no more today; it says so tomorrow.':
    'Amazon no deja que el Echo diga más hoy; lo dice mañana.',
  'Amazon says that notifications are not allowed for the skill on this Echo.':
    'Amazon dice que en este Echo no se permiten notificaciones de la skill.',
  'Amazon refused the notification. The Echo has it all the same.':
    'Amazon rechazó la notificación. El Echo lo tiene de todos modos.',
  '{} The Echo has it; the notification follows.': '{0} El Echo lo tiene; la notificación viene después.',
  'Amazon did not take the notification at once.': 'Amazon no aceptó la notificación enseguida.',
  'Amazon does not answer at the moment.': 'Amazon no responde en este momento.',
  'The Echo does not say by itself that something is new: notifications are not allowed for the skill.':
    'El Echo no avisa por sí mismo de lo nuevo: la skill no tiene permitidas las notificaciones.',
  'The screens are paused: the Echo says so when they go on.':
    'Las pantallas están en pausa: el Echo lo dice cuando sigan.',
  'It is quiet now: the Echo says so in the morning.': 'Ahora hay descanso: el Echo lo dice por la mañana.',
  'The Echo has said enough for today; it says so tomorrow.':
    'El Echo ya ha dicho bastante hoy; lo dice mañana.',
  'The Echo says so in a few minutes, together with the rest.':
    'El Echo lo dice en unos minutos, junto con lo demás.',
  'Amazon did not answer, or had a fault. It is tried again.':
    'Amazon no respondió o tuvo un fallo. Se vuelve a intentar.',
  'Amazon could not fill the widget yet.': 'Amazon aún no pudo llenar el widget.',
  'The mail server says that this address takes no mail{}.':
    'El servidor de correo dice que esta dirección no recibe correos{0}.',
  'Another account already has this e-mail address.': 'Otra cuenta ya tiene esta dirección de correo.',
  'This account was deleted meanwhile.': 'Esta cuenta se ha borrado mientras tanto.',
  'The primary caretaker cannot be changed.': 'El papel de responsable principal no se puede cambiar.',
  'Nobody has asked you to take over.': 'Nadie te ha pedido el relevo.',
  'Only the successor can take over.': 'Solo puede tomar el relevo quien está en la sucesión.',
  'Please ask first whether you can take over.': 'Pide primero el relevo.',
  'This group was made already, and is not yours any more.': 'Este grupo ya se creó, y ya no es tuyo.',
  'These are more dates than we can keep. Please remove some.':
    'Son más fechas de las que podemos guardar. Quita algunas.',
  'This calendar does not exist any more.': 'Este calendario ya no existe.',
  'This screen has been removed.': 'Esta pantalla se ha quitado.',
  'Please choose one of the countries.': 'Elige uno de los países.',
  'Please choose a time between 6:00 in the morning and 22:00.':
    'Elige una hora entre las 6:00 y las 22:00, por favor.',
  'At least {} minutes.': 'Al menos {0} minutos.',
  'At most {} hours.': 'Como mucho {0} horas.',
  'Please choose at least one person.': 'Elige al menos a una persona, por favor.',
  'This address holds a name or a password, which we do not keep. Most calendars offer a secret address instead.':
    'Esta dirección contiene un nombre o una contraseña, y eso no lo guardamos. La mayoría de los calendarios ofrecen una dirección secreta en su lugar.',
  'Please select at most {} items.': 'Selecciona como mucho {0} productos, por favor.',
  'Please choose that it stays until a day and time.':
    'Elige que se quede hasta un día y una hora, por favor.',
  'This time zone is not known.': 'Esta zona horaria no se conoce.',
  'Please type the name of the group.': 'Escribe el nombre del grupo, por favor.',
  'This invitation is not complete.': 'Esta invitación no está completa.',
  'A tag looks like this: hartleys-20.': 'Una etiqueta es así: hartleys-20.',
  'The calendar’s server did not send a calendar.':
    'El servidor del calendario no ha enviado ningún calendario.',
  'This address leads into a private network, which we do not read.':
    'Esta dirección lleva a una red privada, que no leemos.',
  'The connection to the calendar’s server is not secure.':
    'La conexión con el servidor del calendario no es segura.',
  'The calendar is larger than 2 MB.': 'El calendario pasa de 2 MB.',
  'The calendar’s server answers in a form that we do not read.':
    'El servidor del calendario responde en un formato que no leemos.',
  'The calendar’s server leads to an address that is not secure.':
    'El servidor del calendario lleva a una dirección que no es segura.',
  'The calendar’s server leads to one address after the other.':
    'El servidor del calendario lleva de una dirección a otra.',
  'This is no address of a calendar.': 'Esto no es la dirección de un calendario.',
  'The calendar’s server asks us to come back later (429).':
    'El servidor del calendario nos pide que volvamos más tarde (429).',
  'The calendar’s server has a problem ({}).': 'El servidor del calendario tiene un problema ({0}).',
  'The calendar’s server did not answer with a calendar ({}).':
    'El servidor del calendario no ha respondido con un calendario ({0}).',
  'The address is lost, because the server’s secret key was changed.':
    'La dirección se ha perdido, porque se cambió la clave secreta del servidor.',
  'This calendar takes too long to read. Please choose one with fewer events.':
    'Leer este calendario lleva demasiado tiempo. Elige uno con menos eventos, por favor.',
  'This calendar is too much to read: some of its events are repeated without end.':
    'Este calendario es demasiado para leerlo: algunos de sus eventos se repiten sin fin.',
  'This calendar cannot be read: each try has broken off at some of its events.':
    'Este calendario no se puede leer: cada intento se ha cortado en algunos de sus eventos.',
  'This calendar may bring more than {} events in the next {} days. Please choose one with fewer repeated events.':
    'Este calendario puede traer más de {0} eventos en los próximos {1} días. Elige uno en el que se repitan menos, por favor.',
  '{} Please try again in a few minutes.': '{0} Inténtalo de nuevo en unos minutos, por favor.',
  'The server did not get to reading this calendar.': 'El servidor no ha llegado a leer este calendario.',
  'The server broke off while it was reading this calendar. It may be short of memory just now.':
    'El servidor se ha interrumpido al leer este calendario. Quizá le falte memoria ahora mismo.',
  'This picture could not be made ready. Please try again in a minute.':
    'Esta imagen no se ha podido preparar. Inténtalo de nuevo en un minuto, por favor.',
  'This browser takes no notices any more. Please switch them on there again.':
    'Este navegador ya no recibe avisos. Actívalos allí de nuevo, por favor.',
  'This browser uses a push service that this server does not know.':
    'Este navegador usa un servicio de avisos que este servidor no conoce.',
  'Two copies of your families are being downloaded already. Please wait until one of them is done.':
    'Ya se están descargando dos copias de tus familias. Espera a que termine una de ellas, por favor.',
  'Please choose at most a year.': 'Elige un año como mucho, por favor.',
  'No screen is connected yet, so nobody could give a sign. Please connect a screen or an Echo first.':
    'Aún no hay ninguna pantalla conectada, así que nadie podría dar una señal. Conecta primero una pantalla o un Echo, por favor.',
  'One of these people does not belong to the family any more. Please choose again.':
    'Una de estas personas ya no está en la familia. Elige de nuevo, por favor.',
  'The screen stays dark from {} until {}. Please choose an hour outside of these.':
    'La pantalla se queda oscura de {0} a {1}. Elige una hora fuera de ese tiempo, por favor.',
  'With this invitation {} accounts have been made already. Ask who invited you to send a new one.':
    'Con esta invitación ya se han creado {0} cuentas. Pide una nueva a quien te invitó.',
  'Signing in did not work. Please go back and try again.':
    'No se ha podido entrar. Vuelve atrás e inténtalo de nuevo, por favor.',
  'This is between the primary caretaker and the one who was asked.':
    'Esto es entre quien es responsable principal y la persona a la que se preguntó.',
  'This is between the primary caretaker and the successor.':
    'Esto es entre quien es responsable principal y la persona que le sucederá.',
  '{} was here within the last {} days. Please ask them to hand over.':
    '{0} ha estado aquí en los últimos {1} días. Pídele que te pase la responsabilidad.',
  '{} cannot be reached from here.': 'No se puede llegar a {0} desde aquí.',
  'The recording’s file is missing in the storage. Please tell whoever runs the server: it can be heard as soon as the file is back.':
    'Falta el archivo de la grabación en el almacenamiento. Díselo a quien lleva el servidor: se podrá escuchar en cuanto el archivo vuelva.',
  'The picture’s file is missing in the storage. Please tell whoever runs the server: it is shown as soon as the file is back.':
    'Falta el archivo de la foto. Avisa a quien lleva el servidor: se muestra en cuanto vuelva el archivo.',
  'The video’s file is missing in the storage. Please tell whoever runs the server: it is shown as soon as the file is back.':
    'Falta el archivo del vídeo en el almacenamiento. Díselo a quien lleva el servidor: se muestra en cuanto vuelva el archivo.',
  'It cannot play the video, and shows its picture.':
    'Allí no se puede reproducir el vídeo; se ve su imagen.',
  'It could not load the picture. It tries again when Sunporch is opened on it.':
    'No se ha podido cargar la foto allí. Se intenta de nuevo cuando se abra Sunporch en ese dispositivo.',
  'It could not play the recording.': 'No se ha podido reproducir la grabación allí.',
  '{} was removed before it could show this.': '{0} se quitó antes de poder mostrar esto.',
  '{} is not connected any more. Please connect it again.':
    '{0}: ya no hay conexión. Conecta el dispositivo de nuevo, por favor.',
  'One person can be the primary caretaker of {} family groups at most, with those deleted in the last 30 days. Please let somebody else be it, or ask whoever runs this server for more.':
    'Una persona puede ser responsable principal de {0} grupos familiares como mucho, con los borrados en los últimos 30 días. Deja que lo sea otra persona, o pide más a quien lleva este servidor.',
  'Your family has as many photos as it may have. Delete photos you no longer need, or ask whoever runs this server for more room.':
    'Tu familia ya tiene tantas fotos como puede tener. Borra fotos que ya no necesites, o pide más espacio a quien lleva este servidor.',
  'Amazon does not answer at the moment. The widget is filled later.':
    'Amazon no responde en este momento. El widget se llena más tarde.',
  'Amazon refused the content of the widget (status {}).':
    'Amazon ha rechazado el contenido del widget (estado {0}).',
  'This video is larger than 60 MB. Please choose a shorter or smaller one.':
    'Este vídeo pasa de 60 MB. Elige uno más corto o más pequeño, por favor.',
  'This video was added already, and has been deleted since.':
    'Este vídeo ya se añadió, y se ha borrado desde entonces.',
  'The picture of the video has not arrived. Please upload it again.':
    'La imagen del vídeo no ha llegado. Súbela de nuevo, por favor.',
  'This file is not a video that every device can play. Please choose an MP4.':
    'Este archivo no es un vídeo que todos los dispositivos puedan reproducir. Elige un MP4, por favor.',
  'This video is in a form that not every device can play. Please choose one in H.264 with AAC: phones call it “Most compatible”.':
    'Este vídeo está en un formato que no todos los dispositivos pueden reproducir. Elige uno en H.264 con AAC: los móviles lo llaman «Más compatible».',
  'This video cannot play while it is loading. Please save it for the web (“fast start”), and choose that.':
    'Este vídeo no se puede reproducir mientras se carga. Guárdalo para la web («fast start») y elige ese, por favor.',
  'This video is damaged: we cannot read all of it. Please choose another copy of it.':
    'Este vídeo está dañado: no podemos leerlo entero. Elige otra copia, por favor.',
  'This video still holds what was cut off. Please save it as a new video after cutting, and choose that.':
    'Este vídeo todavía contiene lo que se cortó. Guárdalo como un vídeo nuevo después de cortarlo y elige ese, por favor.',
  'This video is larger than 1920 × 1080 pixels. Please choose a smaller one.':
    'Este vídeo pasa de 1920 × 1080 píxeles. Elige uno más pequeño, por favor.',
  'This video is too short to be seen. Please choose a longer one.':
    'Este vídeo es demasiado corto para verlo. Elige uno más largo, por favor.',
  'This video is longer than 30 seconds. Please cut it, and choose the shorter one.':
    'Este vídeo dura más de 30 segundos. Córtalo y elige el más corto, por favor.',
}
