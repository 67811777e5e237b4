import type { ShareWords } from './en.ts'

export const words: ShareWords = {
  share: 'Compartir',
  notOpening: '¿No se abre ahí?',
  tryOthers: 'Este ordenador está en varias redes. Prueba',
  noOther: 'Aún no puede abrirlo ningún otro dispositivo.',
  reasons: {
    container:
      'Sunporch se ejecuta en un contenedor y no conoce la dirección de su ordenador. Pon en PUBLIC_URL la dirección que usan otros dispositivos, como http://192.168.1.20:3000, y reinícialo.',
    this_machine_only:
      '«localhost» es como este ordenador se llama a sí mismo. Deja que Sunporch escuche en tu red (HOST=0.0.0.0), o pon en PUBLIC_URL la dirección que usan otros dispositivos, y reinícialo.',
    local_public_url:
      'PUBLIC_URL es «localhost», como este ordenador se llama a sí mismo. Pon la dirección que usan otros dispositivos, como http://192.168.1.20:3000, y reinicia Sunporch.',
    no_network:
      'Este ordenador no está en ninguna red. Conéctalo a la del otro dispositivo y abre esto de nuevo.',
  },
}
