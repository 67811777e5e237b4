import type { FeedWords } from './en.ts'

export const words: FeedWords = {
  showInMine: 'Voir dans mon calendrier',
  feedMeans:
    'Une adresse secrète où le calendrier de ton téléphone ou de ton ordinateur lit les visites tout seul. Elle n’est qu’à toi et prend fin quand tu quittes la famille.',
  makeAddress: 'Créer mon adresse',
  makeNewAddress: 'Créer une nouvelle adresse',
  endAddress: 'Mettre fin à l’adresse',
  oldEnds: 'Avec une nouvelle adresse, la précédente prend fin aussitôt.',
  yourAddress: 'Ton adresse',
  openInCalendar: 'Ouvrir dans le calendrier de cet appareil',
  copyNow:
    'Copie-la maintenant\u00a0: elle n’est montrée que cette fois. Avec elle, on peut lire qui vient et ce qu’il y a\u00a0; traite-la comme un mot de passe. Un calendrier sur le web, comme celui de Google, ne la lit que si ce serveur est joignable depuis Internet.',
  madeAndRead: ({ date, ago }) => `Tu as créé une adresse le ${date}. Dernière lecture\u00a0: ${ago}.`,
  madeNotRead: (date) => `Tu as créé une adresse le ${date}. Aucun calendrier ne l’a encore lue.`,
  addressEnded: { title: 'L’adresse a pris fin', description: 'Plus aucun calendrier ne peut la lire.' },
}
