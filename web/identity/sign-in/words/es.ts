import type { SignInWords } from './en.ts'

export const words: SignInWords = {
  titles: {
    'sign-in': 'Iniciar sesión',
    'sign-up': 'Crear cuenta',
    forgot: 'He olvidado la contraseña',
    reset: 'Elige una contraseña nueva',
  },
  invitedOnly: 'Necesitas una invitación',
  noNewAccounts: 'No hay cuentas nuevas',
  askFamily: 'Pide a alguien de la familia que te invite. Te enviará un enlace con el que creas tu cuenta.',
  askOperator: 'Aquí no se crean cuentas nuevas. Si tu familia usa este servidor, pregunta a quien lo lleva.',
  toStart: 'Sunporch, ir al inicio',
  newHere: '¿Es tu primera vez?',
  createAccount: 'Crear cuenta',
  signIn: 'Iniciar sesión',
  iHaveAnAccount: 'Ya tengo cuenta',
  iHaveNoAccount: 'No tengo cuenta',
  forgotPassword: 'He olvidado la contraseña',
  backToSignIn: 'Volver a iniciar sesión',
  sendLink: 'Envíame un enlace',
  linkIsMailed:
    'Si hay una cuenta con esta dirección, ya va en camino un enlace. ¿No llega en unos minutos? Mira en el correo no deseado, prueba luego otra dirección que puedas haber usado o pregunta a quien lleva este servidor.',
  noMail:
    'Este servidor no envía correos. Pregunta a quien lo lleva: si hay una cuenta con esta dirección, encontrará un enlace para ti en la carpeta «mail» de los datos del servidor, válido durante una hora.',
  saveAndSignIn: 'Guardar y entrar',
  newLink: 'Pedir un enlace nuevo',
  email: 'Correo electrónico',
  password: 'Contraseña',
  newPassword: 'Contraseña nueva',
  passwordHint: (min) => `Al menos ${min} caracteres. Tres palabras son una buena opción.`,
  showPassword: 'Mostrar la contraseña',
  hidePassword: 'Ocultar la contraseña',
  firstName: 'Nombre',
  lastName: 'Apellidos',
  agreement:
    'Al crear una cuenta aceptas las [condiciones de uso](terms). Qué se guarda de ti: [privacidad](privacy).',
  usePasskey: 'Usar una clave de acceso',
  noPasskeyUsed: 'No se ha usado ninguna clave de acceso. Inténtalo de nuevo o entra con tu contraseña.',
}
