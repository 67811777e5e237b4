import type { DeviceWords } from './en.ts'

export const words: DeviceWords = {
  integration: 'Connexion avec Alexa',
  connected: 'Relié',
  offline: 'Hors ligne',
  notConnected: 'Pas relié',
  onlineMeans: 'Un écran est en contact en ce moment. Ce que tu envoies s’y voit aussitôt.',
  offlineMeans:
    'Aucun appareil n’a répondu depuis cinq minutes. Ce que tu envoies attend le retour de l’un d’eux.',
  notConnectedMeans:
    'Aucun écran n’a jamais été ouvert. Relie-en un, et il montrera ce que la famille envoie.',
  wasInContact:
    'Un appareil a répondu dans les cinq dernières minutes. Ce que tu envoies se voit dès son retour.',
  waits: (waits) => `${waits}. C’est le cas de tout ce que tu envoies maintenant.`,
  allDevices: 'Tous les appareils',

  screen: 'Écran',
  sendTest: 'Envoyer un test',
  lastContact: (ago) => `Dernier contact\u00a0: ${ago}`,
  lastSeen: (ago) => `Hors ligne, vu la dernière fois\u00a0: ${ago}`,
  pausedUntil: (end) => `En pause jusqu’à\u00a0: ${end}`,
  needsAttention: (what) => `À vérifier\u00a0: ${what}`,
  lastShown: ({ at, title }) => `Dernière chose montrée (${at})\u00a0: ${title}`,
  picturesOff: (at) => `Plus de photos à l’écran depuis\u00a0: ${at}`,
  rename: 'Renommer',
  renameThis: (name) => `Renommer\u00a0: ${name}`,
  name: 'Nom',
  nameHint: 'Comme dit la famille\u00a0: écran de maman, cuisine.',
  save: 'Enregistrer',
  remove: 'Retirer',
  removeThis: (name) => `Retirer\u00a0: ${name}`,
  askRemove: (name) => `Retirer «\u00a0${name}\u00a0»\u00a0?`,
  removeMeans:
    'Il s’éteint dès qu’il est en contact et ne montre plus rien de la famille. Ce qu’il a montré reste dans votre galerie.',
  isKept: { title: 'Gardé', description: 'Il reste, même quand la personne qui l’a ouvert s’en va.' },
  isRemoved: {
    title: 'Écran retiré',
    description: 'Il ne montre plus rien de la famille, dès qu’il a été en contact.',
  },
  wifi: 'Réseau sans fil',
  cable: 'Câble',
  mobile: 'Réseau mobile',
  slow: 'Réseau lent',
  needsTap: 'Pas de son tant que personne ne touche l’écran',
  pluggedIn: 'Branché',
  charging: (percent) => `${percent}\u00a0%, en charge`,
  pleaseCharge: (percent) => `${percent}\u00a0%, à recharger`,

  opened: ({ name, date }) => `Ouvert par ${name}, ${date}`,
  openedByUnknown: (date) => `Ouvert\u00a0: ${date}, on ne sait pas par qui`,
  linked: ({ name, date }) => `Relié par ${name}, ${date}`,
  linkedByUnknown: (date) => `Relié\u00a0: ${date}, on ne sait pas par qui`,
  keptBy: (name) => `Gardé par ${name}.`,
  keep: 'Garder…',
  askKeep: (name) => `Garder «\u00a0${name}\u00a0»\u00a0?`,
  doKeep: 'Garder',
  keepMeans:
    'Un appareil est déconnecté quand la personne qui l’a ouvert quitte la famille ou en est retirée. Si tu le gardes, il reste avec toi. Fais-le si tu sais où il se trouve.',

  areDisconnected: (name) => `Les écrans ouverts par ${name} sont déconnectés.`,
  ofNobody: ({ devices, name }) =>
    `On ne sait pas qui a ouvert ceci\u00a0: ${devices}. Si c’était ${name}, retire-le dans les réglages, avec les autres appareils.`,
  disconnectOpened: ({ device, name }) => `Déconnecter «\u00a0${device}\u00a0», ouvert par ${name}`,
  disconnectKept: ({ device, name }) => `Déconnecter «\u00a0${device}\u00a0», gardé par ${name}`,
  somebody: 'quelqu’un',
  inBrowserOf: (name) => `Ouvert dans un navigateur où ${name} avait une session ouverte.`,
  elsewhere: (opener) => `${opener}, sur un autre appareil.`,
  goesBlank: 'Il s’éteint dès qu’il est en contact.',
  youKeepIt: 'Il reste, et tu le gardes.',
}
