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
}
