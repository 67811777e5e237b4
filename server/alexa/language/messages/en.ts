import type { CartResult } from '#contract/shopping/shopping.ts'

// Everything that an Echo says or shows in English. `Messages` is what each other language has, too.

// British English has no comma before "and", which would be heard as a pause.
const conjunction = new Intl.ListFormat('en-GB', { type: 'conjunction' })
const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

/** "one new picture", "three new pictures". */
function counted(count: number, singular: string, plural = `${singular}s`): string {
  return `${numbers[count] ?? count} ${count === 1 ? singular : plural}`
}

function lastPictures(pictures: number, notes: number): string {
  const last = pictures === 1 ? 'the last picture' : `the last ${counted(pictures, 'picture')}`
  if (notes === 0) return last
  return pictures === 0 ? counted(notes, 'note') : `${last} and ${counted(notes, 'note')}`
}

const cart: Record<CartResult, string> = {
  in_cart: 'is in the Amazon cart of this Echo’s account',
  not_sold: 'is not in the cart: Amazon has no offer for it now',
  not_eligible: 'is not in the cart: Amazon does not take this product by voice',
  not_here: 'is not in the cart: Amazon does not offer that in this country',
  failed: 'is not in the cart: Amazon could not do it. Please try again later',
}

export const en = {
  /** "Mia, Tom and Anna". */
  listed: (names: string[]) => conjunction.format(names),
  yourFamily: 'your family',
  somebody: 'Somebody in your family',

  goodbye: 'Goodbye.',
  sorry: 'I am sorry, something went wrong. Please try again in a moment.',
  whatWouldYouLike: 'What would you like?',
  anythingElse: 'Anything else?',
  addOrStop: 'Say, for example: add milk to my list. Or say: stop.',
  nextOrStop: 'Say next for the next one, or stop.',
  nextPictureOrStop: 'Say next for the next picture, or stop.',
  canSayNext: 'You can say: next, or stop.',
  canSayRepeat: 'You can say: repeat, or stop.',
  canAnswer: 'You can say: I love it, thank you, or stop.',
  canAnswerOrNext: 'You can say: I love it, thank you, next, or stop.',
  canSayNews: 'You can say: what is new. Or say: stop.',
  canSayNewsOrHelp: 'You can say: what is new. Or say: help.',
  canSayPictures: 'You can say: show me the pictures. Or say: stop.',
  canSayPicturesOrHelp: 'You can say: show me the pictures. Or say: help.',

  /** How the deliveries of each kind are counted. */
  counted: {
    photo: (count: number) => counted(count, 'new picture'),
    note: (count: number) => counted(count, 'note'),
    voice: (count: number) => counted(count, 'voice recording'),
    clip: (count: number) => counted(count, 'video'),
    content: (count: number) => counted(count, 'recommendation'),
    test: (count: number) => counted(count, 'test message'),
  },
  countedFrom: (what: string, names: string) => `${what} from ${names}`,
  youHave: (summary: string) => `You have ${summary}.`,
  nothingNew: 'Nothing new. Here is what came last.',
  lastSent: (pictures: number, notes: number) =>
    `Here ${pictures + notes === 1 ? 'is' : 'are'} ${lastPictures(pictures, notes)} that your family has sent.`,
  isGoingToCall: (name: string) => `${name} is going to call you.`,
  call: {
    asked: (when: string) => `You asked for a call ${when}.`,
    askedAgain: (when: string) => `You asked again ${when}.`,
    at: (time: string) => `at ${time}`,
    telling: 'We are telling your family.',
    /** One name, or two. */
    asking: (names: string) => `We are asking ${names}.`,
    cannot: (name: string) => `${name} cannot call just now.`,
    notNeeded: 'Not needed',
    notNeededTold: 'All right. Your family will see that you do not need a call any more.',
    noneAsked: 'You have not asked for a call.',
  },
  nothingHere: 'There is nothing here yet.',
  picturesWillAppear: (group: string) =>
    `There is nothing here yet. Pictures from ${group} will appear here.`,
  wasTheLast: 'That was the last one.',
  isTheFirst: 'This is the first one.',

  picture: (from: string) => `A picture from ${from}`,
  note: (from: string) => `A note from ${from}`,
  voice: (from: string) => `A voice recording from ${from}`,
  voiceElsewhere: 'This Echo cannot play it. It can be heard on a screen with Sunporch.',
  canListen: 'To hear it, say: listen.',
  voiceLost: 'I cannot play it just now. Please try again later.',
  noVoice: 'There is no voice recording now.',
  clip: (from: string, seconds: number) => `A video from ${from}, ${counted(seconds, 'second')}`,
  clipElsewhere: 'The video itself can be seen on a screen with Sunporch.',
  canWatch: 'To see it, say: play the video.',
  clipLost: 'I cannot play it just now. Please try again later.',
  noClip: 'There is no video now.',
  recommends: (from: string, what: string) => `${from} recommends ${what}`,
  something: 'something',
  toHaveIt: (say: string) => `To have it, say: ${say}`,
  play: (title: string, provider: string) => `Alexa, play ${title} on ${provider}`,
  read: (title: string) => `Alexa, read ${title}`,
  test: (from: string) => `A test message from ${from}. Everything works.`,
  isFrom: (from: string) => `This is from ${from}.`,
  onIt: (names: string, count: number) => `On it ${count === 1 ? 'is' : 'are'} ${names}`,
  nobodyNamed: 'Nobody has said who is on it.',
  takenYearsAgo: (years: number) => `It was taken on this day ${counted(years, 'year')} ago.`,
  takenOn: (date: string) => `It was taken on ${date}.`,
  takenUnknown: 'I do not know when it was taken.',
  noPicture: 'This is no picture.',
  noNote: 'There is no note now.',

  slide: {
    from: (from: string) => `From ${from}`,
    recommends: (from: string) => `${from} recommends`,
    say: (say: string) => `Say: “${say}”`,
    yearsAgo: (years: number) => `On this day, ${years === 1 ? '1 year' : `${years} years`} ago`,
    heart: { open: '♥ I love it', sent: '♥ Sent' },
    thank_you: { open: 'Thank you', sent: 'Thanks sent' },
    testTitle: 'Everything works',
    testBody: 'This is a test message.',
    picturesAppear: (group: string) => `Pictures from ${group} appear here.`,
    nothingYet: 'Nothing yet',
    inMemory: 'In memory',
    keptInMemory: 'Your family keeps its pictures in memory.',
    notLoaded: 'This picture could not be loaded.',
    listen: 'Listen',
    watch: 'Play',
    withSound: 'With sound',
    stopFilm: 'Stop',
    more: (count: number) => `and ${count} more`,
  },

  answered: {
    heart: (from: string) => `I have passed on to ${from} that you love it.`,
    thank_you: (from: string) => `I have passed your thanks on to ${from}.`,
    call_me: (from: string) => `I have passed on to ${from} that you would like a call.`,
  },
  takenBack: {
    heart: (from: string) => `I have taken your heart for ${from} back.`,
    thank_you: (from: string) => `I have taken your thanks to ${from} back.`,
  },
  nothingToTakeBack: 'There is nothing to take back here.',
  callPassedOn: 'I have passed on that you would like a call.',
  askedInstead: (name: string) =>
    `I cannot reach ${name} by myself. I have asked your family that somebody calls you.`,
  whatToTell: 'What shall I tell them?',
  howToTell: 'Say: tell them, and then your words.',
  passedOn: (to: string) => `I have passed that on to ${to}.`,
  /** "your grandson", as she says it. */
  ownRelation: (relation: string) => relation.replace(/^your\b/i, 'my'),
  /** Between "tell Mia" and what she is told. */
  beforeNote: /^\s*(that|them|everybody|everyone)\s+/i,
  /** Words that Alexa has heard, as they are written. */
  written: (text: string) => text.replace(/\bi\b/g, 'I'),
  glad: 'I am glad to hear that.',
  gladAndTold: 'I am glad to hear that. Your family knows that you were here.',

  keptInMemory: 'Your family keeps these pictures in memory.',
  staysInMemory: 'They stay here, and nothing is passed on any more.',
  emptyInMemory: 'Your family keeps its pictures in memory. None of them are on this Echo.',
  resting: (until: string) => `Your pictures are resting. They come back ${until}.`,
  restingNow: 'Your pictures are resting.',

  notUnderstood: 'I did not understand that.',
  canSay: 'You can say: what is new, or add milk to my list.',
  canSayInMemory: 'You can say: show me the pictures, or stop.',
  help: 'I show you what your family sends. You can say: what is new, who sent this, I love it, add milk to my list, or call me.',
  helpInMemory: 'You can say: show me the pictures, who sent this, next, or stop.',
  helpAtOnce: 'I show you what your family sends. You can say: what is new, or stop.',
  helpTitle: 'You can say',
  helpLines: [
    'What is new?',
    'Who sent this?',
    'I love it',
    'Who is coming today?',
    'Add milk to my list',
    'Call me',
    'Leave me in peace until tomorrow',
  ],
  helpLinesInMemory: ['Show me the pictures', 'Who sent this?', 'Next', 'Stop'],

  recommendations: (count: number) =>
    `There ${count === 1 ? 'is' : 'are'} ${counted(count, 'recommendation')}.`,
  noRecommendations: 'Nobody has recommended anything yet.',

  list: {
    title: 'Your list',
    hint: 'Say: add milk to my list.',
    empty: 'Your list is empty.',
    nothing: 'Nothing is on it.',
    has: (count: number, things: string) => {
      const what = counted(count, 'thing')
      return `${what.charAt(0).toUpperCase()}${what.slice(1)} ${count === 1 ? 'is' : 'are'} on your list: ${things}.`
    },
    more: (count: number) => counted(count, 'more', 'more'),
    added: (name: string) => `I have put ${name} on the list.`,
    isThere: (name: string) => `You have ${name} on the list already.`,
    removed: (name: string) => `I have taken ${name} off the list.`,
    isNotThere: (name: string) => `I do not find ${name} on your list.`,
    whatToAdd: 'What shall I add? Say, for example: add milk to my list.',
    addExample: 'Say, for example: add milk to my list.',
    whichOne: (names: string) => `There is more than one: ${names}. Which one shall I take off?`,
    whatToRemove: 'What shall I take off? Say, for example: take milk off my list.',
    removeExample: 'Say, for example: take milk off my list.',
    /** What belongs to the sentence and not to the name of the thing. */
    around: [
      /\s+(to|on|onto|from|off)\s+(my|the|our)\s+((shopping|grocery)\s+)?list$/i,
      /^(a|an|some|the)\s+/i,
    ],
  },

  cart: {
    notAllowed: 'I cannot put anything in the Amazon cart. Your family can do that in Sunporch.',
    nothing: 'Nothing on your list has a link to Amazon that is not in the cart yet.',
    question: (name: string) => `Shall I put ${name} in the Amazon cart of this Echo’s account?`,
    yesOrNo: 'Please say yes or no.',
    gone: 'That is not on your list any more.',
    stays: 'All right, it stays on the list only.',
    it: 'It',
    result: (name: string, result: CartResult) => `${name} ${cart[result]}`,
    inCartButGone: (name: string) =>
      `${name} is in the Amazon cart now, but your family has taken it off the list meanwhile`,
  },

  today: 'today',
  tomorrow: 'tomorrow',
  onDay: (day: string) => `on ${day}`,
  todayAt: (time: string) => `today at ${time}`,
  tomorrowAt: (time: string) => `tomorrow at ${time}`,
  dayAt: (day: string, time: string) => `${day} at ${time}`,
  /** `who`: one or several, as the family wrote it, so no verb follows. `when`: "today", "on Saturday". */
  comes: (who: string, when: string, time: string | null) =>
    `A visit from ${who} ${time === null ? when : `at ${time} ${when}`}`,
  isOn: (what: string, when: string, time: string | null) =>
    time === null ? `${when}: ${what}` : `at ${time} ${when}: ${what}`,
  moreVisits: (count: number) => `There ${count === 1 ? 'is' : 'are'} ${counted(count, 'more visit')}.`,
  todayTitle: 'Today',
  tomorrowTitle: 'Tomorrow',
  nothingToday: 'Nothing more is coming today.',
  nothingTomorrow: 'Nobody has planned anything for tomorrow.',
  nextComes: (next: string) => `Next comes: ${next}.`,
  nothingPlanned: 'Nothing is planned.',
  visitUnknown: (name: string) => `I do not know of a visit from ${name} in the next days.`,
  whoDoYouMean: 'Whom do you mean?',
  sayName: 'Please say the name once more.',
  dayIs: (date: string, time: string) => `Today is ${date}. It is ${time}.`,
  upcoming: {
    photo: 'a picture from your family',
    note: 'a note from your family',
    voice: 'a voice recording from your family',
    clip: 'a video from your family',
    content: 'something your family chose for you',
  },

  code: {
    connected: (group: string) => `This Echo is connected with ${group}.`,
    isConnected: (group: string) => `This Echo is connected with ${group} already.`,
    howToSay: 'Please say: my code is, and then the six digits.',
    ended: 'This code is no longer valid. Ask your family for a new one.',
    tooOften: 'Those were too many tries. Please wait a quarter of an hour, and then try again.',
    greeting:
      'This Echo is not connected with a family yet. Somebody in your family types this code in Sunporch, in Settings, under Connect an Echo.',
    help:
      'Sunporch shows you pictures and messages from your family, and keeps a shopping list with them. First this Echo has to be connected with them. ' +
      'Somebody in your family opens Sunporch and types this code in Sunporch, in Settings, under Connect an Echo.',
    notYet: 'I can do that once this Echo is connected with your family.',
    notTyped: 'Not yet. Please type the code in Sunporch, in Settings, under Connect an Echo.',
    is: (digits: string) => `The code is: ${digits}. Once more: ${digits}.`,
    again: 'Shall I say the code again?',
    yesOrStop: 'Say yes to hear the code again, or stop.',
    title: 'Connect this Echo with your family',
    body: 'In Sunporch, open Settings → … screen → Connect an Echo, and type this code. It is good for 15 minutes.',
    typed: 'The code has been typed',
  },
}

export type Messages = typeof en
