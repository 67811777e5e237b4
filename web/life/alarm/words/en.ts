export const words = {
  // A sign of life is missing. `at` is a time, after its date unless that is today.
  noSign: (name: string) => `No sign of life from ${name} yet today`,
  screenAway: ({ name, at }: { name: string; at: string }) =>
    `The screen has been away since ${at}, so we cannot know how ${name} is`,
  wasTold: ({ name, at }: { name: string; at: string }) => `${name} was told at ${at}.`,
  isNext: ({ name, at }: { name: string; at: string }) => `${name} is next, at ${at}.`,
  youSee: (at: string) => `You look after it, since ${at}.`,
  sees: ({ name, at }: { name: string; at: string }) => `${name} looks after it, since ${at}.`,
  youSeeTo: (lovedOne: string) => `You look after ${lovedOne}`,
  seesTo: ({ name, lovedOne }: { name: string; lovedOne: string }) => `${name} looks after ${lovedOne}`,
  take: "I'll look after it",
  whatToDo: 'What to do about this',
}
export type AlarmWords = typeof words
