import type { KnownRefusal } from './en.ts'

export const words: Record<KnownRefusal, string> = {
  'As {} you may not do this. Please ask the primary caretaker.':
    'Le rôle «\u00a0{0}\u00a0» ne permet pas cela. Demande à la personne qui a la responsabilité principale.',
  'Primary Caretaker': 'Responsabilité principale',
  Caretaker: 'Responsable',
  'Family Member': 'Membre de la famille',
  'This was not found.': 'Cela n’est plus là.',
  'This group is kept in memory, so nothing is sent or planned any more. The pictures and words are all here.':
    'Ce groupe est gardé en souvenir\u00a0: plus rien n’est envoyé ni prévu. Toutes les photos et tous les mots sont ici.',
  'Please check what you entered.': 'Vérifie ce que tu as saisi, s’il te plaît.',
  'Something went wrong on our side. Please try again.':
    'Quelque chose s’est mal passé chez nous. Réessaie, s’il te plaît.',
  'This is more than we can take in one request.': 'C’est plus que ce que nous pouvons recevoir en une fois.',
  "The server's disk is full. Delete photos you no longer need, or ask whoever runs this server to make room.":
    'Le disque du serveur est plein. Supprime des photos dont tu n’as plus besoin, ou demande de la place à la personne qui gère ce serveur.',
  'The place where the pictures are stored does not answer just now. Please try again in a moment.':
    'L’endroit où sont gardées les photos ne répond pas en ce moment. Réessaie dans un instant.',
  "The server's database does not answer just now. Please try again in a moment.":
    'La base de données du serveur ne répond pas en ce moment. Réessaie dans un instant.',
  "Your family's room for photos is full. Delete photos you no longer need, or ask whoever runs this server for more room.":
    'La place de ta famille pour les photos est pleine. Supprime des photos dont tu n’as plus besoin, ou demande plus de place à la personne qui gère ce serveur.',
  'This group can take no more photos now. Please ask your primary caretaker, or whoever runs this server, for more room.':
    'Ce groupe ne peut plus prendre de photos pour l’instant. Demande plus de place à la personne qui a la responsabilité principale, ou à celle qui gère ce serveur.',
  'You have uploaded many pictures that are not in the gallery yet. Please add those first, or try again tomorrow.':
    'Tu as envoyé beaucoup de photos qui ne sont pas encore dans la galerie. Ajoute-les d’abord, ou réessaie demain.',
  'Your family has added as many {} as it may ({}, with those that were deleted). Please ask whoever runs this server for more.':
    'Ta famille en a ajouté autant qu’elle peut ({1}, avec ce qui a été supprimé). Demandes-en plus à la personne qui gère ce serveur.',
  'Your family has as many devices of this kind as it may have ({}). Please remove one that nobody uses any more.':
    'Ta famille a autant d’appareils de ce type qu’elle peut en avoir ({0}). Enlèves-en un que personne n’utilise plus.',
  'This file is not a picture we can read. Please choose a JPEG, PNG, WebP or HEIC.':
    'Ce fichier n’est pas une image que nous savons lire. Choisis un JPEG, PNG, WebP ou HEIC, s’il te plaît.',
  'This file is damaged, or only a part of a picture: we cannot read all of it. Please choose another copy of it.':
    'Ce fichier est abîmé, ou n’est qu’une partie d’une image\u00a0: nous ne pouvons pas le lire en entier. Choisis-en une autre copie.',
  'This picture has more than {} megapixels. Please choose a smaller one.':
    'Cette image a plus de {0} mégapixels. Choisis-en une plus petite, s’il te plaît.',
  'This file is larger than 10 MB. Please choose a smaller one.':
    'Ce fichier dépasse 10\u00a0Mo. Choisis-en un plus petit, s’il te plaît.',
  'The file has not arrived. Please upload it again.':
    'Le fichier n’est pas arrivé. Envoie-le de nouveau, s’il te plaît.',
  'This picture was added already, and has been deleted since.':
    'Cette photo avait déjà été ajoutée, et a été supprimée depuis.',
  'Please create a family group first, or ask your family to invite you. Then add pictures.':
    'Crée d’abord un groupe familial, ou demande une invitation à ta famille. Ensuite, ajoute des photos.',
  'One of these photos was deleted. Please choose again.':
    'L’une de ces photos a été supprimée. Choisis de nouveau, s’il te plaît.',
  'A photo can name {} people.': 'Une photo peut nommer {0} personnes.',
  'A family can list {} people. Please remove somebody first.':
    'Une famille peut avoir {0} personnes dans la liste. Enlève d’abord quelqu’un, s’il te plaît.',
  'This member is in the list already, as {}.': 'Ce membre est déjà dans la liste, sous le nom {0}.',
  'Please enter a name.': 'Saisis un nom, s’il te plaît.',
  'Please use at most {} characters.': 'Pas plus de {0} caractères, s’il te plaît.',
  'This text holds a character we cannot keep.':
    'Ce texte contient un caractère que nous ne pouvons pas garder.',
  'Please choose a date.': 'Choisis une date, s’il te plaît.',
  'Please choose a time.': 'Choisis une heure, s’il te plaît.',
  'Please choose a time, like 21:30.': 'Choisis une heure, comme 21:30.',
  'Please choose two different times.': 'Choisis deux heures différentes, s’il te plaît.',
  'Please enter a title.': 'Saisis un titre, s’il te plaît.',
  'Please choose a type.': 'Choisis un genre, s’il te plaît.',
  'Please choose a provider.': 'Choisis un service, s’il te plaît.',
  'Please enter a web address that begins with http:// or https://.':
    'Saisis une adresse web qui commence par http:// ou https://, s’il te plaît.',
  'This provider does not offer this type.': 'Ce service n’offre pas ce genre.',
  'Please write a note.': 'Écris un mot, s’il te plaît.',
  'Please choose how long it stays.': 'Choisis combien de temps il reste, s’il te plaît.',
  'Please choose until when it stays.': 'Choisis jusqu’à quand il reste, s’il te plaît.',
  'This end has passed. Please choose a later one.':
    'Cette fin est passée. Choisis-en une plus tardive, s’il te plaît.',
  'The end of this note has passed. Please choose a new one, then send it.':
    'La fin de ce mot est passée. Choisis-en une nouvelle, puis envoie-le.',
  'This note could not be added. Please write it again.':
    'Ce mot n’a pas pu être ajouté. Écris-le de nouveau, s’il te plaît.',
  'This note was written already, with other words. You find it in the list of notes.':
    'Ce mot a déjà été écrit autrement. Tu le trouves dans la liste des mots.',
  'This note was written, and has been deleted since.': 'Ce mot a été écrit, et supprimé depuis.',
  'This note ends before that time. Please choose an earlier time, or another end for the note.':
    'Ce mot se termine avant cette heure. Choisis une heure antérieure, ou une autre fin pour le mot.',
  'This note ends on a certain day. To repeat it, please choose how long it stays each time.':
    'Ce mot se termine un jour précis. Pour le répéter, choisis combien de temps il reste chaque fois.',
  'Please select both date and time for the schedule.': 'Choisis une date et une heure, s’il te plaît.',
  'Please select either a content item or photo to schedule.':
    'Choisis une recommandation ou une photo, s’il te plaît.',
  'This time has passed. Please choose a later one.':
    'Cette heure est passée. Choisis-en une plus tardive, s’il te plaît.',
  'Please choose a date within the next {} years.':
    'Choisis une date dans les {0} prochaines années, s’il te plaît.',
  'This is not to come any more.': 'Ce n’est plus à venir.',
  'Somebody has changed this meanwhile. Please look again.':
    'Quelqu’un a changé cela entre-temps. Regarde de nouveau, s’il te plaît.',
  'This has been sent already.': 'C’est déjà envoyé.',
  'Only the next of several deliveries can be skipped.':
    'Parmi plusieurs envois, seul le prochain peut être sauté.',
  'There is no delivery after this one.': 'Il n’y a plus d’envoi après celui-ci.',
  'It was cancelled.': 'C’était annulé.',
  'It was changed.': 'C’était modifié.',
  'It was paused.': 'C’était en pause.',
  'Item removed.': 'Élément enlevé.',
  'The group was deleted.': 'Le groupe a été supprimé.',
  'There is no photo to send yet.': 'Il n’y a pas encore de photo à envoyer.',
  'Every photo was shown already: this one was shown longest ago.':
    'Toutes les photos ont déjà été vues\u00a0: c’est celle-ci qui attendait depuis le plus longtemps.',
  'It was left out.': 'C’était sauté.',
  'Auto-send Content is off.': 'L’envoi automatique est désactivé.',
  'It could not be sent.': 'L’envoi n’a pas pu se faire.',
  'The entry has no author.': 'Il n’y a plus personne derrière cet envoi.',
  'The family group was deleted at that time.': 'Le groupe familial était supprimé à ce moment-là.',
  'The server was not running at that time.': 'Le serveur ne tournait pas à ce moment-là.',
  'It was paused at that time.': 'C’était en pause à ce moment-là.',
  'The group is kept in memory.': 'Le groupe est gardé en souvenir.',
  'The group was kept in memory at that time.': 'Le groupe était gardé en souvenir à ce moment-là.',
  'By the new time zone this time had passed.': 'Dans le nouveau fuseau horaire, cette heure était passée.',
  'The end of this note had passed.': 'La fin de ce mot était passée.',
  'The device could not be reached.': 'L’appareil était injoignable.',
  'Please say who comes, or what is on.': 'Écris qui vient, ou ce qui se passe, s’il te plaît.',
  'Please say when it begins, too.': 'Écris aussi quand cela commence, s’il te plaît.',
  'The end comes before the beginning.': 'La fin est avant le début.',
  'The last day comes before the first one.': 'Le dernier jour est avant le premier.',
  'This comes before the first day.': 'C’est avant le premier jour.',
  'By this day, none is to come. Please choose a later one.':
    'D’ici ce jour, il n’y en a aucune. Choisis un jour ultérieur, s’il te plaît.',
  'It would begin again before it has ended.': 'Cela recommencerait avant d’être fini.',
  'This day is over. Please choose today or a later day.':
    'Ce jour est passé. Choisis aujourd’hui ou un jour ultérieur, s’il te plaît.',
  'Please choose a day within the last {} years.': 'Choisis un jour des {0} dernières années, s’il te plaît.',
  'Please choose a day within the next {} years, or leave this empty if it has no end.':
    'Choisis un jour des {0} prochaines années, ou laisse vide s’il n’y a pas de fin.',
  'Please choose a day within the next {} years.':
    'Choisis un jour des {0} prochaines années, s’il te plaît.',
  'Please choose at most {} days. For more, let it repeat every day.':
    'Choisis {0} jours au plus. S’il y en a plus, fais répéter chaque jour.',
  'Somebody has changed this visit meanwhile. Please look at it again.':
    'Quelqu’un a changé cette visite entre-temps. Regarde-la de nouveau, s’il te plaît.',
  'This takes place only once. Please delete it if it does not take place.':
    'Cela n’a lieu qu’une fois. Supprime-le si cela n’a pas lieu.',
  'You have planned {} visits already. Please delete some of them first.':
    'Tu as déjà prévu {0} visites. Supprimes-en d’abord quelques-unes.',
  'Please name the calendar.': 'Donne un nom au calendrier, s’il te plaît.',
  'Please enter the address of a calendar. It begins with https:// or webcal://.':
    'Saisis l’adresse d’un calendrier. Elle commence par https:// ou webcal://.',
  'This file is larger than 2 MB. Please export fewer years of the calendar.':
    'Ce fichier dépasse 2\u00a0Mo. Exporte moins d’années du calendrier, s’il te plaît.',
  'You have {} calendars already. Please remove one first.':
    'Tu as déjà {0} calendriers. Enlèves-en d’abord un, s’il te plaît.',
  'The calendar did not answer in time.': 'Le calendrier n’a pas répondu à temps.',
  'The calendar’s server could not be reached.': 'Le serveur du calendrier était injoignable.',
  'The calendar’s server was not found.': 'Le serveur du calendrier n’a pas été trouvé.',
  'This is a web page and not a calendar. Please look for the secret address in iCal format.':
    'C’est une page web et non un calendrier. Cherche l’adresse secrète au format iCal.',
  'This is not a calendar in iCal format.': 'Ce n’est pas un calendrier au format iCal.',
  'There is no calendar at this address ({}).': 'Il n’y a pas de calendrier à cette adresse ({0}).',
  'The calendar’s server does not let us read it ({}). The address may have changed.':
    'Le serveur du calendrier ne nous laisse pas le lire ({0}). L’adresse a peut-être changé.',
  'The calendar could not be read.': 'Le calendrier n’a pas pu être lu.',
  'Please select at least one item.': 'Choisis au moins un article, s’il te plaît.',
  'This item is not on its way to Amazon any more.': 'Cela n’est plus en route vers Amazon.',
  'One of these items is not on the list any more.': 'L’un de ces articles n’est plus sur la liste.',
  'Please paste the address of a product page on Amazon.':
    'Colle l’adresse d’une page de produit sur Amazon, s’il te plaît.',
  'This is a short link. Please open it, and copy the address of the page that it leads to.':
    'C’est un lien court. Ouvre-le, et copie l’adresse de la page où il mène.',
  'No screen shows this code now. Please look at the screen again.':
    'Aucun écran ne montre ce code en ce moment. Regarde de nouveau l’écran, s’il te plaît.',
  'Please type the code from the screen.': 'Saisis le code de l’écran, s’il te plaît.',
  'A code has {} letters and digits, like 7KQ4MP.': 'Un code a {0} lettres et chiffres, comme 7KQ4MP.',
  'Please enter a name for the screen.': 'Donne un nom à l’écran, s’il te plaît.',
  'No screen is connected yet. Open the screen in the room first, then try again.':
    'Aucun écran n’est encore relié. Ouvre d’abord l’écran dans la chambre, puis réessaie.',
  'No screen is in contact just now. Please check that it is switched on and has a network, then try again.':
    'Aucun écran n’est joignable en ce moment. Vérifie qu’il est allumé et qu’il a du réseau, puis réessaie.',
  'The test message could not be delivered.': 'Le message de test n’est pas arrivé.',
  'No screen is connected yet, so there is nothing to pause.':
    'Aucun écran n’est encore relié\u00a0: il n’y a rien à mettre en pause.',
  'This call is closed: nobody has to call any more.':
    'Cet appel est clos\u00a0: plus personne n’a besoin d’appeler.',
  '{} was first and will call.': '{0} a été plus rapide et va appeler.',
  '{} was first and looks after it.': '{0} a été plus rapide et s’en occupe.',
  'There is nothing to look after any more: a sign has come, or the day is over.':
    'Il n’y a plus rien à faire\u00a0: un signe est venu, ou la journée est finie.',
  'This person is a member of the group already.': 'Cette personne fait déjà partie du groupe.',
  'This person was deactivated. The primary caretaker can reactivate them.':
    'L’accès de cette personne est désactivé. La personne qui a la responsabilité principale peut le réactiver.',
  '{} has invited this address already. They or the primary caretaker can send it again.':
    '{0} a déjà invité cette adresse et peut renvoyer l’invitation, tout comme la personne qui a la responsabilité principale.',
  'Please hand over or name a successor first: a group needs a primary caretaker.':
    'Transmets d’abord le groupe ou désigne ta relève\u00a0: dans un groupe, quelqu’un doit avoir la responsabilité principale.',
  'Only an active caretaker can be asked. Please change their role first.':
    'Tu ne peux demander qu’à une personne responsable qui a accès. Change d’abord son rôle, s’il te plaît.',
  'Only an active caretaker can be the successor. Please change their role first.':
    'Seule une personne responsable qui a accès peut être la relève. Change d’abord son rôle, s’il te plaît.',
  'The primary caretaker can still say no. Please wait until the seven days are over.':
    'La personne qui a la responsabilité principale peut encore dire non. Attends que les sept jours soient passés, s’il te plaît.',
  'Please choose a role.': 'Choisis un rôle, s’il te plaît.',
  'Please enter a name for the group.': 'Donne un nom au groupe, s’il te plaît.',
  'This is not the name of the group.': 'Ce n’est pas le nom du groupe.',
  'There is already an account with this e-mail address.': 'Il y a déjà un compte avec cette adresse e-mail.',
  'This is not your password.': 'Ce n’est pas ton mot de passe.',
  'This account signs in elsewhere. Please change it there.':
    'Ce compte se connecte ailleurs. Change-le là-bas, s’il te plaît.',
  'Please confirm your e-mail address first: open the link that we mailed you. Settings, under Account, mails you another one.':
    'Confirme d’abord ton adresse e-mail\u00a0: ouvre le lien que nous t’avons envoyé. Dans les réglages, sous «\u00a0Ton compte\u00a0», tu peux en demander un autre.',
  'You signed in a while ago. Please enter your password, so that we know it is you.':
    'Ta connexion date un peu. Saisis ton mot de passe, pour que nous sachions que c’est toi.',
  'Please enter a telephone number, like +49 30 1234567.':
    'Saisis un numéro de téléphone, comme +49 30 1234567.',
  'This file is not a recording that every device can play. Please choose an MP3.':
    'Ce fichier n’est pas un enregistrement que tous les appareils savent lire. Choisis un MP3, s’il te plaît.',
  'This recording is damaged: we cannot play all of it. Please record it again.':
    'Cet enregistrement est abîmé\u00a0: nous ne pouvons pas le lire en entier. Refais-le, s’il te plaît.',
  'There is nothing to hear in this recording. Please record it again.':
    'On n’entend rien dans cet enregistrement. Refais-le, s’il te plaît.',
  'This recording is longer than a minute. Please record a shorter one.':
    'Cet enregistrement dure plus d’une minute. Fais-en un plus court, s’il te plaît.',
  'Your family has switched off that this screen sends a voice.':
    'Ta famille a désactivé l’envoi de la voix depuis cet écran.',
  'This recording is damaged: we cannot play all of it. Please choose another copy of it.':
    'Cet enregistrement est abîmé\u00a0: nous ne pouvons pas le lire en entier. Choisis-en une autre copie, s’il te plaît.',
  'There is nothing to hear in this recording. Please choose another one.':
    'On n’entend rien dans cet enregistrement. Choisis-en un autre, s’il te plaît.',
  'This recording is longer than seven minutes. Please choose a shorter one.':
    'Cet enregistrement dure plus de sept minutes. Choisis-en un plus court, s’il te plaît.',
  'Only music can have a recording.': 'Seule la musique peut avoir un enregistrement.',
  'Only music can have a recording. Please take the recording away first.':
    'Seule la musique peut avoir un enregistrement. Retire d’abord l’enregistrement, s’il te plaît.',
  'This recording was added already, and has been deleted since.':
    'Cet enregistrement avait déjà été ajouté, et a été supprimé depuis.',
}
