export const words = {
  calls: 'Calls',
  signOfLife: 'Sign of life',

  /** Where it begins a sentence, and where it does not. */
  lovedOneFirst: 'Your loved one',
  lovedOne: 'your loved one',
  asks: (name: string) => `${name} asks for a call`,
  /** On a phone it has two lines beside the button. */
  asksYou: (name: string) => `${name} asks you for a call`,
  asksSomebody: ({ name, to }: { name: string; to: string }) => `${name} asks ${to} for a call`,
  youCall: (name: string) => `You are going to call ${name}`,
  otherCalls: ({ who, name }: { who: string; name: string }) => `${who} is going to call ${name}`,
  somebody: 'Somebody',
  take: "I'll call",
  notTaken: 'Nobody has taken it yet.',
  askedAndTaken: ({ asked, taken }: { asked: string; taken: string }) => `Asked ${asked}, taken ${taken}`,
  dial: 'Call',
  dialNumber: (phone: string) => `Call ${phone}`,
  addNumber: 'Add the telephone number',
  talked: 'We have talked',
  giveBack: "I can't after all",
  hide: 'Hide',
  whatToDo: 'What to do with this call',
  notArrived: 'This did not arrive. Is the connection all right?',
}
export type CallWords = typeof words
