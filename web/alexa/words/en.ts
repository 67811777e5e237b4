export const words = {
  title: 'An Echo Show',
  text: 'With the Sunporch skill your loved one says “Alexa, open sun porch”, sees your pictures, and answers.',
  textOnceConnected:
    'Once a caretaker has connected an Echo, your loved one says “Alexa, open sun porch”, sees your pictures, and answers.',
  notConfigured: 'This server is not connected with Alexa yet.',
  connect: 'Connect an Echo',
  setUp: 'Set-up, step by step',
  see: 'See what it shows',

  // Both ways to connect one.
  sayToEcho: 'Say to the Echo: [“Alexa, open sun porch”](words).',
  typeDigits: 'Type the six digits that it shows and says.',
  code: 'Code',
  codeExample: 'e.g. 402 915',
  doConnect: 'Connect',
  connecting: 'Connecting…',
  accepted: {
    title: 'Code accepted',
    description: 'The Echo shows within seconds that it is connected.',
  },
  otherWay: 'The other way round',
  orOtherWay: 'Or the other way round',
  sayWithin: 'Say to the Echo, within 15 minutes:',
  myCodeIs: '“Alexa, tell sun porch my code is [123 456](digits)”',
  makeText: 'We make a code, and somebody beside the Echo says it.',
  make: 'Make a code to say',

  // What it draws, and how one talks to it.
  preview: 'On an Echo Show',
  previewText:
    'The skill’s own pages with your pictures, drawn by Amazon’s renderer. Nothing here reaches your loved one.',
  choose: 'What to look at',
  documents: {
    slideshow: 'Slideshow',
    widget: 'Widget',
    page: 'What is coming',
    code: 'Connecting',
    talk: 'Talk to it',
  },
  onEcho: (title: string) => `${title}, as on an Echo Show`,
  notDrawn: 'This could not be drawn here.',
  drawing: 'Drawing…',
  sayToSkill: 'Say to the skill',
  sayExample: 'e.g. open sun porch',
  say: 'Say it',
  answer: 'The answer',
  saysNothing: 'It says nothing.',
  understood: (intent: string) => `Understood as ${intent}`,
  isOver: 'the conversation is over',

  // The way to an Echo, and which of its steps work.
  stepsTitle: 'An Echo, step by step',
  stepsText: 'A step is ticked while we see it work, and not before.',
  noSkill: 'This server does not know a skill yet. Whoever runs it finds the way in docs/alexa.md.',
  endpoint: 'The skill’s endpoint',
  package: 'Download the skill package',
  packageText: 'Unpack it, and go on with step 2 of docs/alexa.md: Amazon’s tool makes the skill of it.',
  steps: {
    endpoint: {
      title: 'The skill reaches this server',
      text: 'Make the skill with the package above, give this server its id, and say “Alexa, open sun porch”; with Alexa+ “open sun porch skill”. What to say in other languages is in docs/alexa.md.',
    },
    linked: {
      title: 'An Echo is connected',
      text: '“Connect an Echo”: type the six digits that it shows.',
    },
    shown: {
      title: 'A picture was on its screen',
      text: 'Send a photo, then say “Alexa, open sun porch”.',
    },
    token: {
      title: 'Amazon lets this server speak',
      text: 'Give this server the client id and secret of the skill, and press “Check now”.',
    },
    notices: {
      title: 'Notifications are allowed',
      text: 'In the Alexa app of the Echo’s account, a card asks for it after “Alexa, open sun porch”. Or there: the skill → Settings → Manage Permissions → Alexa Notifications.',
    },
    told: {
      title: 'Amazon took a first notification',
      text: 'Send something. Whether it was heard, nobody can tell from here.',
    },
    widget: {
      title: 'The widget is on the home screen',
      text: 'On the Echo: swipe from the right → Widget Gallery → Sunporch.',
    },
    routine: {
      title: 'A routine has opened it',
      text: 'In the Alexa app: a routine with a time → Custom → “open sun porch” → from this Echo. It brings the pictures, and is no sign of life.',
    },
  },
  works: 'works',
  failed: 'failed',
  notSeen: 'not seen yet',
  lastWorked: (at: string) => `It last worked ${at}.`,
  seen: (at: string) => `Seen ${at}`,
  lastRefused: ({ at, why }: { at: string; why: string }) => `Last refused ${at}: ${why}.`,
  check: 'Check now',
  checking: 'Asking Amazon…',
  amazonRefused: 'Amazon refused something',
  anEcho: 'an Echo that is not connected',
}
export type EchoWords = typeof words
