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
}
