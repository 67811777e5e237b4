import type { CommonWords } from './en.ts'

export const words: CommonWords = {
  motto: 'Perto do dia a dia de quem você ama',
  oneMoment: 'Um momento…',
  loading: 'Carregando…',
  didNotWork: 'Não deu certo. A conexão está boa?',
  tryAgain: 'Algo deu errado. Tente de novo.',
  notReached: 'Não foi possível falar com o servidor. Tente de novo.',
  again: 'Tentar de novo',
  notLoaded: 'Não foi possível carregar. A conexão está boa?',
  pageNotHere: 'Esta página ainda não está aqui',
  opensByItself: 'Ela abre sozinha assim que houver conexão.',
  stumbled: 'Esta página tropeçou',
  stumbledText:
    'O que você salvou está seguro. Quase sempre ajuda abrir a página de novo; se não ajudar, avise quem cuida do seu Sunporch.',
  openAgain: 'Abrir de novo',
  loggedOut: 'Sessão encerrada',
  loggedOutText: 'Sua sessão terminou. Já já você pode entrar de novo…',
  error: 'Erro',
  notFound: 'Não encontrado',
  notFoundTitle: '404 Página não encontrada',
  notFoundText: 'Não há nada neste endereço.',
  toStart: 'Ir para o início',
  tooMany: 'Tentativas demais. Espere alguns minutos.',
  sentences: {
    'The e-mail address or the password is not right.': 'O e-mail ou a senha não estão certos.',
    'There is already an account with this e-mail address. Please sign in instead.':
      'Já existe uma conta com este e-mail. Entre com ela.',
    'This link has been used or is too old. Please ask for a new one.':
      'Este link já foi usado ou é antigo demais. Peça um novo.',
    'This link has been used or is too old. If you have not confirmed your address yet, Settings sends you a new one.':
      'Este link já foi usado ou é antigo demais. Se você ainda não confirmou seu endereço, peça um novo nas Configurações.',
    'This passkey did not work here. Please try again, or sign in with your password.':
      'Esta chave de acesso não funcionou aqui. Tente de novo ou entre com sua senha.',
    'New accounts are made by invitation here. Ask somebody of the family to invite you, and open the link that they send you.':
      'Aqui, contas novas são criadas por convite. Peça a alguém da família que convide você e abra o link que receber.',
    'No new accounts are made here. If your family uses this server, ask the person who runs it.':
      'Aqui não se criam contas novas. Se sua família usa este servidor, fale com quem cuida dele.',
    'This invitation is not valid any more. Please ask for a new one.':
      'Este convite não vale mais. Peça um novo.',
    'This invitation has been used already. Please ask for a new one.':
      'Este convite já foi usado. Peça um novo.',
    'You were deactivated in this group. The primary caretaker can let you in again.':
      'Seu acesso a este grupo foi desativado. Quem é responsável principal pode liberar você de novo.',
    'Another account has this e-mail address by now. Yours keeps the one that it has.':
      'Outra conta já usa este e-mail. A sua continua com o que tem.',
    'This password is one that others try first. Three words that have nothing to do with each other are a good one.':
      'Esta senha é uma das primeiras que tentam. Três palavras sem relação entre si são uma boa senha.',
    'Please enter your e-mail address.': 'Digite seu e-mail.',
    'This e-mail address is too long.': 'Este e-mail é longo demais.',
    'Please enter a full e-mail address, like mia@example.com.':
      'Digite um e-mail completo, como mia@example.com.',
    'Please choose a password.': 'Escolha uma senha.',
    'Please use at least 10 characters.': 'Use pelo menos 10 caracteres.',
    'Please use at most 200 characters.': 'Use no máximo 200 caracteres.',
    'Please enter your password.': 'Digite sua senha.',
    'Please enter your first name.': 'Digite seu nome.',
    'Please enter your last name.': 'Digite seu sobrenome.',
  },
}
