import type { RarerRefusal } from './en.ts'

export const words: Record<RarerRefusal, string> = {
  'Please name the program.': 'Donne un nom au programme.',
  'Please choose what the program may do.': 'Choisis ce que le programme peut faire.',
  'You have {} tokens already. Please end one that you do not use.':
    'Tu as déjà {0} jetons. Arrêtes-en un dont tu ne te sers pas.',
  'This {} was made, and has been ended since. To have another one, please begin anew.':
    'Cela a déjà été créé, puis arrêté. Pour en avoir un autre, recommence.',
  'Please name the device.': 'Donne un nom à l’appareil.',
  'You have {} keys already. Please end one that you do not use.':
    'Tu as déjà {0} clés. Arrêtes-en une dont tu ne te sers pas.',
  'Please choose what it is told of.': 'Choisis ce qu’il apprend.',
  'Please enter a web address that begins with https://.':
    'Saisis une adresse web qui commence par https://.',
  'There are {} already. Please remove one that nobody needs.':
    'Il y en a déjà {0}. Retires-en un dont personne n’a besoin.',
  'The address must begin with https://. Only servers that the operator names in WEBHOOK_SERVERS do without.':
    'L’adresse doit commencer par https://. Seuls les serveurs nommés dans WEBHOOK_SERVERS s’en passent.',
  'This address is inside a private network. The operator can name it in WEBHOOK_SERVERS.':
    'Cette adresse est dans un réseau privé. La personne qui gère le serveur peut la nommer dans WEBHOOK_SERVERS.',
  'It leads to another address ({}), which is not followed.':
    'Elle mène à une autre adresse ({0}), qui n’est pas suivie.',
  'There is nothing at this address ({}).': 'Il n’y a rien à cette adresse ({0}).',
  'It did not take the message ({}).': 'Le message n’a pas été accepté ({0}).',
  'It has a problem ({}).': 'Il a un problème ({0}).',
  'It answered {}.': 'La réponse était {0}.',
  'It could not be reached.': 'Il n’a pas pu être joint.',
  'Its name was not found.': 'Son nom n’a pas été trouvé.',
  'The connection to it is not secure.': 'La connexion n’est pas sûre.',
  'It did not answer within 10 seconds.': 'Pas de réponse en 10 secondes.',
  'Its address is lost, because the server’s secret key was changed. Please remove it and add it again.':
    'L’adresse est perdue, car la clé secrète du serveur a changé. Retire-le et ajoute-le à nouveau.',
  'Passkeys need HTTPS. Please ask the person who runs this server.':
    'Les clés d’accès ont besoin de HTTPS. Demande à la personne qui gère ce serveur.',
  'This passkey is known already.': 'Cette clé d’accès est déjà connue.',
  'This passkey could not be checked. Please try again.':
    'Cette clé d’accès n’a pas pu être vérifiée. Réessaie.',
  'You have {} passkeys. Please remove one first.': 'Tu as {0} clés d’accès. Retires-en une d’abord.',
  'You signed in a while ago. Please sign out, sign in again, and then try this once more.':
    'Ta connexion date un peu. Déconnecte-toi, reconnecte-toi, puis réessaie.',
  'This account signs in at the provider. A new password is chosen there.':
    'Ce compte se connecte chez le fournisseur. Le mot de passe se change là-bas.',
  'This server is not connected with Alexa.': 'Ce serveur n’est pas relié à Alexa.',
  'No Echo shows this code now. Please look at the Echo again.':
    'Aucun Echo ne montre ce code en ce moment. Regarde encore l’Echo.',
  'Please type the code from the Echo.': 'Saisis le code de l’Echo.',
  'A code has {} digits, like 402 915.': 'Un code a {0} chiffres, comme 402 915.',
  'Please type what would be said.': 'Écris ce qui serait dit.',
  'This server has no public address yet: whoever runs it sets PUBLIC_URL.':
    'Ce serveur n’a pas encore d’adresse publique\u00a0: la personne qui le gère règle PUBLIC_URL.',
  'Amazon cannot call {}: {}': 'Amazon ne peut pas appeler {0}\u00a0: {1}',
  'this is no address.': 'ce n’est pas une adresse.',
  'it holds a user or a password.': 'elle contient un utilisateur ou un mot de passe.',
  'it must begin with https.': 'elle doit commencer par https.',
  'Amazon uses port 443 only.': 'Amazon n’utilise que le port 443.',
  'it must end before the ? or the #.': 'elle doit finir avant le\u00a0? ou le #.',
  'it must be the start page, without a path.': 'ce doit être la page d’accueil, sans chemin.',
  'it needs a name that is known on the whole internet.': 'il lui faut un nom connu sur tout internet.',
  'Amazon does not let this server speak ({}).': 'Amazon ne laisse pas parler ce serveur ({0}).',
  'Amazon does not accept this server’s client id and secret. ALEXA_CLIENT_ID or ALEXA_CLIENT_SECRET is not that of the skill.':
    'Amazon n’accepte pas le client id et le secret de ce serveur. ALEXA_CLIENT_ID ou ALEXA_CLIENT_SECRET n’est pas celui de la skill.',
  'Amazon does not let the skill {}: it was imported without {}. Please run “ask deploy” with a new skill package.':
    'Amazon ne laisse pas la skill le faire\u00a0: elle a été importée sans cette autorisation. Lance «\u00a0ask deploy\u00a0» avec un nouveau paquet.',
  'A request for another skill came. ALEXA_SKILL_ID must be the id that the console shows for this skill.':
    'Une demande pour une autre skill est arrivée. ALEXA_SKILL_ID doit être l’id que montre la console pour cette skill.',
  'Notifications are switched off for the skill in the Alexa app.':
    'Dans l’application Alexa, les notifications de la skill sont désactivées.',
  'The Echo could not draw a part of a page. The rest of the page and the speech were not affected.':
    'L’Echo n’a pas pu dessiner une partie d’une page. Le reste et la voix n’ont pas été touchés.',
  'Amazon waited 8 seconds for this server’s answer and then gave up. The server was too slow, or Amazon could not reach it.':
    'Amazon a attendu 8 secondes la réponse de ce serveur, puis a renoncé. Le serveur était trop lent, ou Amazon ne l’a pas joint.',
  'Amazon lost the connection with the Echo.': 'Amazon a perdu la connexion avec l’Echo.',
  'Something went wrong at Amazon. It usually passes by itself.':
    'Quelque chose s’est mal passé chez Amazon. En général, cela passe tout seul.',
  'Amazon reported a problem with an answer of this server.':
    'Amazon a signalé un problème avec une réponse de ce serveur.',
  'Amazon could not use this server’s answer. {}': 'Amazon n’a pas pu utiliser la réponse de ce serveur. {0}',
  'The words to be spoken were not valid.': 'Les mots à dire n’étaient pas valides.',
  'It came too late.': 'Elle est arrivée trop tard.',
  'It was too long.': 'Elle était trop longue.',
  'The skill was deployed before voices could be played. Download its package, and deploy it again.':
    'La skill a été installée avant qu’un Echo puisse lire des enregistrements. Télécharge son paquet et relance «\u00a0ask deploy\u00a0».',
  'The page to be shown was not valid.': 'La page à montrer n’était pas valide.',
  'Please report this to whoever runs this server.': 'Signale-le à la personne qui gère ce serveur.',
  'The widget could not be installed. Please add it again.':
    'Le widget n’a pas pu être installé. Ajoute-le à nouveau.',
  'Amazon cannot reach this Echo any more. Please connect it again.':
    'Amazon ne joint plus cet Echo. Relie-le à nouveau.',
  'Amazon cannot reach this Echo any more. Open Sunporch on it; if that does not help, connect it again.':
    'Amazon ne joint plus cet Echo. Ouvre Sunporch dessus\u00a0; si cela n’aide pas, relie-le à nouveau.',
  'Amazon has taken the notification. Whether anybody heard it is not known.':
    'Amazon a accepté la notification. On ne sait pas si quelqu’un l’a entendue.',
  'Amazon lets the Echo say no more today; it says so tomorrow.':
    'Amazon ne laisse plus rien dire à l’Echo aujourd’hui\u00a0; il le dit demain.',
  'Amazon says that notifications are not allowed for the skill on this Echo.':
    'Amazon dit que les notifications de la skill ne sont pas autorisées sur cet Echo.',
  'Amazon refused the notification. The Echo has it all the same.':
    'Amazon a refusé la notification. L’Echo l’a quand même.',
  '{} The Echo has it; the notification follows.': '{0} L’Echo l’a\u00a0; la notification suit.',
  'Amazon did not take the notification at once.': 'Amazon n’a pas accepté la notification tout de suite.',
  'Amazon does not answer at the moment.': 'Amazon ne répond pas en ce moment.',
  'The Echo does not say by itself that something is new: notifications are not allowed for the skill.':
    'L’Echo ne dit pas de lui-même qu’il y a du nouveau\u00a0: les notifications de la skill ne sont pas autorisées.',
  'The screens are paused: the Echo says so when they go on.':
    'Les écrans sont en pause\u00a0: l’Echo le dit quand ils reprennent.',
  'It is quiet now: the Echo says so in the morning.':
    'Ce sont les heures calmes\u00a0: l’Echo le dit le matin.',
  'The Echo has said enough for today; it says so tomorrow.':
    'L’Echo en a dit assez pour aujourd’hui\u00a0; il le dit demain.',
  'The Echo says so in a few minutes, together with the rest.':
    'L’Echo le dit dans quelques minutes, avec le reste.',
  'Amazon did not answer, or had a fault. It is tried again.':
    'Amazon n’a pas répondu ou avait une panne. On réessaie.',
  'Amazon could not fill the widget yet.': 'Amazon n’a pas encore pu remplir le widget.',
  'The mail server says that this address takes no mail{}.':
    'Le serveur d’e-mails dit que cette adresse n’accepte pas d’e-mails{0}.',
  'Another account already has this e-mail address.': 'Un autre compte a déjà cette adresse e-mail.',
  'This account was deleted meanwhile.': 'Ce compte a été supprimé entre-temps.',
  'The primary caretaker cannot be changed.': 'La responsabilité principale ne peut pas être changée.',
  'Nobody has asked you to take over.': 'Personne ne t’a demandé de prendre le relais.',
  'Only the successor can take over.': 'Seule la personne désignée peut prendre le relais.',
  'Please ask first whether you can take over.': 'Demande d’abord si tu peux prendre le relais.',
  'This group was made already, and is not yours any more.':
    'Ce groupe a déjà été créé, et n’est plus à toi.',
  'These are more dates than we can keep. Please remove some.':
    'Cela fait plus de dates que nous ne pouvons en garder. Retires-en quelques-unes.',
  'This calendar does not exist any more.': 'Ce calendrier n’existe plus.',
  'This screen has been removed.': 'Cet écran a été retiré.',
  'Please choose one of the countries.': 'Choisis un des pays.',
  'Please choose a time between 6:00 in the morning and 22:00.':
    'Choisis une heure entre 6:00 et 22:00, s’il te plaît.',
  'At least {} minutes.': 'Au moins {0} minutes.',
  'At most {} hours.': 'Au plus {0} heures.',
  'Please choose at least one person.': 'Choisis au moins une personne, s’il te plaît.',
  'This address holds a name or a password, which we do not keep. Most calendars offer a secret address instead.':
    'Cette adresse contient un nom ou un mot de passe, que nous ne gardons pas. La plupart des calendriers offrent une adresse secrète à la place.',
  'Please select at most {} items.': 'Choisis au plus {0} articles, s’il te plaît.',
  'Please choose that it stays until a day and time.':
    'Choisis qu’il reste jusqu’à un jour et une heure, s’il te plaît.',
  'This time zone is not known.': 'Ce fuseau horaire n’est pas connu.',
  'Please type the name of the group.': 'Saisis le nom du groupe, s’il te plaît.',
  'This invitation is not complete.': 'Cette invitation n’est pas complète.',
  'A tag looks like this: hartleys-20.': 'Un identifiant ressemble à ceci\u00a0: hartleys-20.',
  'The calendar’s server did not send a calendar.': 'Le serveur du calendrier n’a pas envoyé de calendrier.',
  'This address leads into a private network, which we do not read.':
    'Cette adresse mène à un réseau privé, que nous ne lisons pas.',
  'The connection to the calendar’s server is not secure.':
    'La connexion au serveur du calendrier n’est pas sûre.',
  'The calendar is larger than 2 MB.': 'Le calendrier dépasse 2\u00a0Mo.',
  'The calendar’s server answers in a form that we do not read.':
    'Le serveur du calendrier répond sous une forme que nous ne lisons pas.',
  'The calendar’s server leads to an address that is not secure.':
    'Le serveur du calendrier mène à une adresse qui n’est pas sûre.',
  'The calendar’s server leads to one address after the other.':
    'Le serveur du calendrier mène d’une adresse à l’autre.',
  'This is no address of a calendar.': 'Ce n’est pas l’adresse d’un calendrier.',
  'The calendar’s server asks us to come back later (429).':
    'Le serveur du calendrier nous demande de revenir plus tard (429).',
  'The calendar’s server has a problem ({}).': 'Le serveur du calendrier a un problème ({0}).',
  'The calendar’s server did not answer with a calendar ({}).':
    'Le serveur du calendrier n’a pas répondu par un calendrier ({0}).',
  'The address is lost, because the server’s secret key was changed.':
    'L’adresse est perdue, car la clé secrète du serveur a été changée.',
  'This calendar takes too long to read. Please choose one with fewer events.':
    'Lire ce calendrier prend trop de temps. Choisis-en un avec moins d’événements, s’il te plaît.',
  'This calendar is too much to read: some of its events are repeated without end.':
    'Ce calendrier est trop long à lire\u00a0: certains de ses événements se répètent sans fin.',
  'This calendar cannot be read: each try has broken off at some of its events.':
    'Ce calendrier ne peut pas être lu\u00a0: chaque essai s’est interrompu à certains événements.',
  'This calendar may bring more than {} events in the next {} days. Please choose one with fewer repeated events.':
    'Ce calendrier peut apporter plus de {0} événements dans les {1} prochains jours. Choisis-en un où il y a moins de répétitions.',
  '{} Please try again in a few minutes.': '{0} Réessaie dans quelques minutes, s’il te plaît.',
  'The server did not get to reading this calendar.': 'Le serveur n’a pas eu le temps de lire ce calendrier.',
  'The server broke off while it was reading this calendar. It may be short of memory just now.':
    'Le serveur s’est interrompu en lisant ce calendrier. Il manque peut-être de mémoire en ce moment.',
  'This picture could not be made ready. Please try again in a minute.':
    'Cette image n’a pas pu être préparée. Réessaie dans une minute, s’il te plaît.',
  'This browser takes no notices any more. Please switch them on there again.':
    'Ce navigateur ne reçoit plus de notifications. Active-les là de nouveau, s’il te plaît.',
  'This browser uses a push service that this server does not know.':
    'Ce navigateur utilise un service de notifications que ce serveur ne connaît pas.',
  'Two copies of your families are being downloaded already. Please wait until one of them is done.':
    'Deux copies de tes familles sont déjà en cours de téléchargement. Attends que l’une d’elles soit finie, s’il te plaît.',
  'Please choose at most a year.': 'Choisis un an au plus, s’il te plaît.',
  'No screen is connected yet, so nobody could give a sign. Please connect a screen or an Echo first.':
    'Aucun écran n’est encore relié, personne ne pourrait donc donner de signe. Relie d’abord un écran ou un Echo, s’il te plaît.',
  'One of these people does not belong to the family any more. Please choose again.':
    'L’une de ces personnes ne fait plus partie de la famille. Choisis de nouveau, s’il te plaît.',
  'The screen stays dark from {} until {}. Please choose an hour outside of these.':
    'L’écran reste éteint de {0} à {1}. Choisis une heure en dehors, s’il te plaît.',
  'With this invitation {} accounts have been made already. Ask who invited you to send a new one.':
    'Avec cette invitation, {0} comptes ont déjà été créés. Demandes-en une nouvelle à la personne dont vient celle-ci.',
  'Signing in did not work. Please go back and try again.':
    'La connexion n’a pas marché. Reviens en arrière et réessaie, s’il te plaît.',
  'This is between the primary caretaker and the one who was asked.':
    'Cela ne regarde que la personne qui a la responsabilité principale et celle à qui on a demandé.',
  'This is between the primary caretaker and the successor.':
    'Cela ne regarde que la personne qui a la responsabilité principale et celle qui doit la reprendre.',
  '{} was here within the last {} days. Please ask them to hand over.':
    '{0}\u00a0: dernière visite au cours des {1} derniers jours. Demande-lui de te passer la responsabilité.',
  '{} cannot be reached from here.': 'Impossible de joindre d’ici\u00a0: {0}.',
  'The recording’s file is missing in the storage. Please tell whoever runs the server: it can be heard as soon as the file is back.':
    'Le fichier de l’enregistrement manque dans le stockage. Dis-le à la personne qui gère le serveur\u00a0: on pourra l’écouter dès que le fichier sera de retour.',
  'The picture’s file is missing in the storage. Please tell whoever runs the server: it is shown as soon as the file is back.':
    'Le fichier de la photo manque sur le serveur. Préviens la personne qui le gère\u00a0: la photo apparaît dès que le fichier est de retour.',
  'The video’s file is missing in the storage. Please tell whoever runs the server: it is shown as soon as the file is back.':
    'Le fichier de la vidéo manque sur le serveur. Préviens la personne qui le gère\u00a0: la vidéo apparaît dès que le fichier est de retour.',
  'It cannot play the video, and shows its picture.':
    'La vidéo ne peut pas y être lue\u00a0: on y voit son image.',
  'It could not load the picture. It tries again when Sunporch is opened on it.':
    'La photo n’a pas pu y être chargée. Nouvel essai quand on y ouvrira Sunporch.',
  'It could not play the recording.': 'L’enregistrement n’a pas pu y être lu.',
  '{} was removed before it could show this.':
    'Cet appareil a été enlevé avant de pouvoir le montrer\u00a0: {0}.',
  '{} is not connected any more. Please connect it again.':
    '{0}\u00a0: il n’y a plus de lien. Relie l’appareil de nouveau, s’il te plaît.',
  'One person can be the primary caretaker of {} family groups at most, with those deleted in the last 30 days. Please let somebody else be it, or ask whoever runs this server for more.':
    'Une personne peut avoir la responsabilité principale de {0} groupes familiaux au plus, avec ceux supprimés dans les 30 derniers jours. Laisse-la à quelqu’un d’autre, ou demandes-en plus à la personne qui gère ce serveur.',
  'Your family has as many photos as it may have. Delete photos you no longer need, or ask whoever runs this server for more room.':
    'Ta famille a autant de photos qu’elle peut en avoir. Supprime des photos dont tu n’as plus besoin, ou demande plus de place à la personne qui gère ce serveur.',
  'Amazon does not answer at the moment. The widget is filled later.':
    'Amazon ne répond pas en ce moment. Le widget sera rempli plus tard.',
  'Amazon refused the content of the widget (status {}).': 'Amazon a refusé le contenu du widget (état {0}).',
  'This video is larger than 60 MB. Please choose a shorter or smaller one.':
    'Cette vidéo dépasse 60 Mo. Choisis-en une plus courte ou plus petite, s’il te plaît.',
  'This video was added already, and has been deleted since.':
    'Cette vidéo avait déjà été ajoutée, et a été supprimée depuis.',
  'The picture of the video has not arrived. Please upload it again.':
    'L’image de la vidéo n’est pas arrivée. Envoie-la à nouveau, s’il te plaît.',
  'This file is not a video that every device can play. Please choose an MP4.':
    'Ce fichier n’est pas une vidéo que tous les appareils savent lire. Choisis un MP4, s’il te plaît.',
  'This video is in a form that not every device can play. Please choose one in H.264 with AAC: phones call it “Most compatible”.':
    'Cette vidéo est dans un format que tous les appareils ne savent pas lire. Choisis-en une en H.264 avec AAC\u00a0: les téléphones l’appellent «\u00a0Le plus compatible\u00a0».',
  'This video cannot play while it is loading. Please save it for the web (“fast start”), and choose that.':
    'Cette vidéo ne peut pas être lue pendant son chargement. Enregistre-la pour le web («\u00a0fast start\u00a0»), et choisis celle-là.',
  'This video is damaged: we cannot read all of it. Please choose another copy of it.':
    'Cette vidéo est abîmée\u00a0: nous ne pouvons pas la lire en entier. Choisis-en une autre copie, s’il te plaît.',
  'This video still holds what was cut off. Please save it as a new video after cutting, and choose that.':
    'Cette vidéo contient encore ce qui a été coupé. Après la coupe, enregistre-la comme une nouvelle vidéo, et choisis celle-là.',
  'This video is larger than 1920 × 1080 pixels. Please choose a smaller one.':
    'Cette vidéo dépasse 1920 × 1080 pixels. Choisis-en une plus petite, s’il te plaît.',
  'This video is too short to be seen. Please choose a longer one.':
    'Cette vidéo est trop courte pour être vue. Choisis-en une plus longue, s’il te plaît.',
  'This video is longer than 30 seconds. Please cut it, and choose the shorter one.':
    'Cette vidéo dure plus de 30 secondes. Coupe-la, et choisis la plus courte, s’il te plaît.',
}
