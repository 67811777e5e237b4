import type { ShareWords } from './en.ts'

export const words: ShareWords = {
  share: 'Udostępnij',
  notOpening: 'Nie otwiera się tam?',
  tryOthers: 'Ten komputer jest w kilku sieciach. Spróbuj',
  noOther: 'Żadne inne urządzenie nie może tego jeszcze otworzyć.',
  reasons: {
    container:
      'Sunporch działa w kontenerze i nie zna adresu swojego komputera. Ustaw w PUBLIC_URL adres, którego używają inne urządzenia, na przykład http://192.168.1.20:3000, i uruchom ponownie.',
    this_machine_only:
      '„localhost” to nazwa tego komputera tylko dla niego samego. Pozwól Sunporch nasłuchiwać w twojej sieci (HOST=0.0.0.0) albo ustaw w PUBLIC_URL adres, którego używają inne urządzenia, i uruchom ponownie.',
    local_public_url:
      'PUBLIC_URL to „localhost”, nazwa tego komputera tylko dla niego samego. Ustaw adres, którego używają inne urządzenia, na przykład http://192.168.1.20:3000, i uruchom Sunporch ponownie.',
    no_network:
      'Ten komputer nie jest w żadnej sieci. Połącz go z tą, w której jest drugie urządzenie, i otwórz to ponownie.',
  },
}
