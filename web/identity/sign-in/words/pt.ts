import type { SignInWords } from './en.ts'

export const words: SignInWords = {
  titles: {
    'sign-in': 'Entrar',
    'sign-up': 'Criar conta',
    forgot: 'Esqueci a senha',
    reset: 'Escolha uma nova senha',
  },
  invitedOnly: 'Você precisa de um convite',
  noNewAccounts: 'Sem contas novas',
  askFamily: 'Peça a alguém da família que convide você. Você recebe um link e, com ele, cria sua conta.',
  askOperator: 'Aqui não se criam contas novas. Se sua família usa este servidor, fale com quem cuida dele.',
  toStart: 'Sunporch, ir ao início',
  newHere: 'Primeira vez aqui?',
  createAccount: 'Criar conta',
  signIn: 'Entrar',
  iHaveAnAccount: 'Já tenho conta',
  iHaveNoAccount: 'Não tenho conta',
  forgotPassword: 'Esqueci a senha',
  backToSignIn: 'Voltar para entrar',
  sendLink: 'Me envie um link',
  linkIsMailed:
    'Se houver uma conta com este endereço, um link está a caminho. Nada depois de alguns minutos? Veja no spam, tente outro endereço que você possa ter usado ou fale com quem cuida deste servidor.',
  noMail:
    'Este servidor não envia e-mails. Fale com quem cuida dele: se houver uma conta com este endereço, há um link para você na pasta “mail” dos dados do servidor, válido por uma hora.',
  saveAndSignIn: 'Salvar e entrar',
  newLink: 'Pedir um novo link',
  email: 'E-mail',
  password: 'Senha',
  newPassword: 'Nova senha',
  passwordHint: (min) => `Pelo menos ${min} caracteres. Três palavras fazem uma boa senha.`,
  showPassword: 'Mostrar a senha',
  hidePassword: 'Esconder a senha',
  firstName: 'Nome',
  lastName: 'Sobrenome',
  agreement:
    'Ao criar uma conta, você aceita os [termos de uso](terms). O que fica guardado sobre você: [privacidade](privacy).',
  usePasskey: 'Usar uma chave de acesso',
  noPasskeyUsed: 'Nenhuma chave de acesso foi usada. Tente de novo ou entre com sua senha.',
}
