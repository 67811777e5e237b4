import type { SignInWords } from './en.ts'

export const words: SignInWords = {
  titles: {
    'sign-in': 'Se connecter',
    'sign-up': 'Créer un compte',
    forgot: 'Mot de passe oublié',
    reset: 'Choisis un nouveau mot de passe',
  },
  invitedOnly: 'Il te faut une invitation',
  noNewAccounts: 'Pas de nouveau compte',
  askFamily:
    'Demande à quelqu’un de la famille de t’inviter. Tu recevras un lien qui te permet de créer ton compte.',
  askOperator:
    'Ici, on ne crée pas de nouveau compte. Si ta famille utilise ce serveur, demande à la personne qui le gère.',
  toStart: 'Sunporch, vers l’accueil',
  newHere: 'Première visite\u00a0?',
  createAccount: 'Créer un compte',
  signIn: 'Se connecter',
  iHaveAnAccount: 'J’ai déjà un compte',
  iHaveNoAccount: 'Je n’ai pas de compte',
  forgotPassword: 'Mot de passe oublié',
  backToSignIn: 'Retour à la connexion',
  sendLink: 'M’envoyer un lien',
  linkIsMailed:
    'S’il existe un compte avec cette adresse, un lien est en route. Rien après quelques minutes\u00a0? Regarde dans les indésirables, essaie une autre adresse que tu as pu utiliser, ou demande à la personne qui gère ce serveur.',
  noMail:
    'Ce serveur n’envoie pas d’e-mails. Demande à la personne qui le gère\u00a0: s’il existe un compte avec cette adresse, elle trouve un lien pour toi dans le dossier «\u00a0mail\u00a0» des données du serveur, valable une heure.',
  saveAndSignIn: 'Enregistrer et se connecter',
  newLink: 'Demander un nouveau lien',
  email: 'E-mail',
  password: 'Mot de passe',
  newPassword: 'Nouveau mot de passe',
  passwordHint: (min) => `Au moins ${min} caractères. Trois mots font un bon mot de passe.`,
  showPassword: 'Afficher le mot de passe',
  hidePassword: 'Masquer le mot de passe',
  firstName: 'Prénom',
  lastName: 'Nom',
  agreement:
    'En créant un compte, tu acceptes les [conditions d’utilisation](terms). Ce qui est gardé sur toi\u00a0: [confidentialité](privacy).',
  usePasskey: 'Utiliser une clé d’accès',
  noPasskeyUsed: 'Aucune clé d’accès n’a été utilisée. Réessaie, ou connecte-toi avec ton mot de passe.',
}
