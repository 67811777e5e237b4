import type { ShareWords } from './en.ts'

export const words: ShareWords = {
  share: 'Compartilhar',
  notOpening: 'Não abre lá?',
  tryOthers: 'Este computador está em várias redes. Tente',
  noOther: 'Nenhum outro aparelho consegue abrir isto ainda.',
  reasons: {
    container:
      'O Sunporch roda em um contêiner e não conhece o endereço do computador. Ponha em PUBLIC_URL o endereço que os outros aparelhos usam, como http://192.168.1.20:3000, e reinicie.',
    this_machine_only:
      '“localhost” é o nome deste computador para ele mesmo. Deixe o Sunporch escutar na sua rede (HOST=0.0.0.0), ou ponha em PUBLIC_URL o endereço que os outros aparelhos usam, e reinicie.',
    local_public_url:
      'PUBLIC_URL é “localhost”, o nome deste computador para ele mesmo. Ponha o endereço que os outros aparelhos usam, como http://192.168.1.20:3000, e reinicie o Sunporch.',
    no_network:
      'Este computador não está em nenhuma rede. Conecte-o à do outro aparelho e abra isto de novo.',
  },
}
