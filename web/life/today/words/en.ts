export const words = {
  // How today stands. `at` is a time, after its date unless that is today; `date` is a date.
  signToday: (at: string) => `Sign of life today, last at ${at}`,
  awayToday: 'Away today',
  awayUntil: (date: string) => `Away until ${date}`,
  noSignYet: 'No sign yet today.',
  screenIsPaused: 'The screen is paused and does not ask.',
  askingSince: (at: string) => `The screen has been asking since ${at}.`,
  asksAt: (at: string) => `The screen asks at ${at}.`,
  isTold: ({ name, at }: { name: string; at: string }) => `${name} is told at ${at}.`,
  firstPerson: 'The first person',
  stopAsked: (name: string) => `${name} asked you to stop the daily sign of life.`,
  talk: 'Please talk about it',
  lovedOne: 'Your loved one',
}
export type TodayWords = typeof words
