import type { ShareWords } from './en.ts'

export const words: ShareWords = {
  share: 'Condividi',
  notOpening: 'Lì non si apre?',
  tryOthers: 'Questo computer è in più reti. Prova',
  noOther: 'Nessun altro dispositivo può ancora aprirlo.',
  reasons: {
    container:
      'Sunporch gira in un container e non conosce l’indirizzo del suo computer. Metti in PUBLIC_URL l’indirizzo che usano gli altri dispositivi, come http://192.168.1.20:3000, e riavvialo.',
    this_machine_only:
      '«localhost» è il nome che questo computer dà a sé stesso. Fai ascoltare Sunporch nella tua rete (HOST=0.0.0.0), o metti in PUBLIC_URL l’indirizzo che usano gli altri dispositivi, e riavvialo.',
    local_public_url:
      'PUBLIC_URL è «localhost», il nome che questo computer dà a sé stesso. Metti l’indirizzo che usano gli altri dispositivi, come http://192.168.1.20:3000, e riavvia Sunporch.',
    no_network:
      'Questo computer non è in nessuna rete. Collegalo a quella dell’altro dispositivo e riapri qui.',
  },
}
