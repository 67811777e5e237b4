import type { IdentityWords } from './en.ts'

export const words: IdentityWords = {
  save: 'Salvar',
  saving: 'Salvando…',
  remove: 'Remover',

  accountSettings: 'Sua conta',
  nameAndPicture: 'Nome e foto',
  changeName: 'Mudar seu nome',
  firstName: 'Nome',
  lastName: 'Sobrenome',
  facts: { firstName: 'Nome', lastName: 'Sobrenome', email: 'E-mail', userId: 'ID de usuário' },
  isHere:
    'Sua conta está neste servidor. Você entra com seu e-mail e sua senha. Você pode mudar seu nome, sua foto e seu endereço em “Você”.',
  isElsewhere: 'Seu perfil é gerenciado por outro serviço de login. Para mudá-lo, fale com o suporte.',
  signOutHere: 'Sair',
  faceIsSent: 'Sua pessoa querida vê seu rosto ao lado do que você envia.',
  faceIsShared: 'A família vê seu rosto ao lado do que você compartilha.',
  yourPicture: 'Sua foto',
  choosePicture: 'Escolher uma foto',
  anotherPicture: 'Outra foto',
  removePicture: 'Remover a foto',
  pictureFailed: 'A foto não chegou. Tente de novo.',
  nameSaved: { title: 'Salvo', description: 'Sua família vê seu novo nome.' },
  pictureSaved: { title: 'Salvo', description: 'Sua família já vê sua foto.' },
  pictureRemoved: { title: 'Foto removida', description: 'No lugar dela ficam suas iniciais.' },
  phoneTitle: 'Seu número de telefone',
  phone: 'Telefone',
  phoneHint: 'Sua família o vê ao lado do seu nome e pode ligar para você. Se quiser, deixe vazio.',
  phoneExample: 'ex.: +55 11 91234-5678',
  phoneSaved: { title: 'Salvo', description: 'Sua família o vê ao lado do seu nome.' },
  addressLost:
    'O endereço que você tinha nunca foi confirmado e talvez seja de outra pessoa, por isso não enviamos e-mails para lá. Você continua entrando com ele e sua senha. Escreva um endereço que você lê e abra o link que enviamos. Até lá, “Esqueci a senha” não pode ajudar você: guarde bem sua senha.',
  addressUnconfirmed:
    'Ainda não confirmado: toque em “Enviar” e abra o link no e-mail. Até lá, nenhum aviso chega a ele.',
  changeAddress: 'Mudar o endereço',
  email: 'Seu e-mail',
  emailHint: 'Você entra com ele.',
  lookAtMails: 'Olhe seus e-mails',
  mailSent: ({ to, until }) =>
    `Enviamos um e-mail para ${to}. Até você abrir o link, continua entrando com ${until ?? 'o endereço que tinha'}. O link vale 24 horas.`,
  done: 'Pronto',
  addressChanged: { title: 'Endereço mudado', description: 'A partir de agora você entra com o novo.' },

  sessions: 'Navegadores com a sua conta',
  aBrowser: 'Um navegador',
  browserOn: ({ browser, system }) => `${browser} em ${system}`,
  thisBrowser: 'Este navegador',
  lastUsed: (ago) => `Último uso: ${ago}`,
  byPasskey: 'com chave de acesso',
  signOut: 'Sair',
  signOutThere: (browser) => `Sair: ${browser}`,
  signedOut: { title: 'Conta encerrada ali', description: 'Aquele navegador saiu da sua conta.' },
  changePassword: 'Mudar a senha',
  changing: 'Mudando…',
  passwordMeans:
    'Os outros navegadores saem da sua conta, e seus tokens para outros programas acabam. Também acaba tudo o mais que deixa alguém entrar, se você não mantiver.',
  currentPassword: 'Senha atual',
  newPassword: 'Nova senha',
  passwordHint: (length) => `Pelo menos ${length} caracteres.`,
  passwordChanged: { title: 'Senha mudada', description: 'Todos os outros navegadores saíram da sua conta.' },
  keepKeys: 'Manter o que conectei',
  keepKeysHint:
    'Chaves de acesso, chaves de envio, o endereço do calendário, links e convites abertos continuam valendo. Deixe vazio se talvez outra pessoa tenha estado na sua conta.',
  signOutEverywhere: 'Sair em todos os lugares',
  askSignOutEverywhere: 'Sair em todos os lugares?',
  everywhereMeans:
    'Todos os navegadores saem da sua conta, este também. As chaves também acabam, para que ninguém volte com uma delas. As telas no quarto continuam conectadas.',
  everywhereMeansKept:
    'Todos os navegadores saem da sua conta, este também. As telas no quarto continuam conectadas.',
  signingOut: 'Saindo…',
  passwordUnknown:
    'Não sabe a senha? Marque a caixa: assim todos os navegadores saem na hora, e nada mais acaba.',

  yourPassword: 'Sua senha',
  whyAsked: 'Faz um tempo que você entrou, por isso perguntamos se é você.',
  usePasskey: 'Usar uma chave de acesso',
  noPasskeyUsed: 'Nenhuma chave de acesso foi usada. Tente de novo ou escreva sua senha.',

  passkeys: 'Chaves de acesso',
  passkeysMean:
    'Com uma chave de acesso você entra pela digital, pelo rosto ou pelo PIN de um aparelho, sem a senha.',
  addPasskey: 'Adicionar uma chave de acesso',
  passkeyAdded: (date) => `Adicionada: ${date}`,
  passkeyUsed: (ago) => `último uso: ${ago}`,
  passkeyUnused: 'ainda não usada',
  renameThis: (name) => `Renomear: ${name}`,
  removeThis: (name) => `Remover: ${name}`,
  needHttps: 'Novas chaves precisam de HTTPS: fale com quem cuida deste servidor.',
  addAt: (origin) => `Você pode adicionar e usar chaves em ${origin}.`,
  browserHasNone: 'Este navegador não tem chaves de acesso.',
  addPasskeyMeans:
    'Este aparelho, seu celular ou uma chave de segurança deixa você entrar pela digital, pelo rosto ou pelo PIN. Sua senha continua valendo.',
  doAddPasskey: 'Adicionar a chave',
  passkeyName: 'Nome',
  passkeyNameHint: 'Para você reconhecê-la na lista.',
  renamePasskey: 'Renomear a chave de acesso',
  askRemove: (name) => `Remover “${name}”?`,
  removePasskeyMeans:
    'Ninguém mais pode entrar com ela, e os outros navegadores que entraram com ela saem da conta. Sua senha continua valendo. O aparelho talvez ainda a ofereça: apague-a lá também.',
  removing: 'Removendo…',
  passkeyIsHere: 'Este aparelho já tem uma chave de acesso para sua conta.',
  passkeyNotMade: 'Nenhuma chave de acesso foi criada. Você pode tentar de novo.',
  passkeyImpossible: 'Este aparelho não pode criar uma chave de acesso. Tente com outro.',
  passkeyIsAdded: {
    title: 'Chave de acesso adicionada',
    description: 'A partir de agora você pode entrar com ela.',
  },
  passkeyRenamed: { title: 'Salvo', description: 'A chave de acesso tem seu novo nome.' },
  passkeyRemoved: { title: 'Chave de acesso removida', description: 'Ninguém mais pode entrar com ela.' },

  otherPerson: {
    title: 'Outra pessoa entrou',
    text: 'Foi em outra aba deste navegador. O que você tocar aqui seria feito em nome dela, por isso esta página parou.',
    reload: 'Carregar a página de novo',
  },
}
