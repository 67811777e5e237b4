import type { ShareWords } from './en.ts'

export const words: ShareWords = {
  share: 'Delen',
  notOpening: 'Gaat het daar niet open?',
  tryOthers: 'Deze computer zit in meer netwerken. Probeer',
  noOther: 'Nog geen ander apparaat kan dit openen.',
  reasons: {
    container:
      'Sunporch draait in een container en kent het adres van zijn computer niet. Zet in PUBLIC_URL het adres dat andere apparaten gebruiken, zoals http://192.168.1.20:3000, en start het opnieuw.',
    this_machine_only:
      '‘localhost’ is de naam van deze computer voor zichzelf. Laat Sunporch in je netwerk luisteren (HOST=0.0.0.0), of zet in PUBLIC_URL het adres dat andere apparaten gebruiken, en start het opnieuw.',
    local_public_url:
      'PUBLIC_URL is ‘localhost’, de naam van deze computer voor zichzelf. Zet daar het adres dat andere apparaten gebruiken, zoals http://192.168.1.20:3000, en start Sunporch opnieuw.',
    no_network:
      'Deze computer zit in geen netwerk. Verbind hem met dat van het andere apparaat en open dit opnieuw.',
  },
}
