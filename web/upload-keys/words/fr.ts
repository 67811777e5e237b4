import type { UploadKeyWords } from './en.ts'

export const words: UploadKeyWords = {
  title: 'Partager depuis ton téléphone',
  text: (group) =>
    `Sur Android, installe Sunporch par le menu du navigateur\u00a0: il est alors dans «\u00a0Partager\u00a0». Sur un iPhone, un raccourci ajoute les photos que tu partages à la galerie de ${group}.`,
  setUp: 'Configurer un iPhone',
  setUpText:
    'Fais-le sur l’iPhone lui-même, pour y copier l’adresse et la clé. La clé peut ajouter des photos à ce groupe, et rien d’autre. Tu peux l’arrêter ici à tout moment.',
  phoneName: 'Nom du téléphone',
  myPhone: 'Mon iPhone',
  make: 'Créer une clé',
  makeShortcut: 'Créer le raccourci',
  keepOpen:
    'Garde cette page ouverte jusqu’à ce que le raccourci marche\u00a0: la clé n’est montrée que maintenant.',
  askWorks: 'Le raccourci marche-t-il\u00a0?',
  notAgain: 'La clé ne sera plus montrée. Tu peux en créer une autre à tout moment.',
  lastUsed: (ago) => `Dernière utilisation\u00a0: ${ago}`,
  notUsed: 'Pas encore utilisée',
  end: 'Arrêter',
  endThis: (name) => `Arrêter la clé\u00a0: ${name}`,
  askEnd: (name) => `Arrêter la clé de ${name}\u00a0?`,
  doEnd: 'L’arrêter',
  endMeans: 'Le raccourci n’ajoute plus de photos. Celles qu’il a ajoutées restent.',
  ended: {
    title: 'Clé arrêtée',
    description: 'Ce raccourci n’ajoute plus de photos.',
  },
  copies: {
    token: ['Copier le jeton', 'À copier\u00a0: le jeton'],
    address: ['Copier l’adresse', 'À copier\u00a0: l’adresse'],
    secret: ['Copier le secret', 'À copier\u00a0: le secret'],
    text: ['Copier le texte', 'À copier\u00a0: le texte'],
  },
  copy: 'Copier',
  copied: 'Copié',
  done: 'Terminé',
  close: 'Fermer',
  steps: {
    open: 'Ouvre l’app «\u00a0Raccourcis\u00a0» et appuie sur +',
    repeat: 'Ajoute l’action «\u00a0Répéter avec chaque élément\u00a0» (Repeat with Each)',
    repeatText: 'Elle s’exécute pour chaque photo que tu partages.',
    contents: 'À l’intérieur, ajoute «\u00a0Obtenir le contenu de l’URL\u00a0» (Get Contents of URL)',
    addressIs: 'L’adresse est\u00a0:',
    ofServer: (path) => `celle de ton serveur, suivie de ${path}`,
    fillIn: 'Appuie sur la flèche à côté de l’adresse et remplis',
    method: 'Méthode',
    headers: 'En-têtes',
    addHeader: 'ajoutes-en un\u00a0: clé [Authorization](name), texte comme ci-dessous',
    body: 'Corps de la requête (Request Body)',
    file: 'Fichier',
    repeatItem: 'Élément répété (Repeat Item)',
    nameIt:
      'Nomme-le Sunporch et active «\u00a0Afficher dans la feuille de partage\u00a0» (Show in Share Sheet)',
    nameItText:
      'Appuie sur le nom en haut, puis sur «\u00a0Détails\u00a0». Il ne doit recevoir que des images.',
    tryIt: 'Essaie\u00a0: partage une photo et choisis Sunporch',
    tryItText:
      'Un instant après, elle est dans la galerie. Le téléphone doit joindre ce serveur, à la maison ou en déplacement.',
  },
}
