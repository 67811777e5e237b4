export const words = {
  title: {
    phone: 'Notices on this phone',
    tablet: 'Notices on this tablet',
    computer: 'Notices on this computer',
  },
  choose: 'Choose what you hear of, and when',
  insecure: (host: string) =>
    `Notices need an address that begins with [https](strong). This one, ${host}, does not. Please ask the person who runs this Sunporch to set it up: its guide says how. Until then you see what is new when you open Sunporch.`,
  oldIos: {
    phone:
      'Notices need iOS 16.4 or newer, and this phone has an older one. You can update it in its Settings, under General, Software Update.',
    tablet:
      'Notices need iOS 16.4 or newer, and this tablet has an older one. You can update it in its Settings, under General, Software Update.',
    computer:
      'Notices need iOS 16.4 or newer, and this computer has an older one. You can update it in its Settings, under General, Software Update.',
  },
  impossible:
    'This browser cannot show notices. Chrome, Edge, Firefox and Safari can, but not in a private window.',
  denied: 'This browser was told not to show notices of Sunporch.',
  thenComeBack: 'Then come back here: the button to switch them on is here as soon as it can work.',
  reaches: 'A call, a heart or a note reaches you although Sunporch is closed.',
  reachesInMemory: 'What the family shares reaches you although Sunporch is closed.',
  isOn: (browser: string) => `On, in ${browser}`,
  test: 'Send me a test',
  switchOff: 'Switch off',
  tested:
    'Sent. Nothing to see after a moment? Then the device itself keeps notices back: look for “Do not disturb” or “Focus”, and whether it allows notices of this browser.',
  installText: 'Installed, Sunporch has its own icon and window, and other apps can share pictures to it.',
  install: 'Install Sunporch',
  others: 'Also on',
  lastNotice: (ago: string) => `Last notice ${ago}`,
  switchedOn: (ago: string) => `Switched on ${ago}`,
  remove: 'Remove',
  removeThis: (browser: string) => `Remove ${browser}`,
  isOff: { title: 'Switched off', description: 'This browser shows no notices any more.' },
  removed: { title: 'Removed', description: 'That browser shows no notices any more.' },

  // The button, by what is in the person's hands.
  show: {
    phone: 'Show notices on this phone',
    tablet: 'Show notices on this tablet',
    computer: 'Show notices on this computer',
  },
  tellMe: {
    phone: (name: string | null) => `Tell me on this phone when ${name ?? 'somebody'} asks for a call`,
    tablet: (name: string | null) => `Tell me on this tablet when ${name ?? 'somebody'} asks for a call`,
    computer: (name: string | null) => `Tell me on this computer when ${name ?? 'somebody'} asks for a call`,
  },
  wasDenied: 'This browser was told not to show notices.',
  nothingChosen: 'Nothing was chosen. Press the button again and choose “Allow”.',
  noApp: 'This browser did not take the app. Is its storage full, or is this a private window?',
  noServer: 'The server could not be reached. Please press the button again.',
  noPushService:
    'This browser could not reach the push service of its maker. Is the connection all right? In Brave, “Use Google services for push messaging” must be on.',
  notSwitchedOn: 'This browser could not switch notices on. Please try again, or try another browser.',
  failed: 'This did not work. Please try again.',

  // How to allow them, in the words of the browsers' menus.
  allow: {
    ios: 'Open the settings of the iPhone or iPad, then Notifications, then Sunporch, and switch on Allow Notifications.',
    installedOnAndroid:
      'Hold your finger on the icon of Sunporch on the home screen, then choose App info, Notifications, and switch them on.',
    firefoxOnAndroid: 'Press the lock beside the address, then Notifications, and choose Allowed.',
    firefox:
      'Press the crossed-out speech bubble beside the address, and remove “Blocked”. Or press the lock, then clear the permission.',
    chrome:
      'Press the icon at the left of the address, then Permissions or Site settings, then Notifications, and choose Allow.',
    safari:
      'Open Safari’s Settings, then Websites, then Notifications, and choose Allow beside this address.',
    other: 'Open the browser’s settings for this site, and allow notifications.',
  },

  // On an iPhone or iPad. The icons stand in place of their names in brackets.
  homeScreen: (device: string) =>
    `On an ${device}, notices come when Sunporch stands on the home screen. It takes a minute:`,
  steps: {
    share: 'Press [icon](share) [Share](strong) in Safari’s bar.',
    add: 'Choose [icon](add) [Add to Home Screen](strong), then [Add](strong).',
    open: 'Open Sunporch from the home screen, sign in, and come back to [Settings](strong), Notices.',
  },
  needsIos: 'This needs iOS 16.4 or newer: Settings, General, About says which one it is.',

  // The offer, once in each browser.
  hint: {
    lost: {
      phone: 'Notices do not come to this phone any more',
      tablet: 'Notices do not come to this tablet any more',
      computer: 'Notices do not come to this computer any more',
    },
    lostText: 'This browser was removed from your list, or its push service gave it up.',
    title: (name: string | null) => `Hear it when ${name ?? 'your loved one'} answers`,
    text: 'A heart, a note or a call can reach you although Sunporch is closed.',
    how: {
      phone: 'Show me how on this phone',
      tablet: 'Show me how on this tablet',
      computer: 'Show me how on this computer',
    },
    notNow: 'Not now',
  },
}
export type PushWords = typeof words
