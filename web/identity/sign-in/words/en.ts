import { forgotAnswers } from '#contract/identity/forgot-answers.ts'

export const words = {
  titles: {
    'sign-in': 'Sign in',
    'sign-up': 'Create account',
    forgot: 'Forgot password',
    reset: 'Choose a new password',
  },
  invitedOnly: 'You need an invitation',
  noNewAccounts: 'No new accounts',
  askFamily:
    'Ask somebody of the family to invite you. They send you a link, and with it you make your account.',
  askOperator: 'No new accounts are made here. If your family uses this server, ask the person who runs it.',
  toStart: 'Sunporch, to the start',
  newHere: 'New here?',
  createAccount: 'Create account',
  signIn: 'Sign in',
  iHaveAnAccount: 'I have an account',
  iHaveNoAccount: 'I have no account',
  forgotPassword: 'Forgot password',
  backToSignIn: 'Back to sign in',
  sendLink: 'Send me a link',
  linkIsMailed: forgotAnswers.mailed,
  noMail: forgotAnswers.noMail,
  saveAndSignIn: 'Save and sign in',
  newLink: 'Ask for a new link',
  email: 'E-mail',
  password: 'Password',
  newPassword: 'New password',
  passwordHint: (min: number) => `At least ${min} characters. Three words make a good one.`,
  showPassword: 'Show the password',
  hidePassword: 'Hide the password',
  firstName: 'First name',
  lastName: 'Last name',
  agreement:
    'By creating an account you agree to the [terms of use](terms). What is kept of you: [privacy](privacy).',
  usePasskey: 'Use a passkey',
  noPasskeyUsed: 'No passkey was used. You can try again, or sign in with your password.',
}
export type SignInWords = typeof words
