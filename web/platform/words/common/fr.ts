import type { CommonWords } from './en.ts'

export const words: CommonWords = {
  motto: 'Au plus près du quotidien de la personne que tu aimes',
  oneMoment: 'Un instant…',
  loading: 'Chargement…',
  didNotWork: 'Ça n’a pas marché. La connexion fonctionne-t-elle\u00a0?',
  tryAgain: 'Quelque chose s’est mal passé. Réessaie, s’il te plaît.',
  notReached: 'Le serveur est injoignable. Réessaie, s’il te plaît.',
  again: 'Réessayer',
  notLoaded: 'Impossible de charger. La connexion fonctionne-t-elle\u00a0?',
  pageNotHere: 'Cette page n’est pas encore là',
  opensByItself: 'Elle s’ouvre d’elle-même dès qu’il y a une connexion.',
  stumbled: 'Cette page a trébuché',
  stumbledText:
    'Ce qui est enregistré est en sécurité. Rouvrir la page suffit le plus souvent\u00a0; sinon, préviens la personne qui gère ton Sunporch.',
  openAgain: 'Rouvrir',
  loggedOut: 'Déconnexion',
  loggedOutText: 'Ta session est terminée. Tu vas pouvoir te reconnecter…',
  error: 'Erreur',
  notFound: 'Introuvable',
  notFoundTitle: '404 Page introuvable',
  notFoundText: 'Il n’y a rien à cette adresse.',
  toStart: 'Aller à l’accueil',
  tooMany: 'Trop d’essais. Attends quelques minutes, s’il te plaît.',
  sentences: {
    'The e-mail address or the password is not right.': 'L’adresse e-mail ou le mot de passe est incorrect.',
    'There is already an account with this e-mail address. Please sign in instead.':
      'Il existe déjà un compte avec cette adresse e-mail. Connecte-toi avec lui.',
    'This link has been used or is too old. Please ask for a new one.':
      'Ce lien a déjà servi ou est trop ancien. Demandes-en un nouveau, s’il te plaît.',
    'This link has been used or is too old. If you have not confirmed your address yet, Settings sends you a new one.':
      'Ce lien a déjà servi ou est trop ancien. Si ton adresse n’est pas encore confirmée, tu peux en demander un nouveau dans les réglages.',
    'This passkey did not work here. Please try again, or sign in with your password.':
      'Cette clé d’accès n’a pas fonctionné ici. Réessaie, ou connecte-toi avec ton mot de passe.',
    'New accounts are made by invitation here. Ask somebody of the family to invite you, and open the link that they send you.':
      'Ici, un nouveau compte se crée sur invitation. Demande à quelqu’un de la famille de t’inviter, puis ouvre le lien que tu recevras.',
    'No new accounts are made here. If your family uses this server, ask the person who runs it.':
      'Ici, on ne crée pas de nouveau compte. Si ta famille utilise ce serveur, demande à la personne qui le gère.',
    'This invitation is not valid any more. Please ask for a new one.':
      'Cette invitation n’est plus valable. Demandes-en une nouvelle, s’il te plaît.',
    'This invitation has been used already. Please ask for a new one.':
      'Cette invitation a déjà servi. Demandes-en une nouvelle, s’il te plaît.',
    'You were deactivated in this group. The primary caretaker can let you in again.':
      'Ton accès à ce groupe est désactivé. La personne qui a la responsabilité principale peut te laisser revenir.',
    'Another account has this e-mail address by now. Yours keeps the one that it has.':
      'Un autre compte utilise maintenant cette adresse e-mail. Le tien garde celle qu’il a.',
    'This password is one that others try first. Three words that have nothing to do with each other are a good one.':
      'Ce mot de passe est de ceux que l’on essaie en premier. Trois mots sans rapport entre eux en font un bon.',
    'Please enter your e-mail address.': 'Saisis ton adresse e-mail.',
    'This e-mail address is too long.': 'Cette adresse e-mail est trop longue.',
    'Please enter a full e-mail address, like mia@example.com.':
      'Saisis une adresse e-mail complète, comme mia@example.com.',
    'Please choose a password.': 'Choisis un mot de passe.',
    'Please use at least 10 characters.': 'Utilise au moins 10 caractères.',
    'Please use at most 200 characters.': 'Utilise 200 caractères au plus.',
    'Please enter your password.': 'Saisis ton mot de passe.',
    'Please enter your first name.': 'Saisis ton prénom.',
    'Please enter your last name.': 'Saisis ton nom.',
  },
}
