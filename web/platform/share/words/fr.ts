import type { ShareWords } from './en.ts'

export const words: ShareWords = {
  share: 'Partager',
  notOpening: 'Il ne s’ouvre pas là-bas\u00a0?',
  tryOthers: 'Cet ordinateur est dans plusieurs réseaux. Essaie',
  noOther: 'Aucun autre appareil ne peut encore l’ouvrir.',
  reasons: {
    container:
      'Sunporch tourne dans un conteneur et ne connaît pas l’adresse de son ordinateur. Mets dans PUBLIC_URL l’adresse qu’utilisent les autres appareils, comme http://192.168.1.20:3000, et redémarre-le.',
    this_machine_only:
      '«\u00a0localhost\u00a0» est le nom que cet ordinateur se donne à lui-même. Laisse Sunporch écouter sur ton réseau (HOST=0.0.0.0), ou mets dans PUBLIC_URL l’adresse qu’utilisent les autres appareils, et redémarre-le.',
    local_public_url:
      'PUBLIC_URL est «\u00a0localhost\u00a0», le nom que cet ordinateur se donne à lui-même. Mets l’adresse qu’utilisent les autres appareils, comme http://192.168.1.20:3000, et redémarre Sunporch.',
    no_network:
      'Cet ordinateur n’est dans aucun réseau. Relie-le à celui de l’autre appareil et rouvre cette page.',
  },
}
