import type { Messages } from './en.ts'

const roles = {
  primary_caretaker: 'responsável principal',
  caretaker: 'responsável',
  member: 'familiar',
}

export const messages: Messages = {
  hello: (name) => (name ? `Olá, ${name}!` : 'Olá!'),
  openSunporch: 'Abrir o Sunporch',

  invitation: {
    subject: (inviter, family) => `${inviter} convidou você no Sunporch: ${family}`,
    title: (inviter) => `${inviter} convidou você`,
    text: (inviter, family, role) => `${inviter} convidou você para o grupo “${family}” como ${roles[role]}.`,
    about:
      'No Sunporch, uma família compartilha fotos, recomendações e uma lista de compras com uma pessoa querida.',
    lasts: 'O link funciona por sete dias.',
    button: 'Entrar na família',
    note: 'Se você não sabe do que se trata, não precisa fazer nada.',
  },

  confirm: {
    subject: 'Confirme seu e-mail para o Sunporch',
    title: 'Este é o seu e-mail?',
    text: 'Alguém indicou este endereço para uma conta no Sunporch. Se foi você, abra este link dentro de 24 horas. Só depois disso as novidades da sua família chegam aqui.',
    button: 'Sim, é o meu endereço',
    note: 'Se não foi você, não precisa fazer nada.',
  },

  addressChanged: {
    subject: 'Seu e-mail para o Sunporch foi alterado',
    title: 'Seu e-mail foi alterado',
    byPerson:
      'Sua conta no Sunporch agora tem outro e-mail, como alguém pediu com a sua senha. Você entra com o novo endereço, e as mensagens chegam lá.',
    byOperator:
      'Sua conta no Sunporch agora tem outro e-mail, colocado a pedido de alguém por quem cuida do seu Sunporch. Você entra com o novo endereço, e as mensagens chegam lá.',
    note: 'Se não foi você, avise logo quem cuida do seu Sunporch.',
  },

  reset: {
    subject: 'Escolha uma nova senha para o Sunporch',
    title: 'Escolha uma nova senha',
    text: 'Para escolher uma nova senha para o Sunporch, abra este link dentro de uma hora.',
    button: 'Escolher uma nova senha',
    note: 'Se você não pediu isso, não precisa fazer nada. Sua senha continua a mesma.',
  },

  passkey: {
    added: {
      title: 'Uma chave de acesso foi adicionada à sua conta',
      text: 'Uma chave de acesso foi adicionada à sua conta no Sunporch. O aparelho que a tem entra sem a sua senha.',
    },
    removed: {
      title: 'Uma chave de acesso foi removida da sua conta',
      text: 'Uma chave de acesso foi removida da sua conta no Sunporch. Ninguém mais pode entrar com ela.',
    },
    button: 'Ver minhas chaves de acesso',
    note: 'Se foi você, não precisa fazer nada. Se não foi, entre e recupere sua conta nas configurações: isso encerra todas as chaves de acesso e desconecta todos os outros. Depois escolha uma nova senha.',
  },

  account: {
    reset: {
      title: 'Você tem uma nova senha',
      text: 'Uma nova senha foi escolhida para a sua conta no Sunporch, com um link. A antiga não vale mais, e todos os outros foram desconectados.',
    },
    password: {
      title: 'Sua senha foi alterada',
      text: 'A senha da sua conta no Sunporch foi alterada nas configurações, por alguém que conhecia a antiga. Todos os outros navegadores foram desconectados, e os acessos de outros programas terminaram. As chaves de acesso, as outras chaves e os convites abertos também, a menos que se tenha marcado que deviam ficar.',
    },
    taken: {
      title: 'Todos os outros foram desconectados',
      text: 'Você nos disse que outra pessoa estava na sua conta no Sunporch. Todos menos você foram desconectados.',
    },
    signedOut: {
      title: 'Todas as suas sessões foram encerradas',
      text: 'Na sua conta no Sunporch pediram para sair em todos os lugares: entre de novo em cada aparelho.',
    },
    changeNow: {
      password: 'Escolha agora uma nova senha: até lá, quem conhece a antiga pode entrar de novo.',
      provider:
        'Altere agora a sua senha no serviço com que você entra: até lá, quem a conhece pode entrar de novo.',
    },
    ended:
      'Terminou o que deixa programas e aparelhos entrarem na sua conta: as chaves de acesso, as chaves com que telefones enviam fotos, os acessos de outros programas, o endereço do calendário e os convites que ninguém tinha aceitado. O que você precisar, pode criar de novo.',
    lookThrough:
      'As telas, os programas e as pessoas que chegaram em seu nome nos últimos 30 dias continuam, e a tela do quarto também. Estão nas configurações: remova o que você não conhece.',
    ifNot: {
      password: 'Não foi você? Então peça logo uma nova senha na página onde você entra.',
      provider: 'Não foi você? Então altere logo a sua senha no serviço com que você entra.',
    },
    ifNotReset: {
      password:
        'Não foi você? Então talvez outra pessoa leia seus e-mails: altere primeiro a senha da sua caixa de entrada. Depois peça logo uma nova senha na página onde você entra.',
      provider:
        'Não foi você? Então talvez outra pessoa leia seus e-mails: altere primeiro a senha da sua caixa de entrada. Depois altere logo a sua senha no serviço com que você entra.',
    },
    button: 'Ver minha conta',
    signIn: 'Entrar',
  },

  signOut: {
    title: 'Sair?',
    question: 'Você quer sair do Sunporch?',
    yes: 'Sair',
    no: 'Continuar na conta',
  },

  operator: {
    unnamed:
      'A responsabilidade é de quem cuida deste servidor. Costuma ser alguém da família: pergunte à pessoa que convidou você.',
    named: (operator) => `Cuida deste servidor e responde por ele: ${operator}.`,
  },

  someoneOfFamily: 'Alguém da sua família',
}
