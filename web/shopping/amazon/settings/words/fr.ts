import type { AmazonSettingsWords } from './en.ts'

export const words: AmazonSettingsWords = {
  title: 'Achats sur Amazon',
  country: 'Pays',
  countryText: 'Les liens de la liste de courses mènent à l’Amazon de ce pays.',
  tag: 'Identifiant Partenaire (facultatif)',
  tagText:
    'Seulement si tu participes au programme Partenaires d’Amazon. Amazon ne paie rien pour ce que tu achètes avec ton propre identifiant.',
  tagExample: 'p. ex. hartleys-20',
  saveTag: 'Enregistrer',
  tryCart: 'Essayer le panier d’un seul coup',
  tryCartText:
    'Propose de demander à Amazon, d’un seul coup, tous les articles qui ont un lien Amazon. Amazon peut te demander de te connecter, et cela ne marche pas pour tout le monde.',
  noCart: (shop) => `${shop} ne le propose pas.`,
}
