export type Words = {
  question: (name: string) => string
  /** The name is what the program says of itself. */
  asks: (name: string) => string
  asWhom: string
  goesTo: string
  onThisComputer: string
  onlyIf: string
  family: string
  right: string
  read: string
  readMore: string
  change: string
  changeMore: string
  leaves: string
  ends: string
  connect: string
  refuse: string
  cannot: string
  unknown: string
  noFamily: string
  notConfirmed: string
  full: string
  gone: string
}

export const words: Words = {
  question: (name) => `Connect ${name}?`,
  asks: (name) => `A program that calls itself “${name}” asks to use Sunporch for you.`,
  asWhom: 'As whom',
  goesTo: 'Your answer goes to',
  onThisComputer: 'a program on this computer',
  onlyIf: 'Connect it only if you began this there yourself just now.',
  family: 'Which family group?',
  right: 'What may it do?',
  read: 'May read',
  readMore: 'The shopping list, pictures, visits, and what came from the room.',
  change: 'May read and change',
  changeMore: 'It can also send pictures and notes to the room, change the list, and say that you will call.',
  leaves: 'What it reads goes to whoever runs it.',
  ends: 'It ends after a year, and whenever you want in Settings, under Other programs.',
  connect: 'Connect',
  refuse: 'Don’t connect',
  cannot: 'This cannot be connected',
  unknown: 'The link is incomplete, or the program is not known here. Please begin anew in the program.',
  noFamily: 'You have no family group yet. Make one, or follow your invitation, and then begin anew.',
  notConfirmed: 'Please confirm your e-mail address first, and then begin anew.',
  full: 'You have as many programs connected as you can have. End one in Settings, and then begin anew.',
  gone: 'You do not belong to this family group any more.',
}
