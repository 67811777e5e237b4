import { type Role, roleLabels } from '#contract/platform/policy.ts'

// Each message is one whole sentence, title or label. English is the model. Nothing may need to know whether somebody is
// a woman or a man, and a name is never bent.

/** Where the account has a password of ours, or signs in at a provider. */
type BySignIn = { password: string; provider: string }

export const messages = {
  hello: (name: string | null) => (name ? `Hello ${name},` : 'Hello,'),
  openSunporch: 'Open Sunporch',

  invitation: {
    subject: (inviter: string, family: string) => `${inviter} invites you to ${family} on Sunporch`,
    title: (inviter: string) => `${inviter} invites you to join`,
    text: (inviter: string, family: string, role: Role) =>
      `${inviter} invites you to join "${family}" as ${roleLabels[role]}.`,
    about: 'On Sunporch a family shares photos, recommendations and a shopping list with a loved one.',
    lasts: 'The link works for seven days.',
    button: 'Join the family',
    note: 'If you do not know what this is about, you need not do anything.',
  },

  confirm: {
    subject: 'Please confirm your e-mail address for Sunporch',
    title: 'Is this your e-mail address?',
    text: 'Somebody named this address for their account on Sunporch. If it was you, open this link within 24 hours. News of your family comes here only afterwards.',
    button: 'Yes, this is my address',
    note: 'If it was not you, you need not do anything.',
  },

  addressChanged: {
    subject: 'Your e-mail address for Sunporch was changed',
    title: 'Your e-mail address was changed',
    byPerson:
      'Your account on Sunporch has another e-mail address now, as somebody asked with your password. You sign in with the new address, and mails go there.',
    byOperator:
      'Your account on Sunporch has another e-mail address now, which the person who runs your Sunporch gave it when they were asked to. You sign in with the new address, and mails go there.',
    note: 'If it was not you, please tell the person who runs your Sunporch at once.',
  },

  reset: {
    subject: 'Choose a new password for Sunporch',
    title: 'Choose a new password',
    text: 'To choose a new password for Sunporch, open this link within one hour.',
    button: 'Choose a new password',
    note: 'If you did not ask for it, you need not do anything. Your password stays as it is.',
  },

  passkey: {
    added: {
      title: 'A passkey was added to your account',
      text: 'A passkey was added to your account on Sunporch. The device that has it signs in without your password.',
    },
    removed: {
      title: 'A passkey was removed from your account',
      text: 'A passkey was removed from your account on Sunporch. Nobody can sign in with it any more.',
    },
    button: 'Look at my passkeys',
    note: 'If that was you, you need not do anything. If not, please sign in, open Settings, and press “My account was taken”: it ends every passkey and signs everybody else out. Then choose a new password.',
  },

  account: {
    reset: {
      title: 'You have a new password',
      text: 'A new password was chosen for your account on Sunporch, with a link for it. The old one works no more, and everybody else was signed out.',
    },
    password: {
      title: 'Your password was changed',
      text: 'The password of your account on Sunporch was changed in Settings, by somebody who knew the old one. All other browsers were signed out, and tokens of other programs have ended. So have passkeys, keys and open invitations, unless the box to keep them was ticked.',
    },
    taken: {
      title: 'Everybody else was signed out',
      text: 'You told us that somebody else was in your account on Sunporch. Everybody but you was signed out.',
    },
    signedOut: {
      title: 'You were signed out everywhere',
      text: '“Sign out everywhere” was pressed in your account on Sunporch, so you sign in again on each device.',
    },
    changeNow: {
      password: 'Please choose a new password now: whoever knows the old one can come in again until you do.',
      provider:
        'Please change your password now at the service by which you sign in: whoever knows it can come in again until you do.',
    } as BySignIn,
    ended:
      'What lets programs and devices into your account has ended: passkeys, the keys with which telephones send pictures (upload keys), tokens of other programs, the calendar’s address, and invitations that nobody had accepted. What you need of it, you can make again.',
    lookThrough:
      'Screens, programs and people that came in your name in the last 30 days go on, and so does the screen in the room. Settings lists them: end those that you do not know, with one press each.',
    ifNot: {
      password:
        'Was it not you? Then press “Forgot your password?” where you sign in, and choose a new password at once.',
      provider: 'Was it not you? Then change your password at the service by which you sign in, at once.',
    } as BySignIn,
    ifNotReset: {
      password:
        'Was it not you? Then somebody else may read your mails: change the password of your mailbox first. Then press “Forgot your password?” where you sign in, and choose a new password at once.',
      provider:
        'Was it not you? Then somebody else may read your mails: change the password of your mailbox first. Then change your password at the service by which you sign in, at once.',
    } as BySignIn,
    button: 'Look at my account',
    signIn: 'Sign in',
  },

  signOut: {
    title: 'Sign out?',
    question: 'Do you want to sign out of Sunporch?',
    yes: 'Sign out',
    no: 'Stay signed in',
  },

  /** On the pages about privacy and terms: who is responsible for this server. */
  operator: {
    unnamed:
      'Whoever runs this server is responsible for it. That is usually somebody of the family: ask the person who invited you.',
    named: (operator: string) => `This server is run by ${operator}. They are responsible for it.`,
  },

  /** To the loved one, of a member who has not said a name: some sign-in services tell only an e-mail address. */
  someoneOfFamily: 'Somebody of your family',
}

/** The same messages in another language. */
export type Messages = typeof messages
