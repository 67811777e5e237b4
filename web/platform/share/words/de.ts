import type { ShareWords } from './en.ts'

export const words: ShareWords = {
  share: 'Teilen',
  notOpening: 'Es öffnet sich dort nicht?',
  tryOthers: 'Dieser Computer ist in mehreren Netzen. Versuch',
  noOther: 'Noch kann kein anderes Gerät das öffnen.',
  reasons: {
    container:
      'Sunporch läuft in einem Container und kennt die Adresse seines Computers nicht. Setz PUBLIC_URL auf die Adresse, die andere Geräte benutzen, etwa http://192.168.1.20:3000, und starte es neu.',
    this_machine_only:
      '„localhost“ nennt dieser Computer nur sich selbst. Lass Sunporch in deinem Netz erreichbar sein (HOST=0.0.0.0), oder setz PUBLIC_URL auf die Adresse, die andere Geräte benutzen, und starte es neu.',
    local_public_url:
      'PUBLIC_URL ist „localhost“, so nennt dieser Computer nur sich selbst. Setz es auf die Adresse, die andere Geräte benutzen, etwa http://192.168.1.20:3000, und starte Sunporch neu.',
    no_network:
      'Dieser Computer ist in keinem Netz. Verbinde ihn mit dem, in dem das andere Gerät ist, und öffne das hier neu.',
  },
}
