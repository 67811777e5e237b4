import type { Who } from './people.ts'

export type Answer = 'heart' | 'thank_you' | 'call_me'

export type Moment = {
  by: Who
  caption: string
  /** Its file in `demo/pictures`. */
  picture: string
  /** Members and others who are on it. */
  shows?: (Who | Other)[]
  /** What Rose tapped when it was on her screen. */
  answers?: Answer[]
  /** Waits in the gallery for the schedule. */
  isKept?: boolean
}

/** People whom Rose knows and who have no account. */
export const others = {
  tilly: { name: 'Tilly', relation: 'your great-granddaughter' },
  maggie: { name: 'Maggie', relation: 'your neighbour' },
} as const
type Other = keyof typeof others

/** By the day of the year on which each was taken: always the last time that there was such a day. */
export const seasons: (Moment & { on: string; time: string })[] = [
  {
    on: '12-24',
    time: '18:40',
    by: 'emma',
    caption: 'Merry Christmas, Grandma! The star is yours, from the blue box.',
    picture: 'christmas',
    answers: ['heart'],
  },
  {
    on: '01-01',
    time: '10:05',
    by: 'ben',
    caption: 'Happy New Year! We thought of you at midnight.',
    picture: 'fireworks',
    answers: ['thank_you'],
  },
  {
    on: '01-16',
    time: '15:20',
    by: 'leo',
    caption: 'I made him all by myself. The hat is Dad’s.',
    picture: 'snowman',
    shows: ['leo'],
    answers: ['heart'],
  },
  {
    on: '02-08',
    time: '17:55',
    by: 'ben',
    caption: 'The lake is frozen, all the way across.',
    picture: 'frozen-lake',
  },
  {
    on: '03-14',
    time: '14:30',
    by: 'emma',
    caption: 'First kite of the year. It flew until teatime.',
    picture: 'kite',
    shows: ['leo'],
    answers: ['heart'],
  },
  {
    on: '04-19',
    time: '11:10',
    by: 'anna',
    caption: 'Your cherry tree is in bloom. I sat on your bench for a while.',
    picture: 'blossom',
    answers: ['heart', 'call_me'],
  },
  {
    on: '05-06',
    time: '12:15',
    by: 'ida',
    caption: 'Tulips as far as one can see. I picked none, I promise.',
    picture: 'tulips',
    answers: ['thank_you'],
  },
  {
    on: '06-11',
    time: '08:25',
    by: 'emma',
    caption: 'We waved to you from the red one!',
    picture: 'balloons',
    shows: ['emma', 'ben'],
    answers: ['heart'],
  },
  {
    on: '07-04',
    time: '20:50',
    by: 'ben',
    caption: 'The boat is back in the water. She leaks less than I do.',
    picture: 'sailing',
    shows: ['ben'],
    answers: ['heart'],
  },
  {
    on: '07-23',
    time: '15:45',
    by: 'leo',
    caption: 'My castle, before the sea came',
    picture: 'beach',
    answers: ['heart'],
  },
  {
    on: '08-02',
    time: '13:00',
    by: 'ida',
    caption: 'The lighthouse is still there, and still red and white.',
    picture: 'lighthouse',
    answers: ['heart'],
  },
  {
    on: '08-17',
    time: '16:35',
    by: 'anna',
    caption: 'Taller than Leo now',
    picture: 'sunflowers',
    answers: ['thank_you'],
  },
  {
    on: '08-29',
    time: '21:15',
    by: 'emma',
    caption: 'We slept up here. It was cold, and we saw a shooting star.',
    picture: 'tent',
    shows: ['emma', 'leo'],
  },
  {
    on: '09-21',
    time: '11:40',
    by: 'anna',
    caption: 'Eleven kilos from your tree. Maggie got a basket, too.',
    picture: 'apples',
    shows: ['maggie'],
    answers: ['heart'],
  },
  {
    on: '10-05',
    time: '09:50',
    by: 'ben',
    caption: 'On the train to you. Put the kettle on!',
    picture: 'train',
    answers: ['heart'],
  },
  {
    on: '10-19',
    time: '15:05',
    by: 'emma',
    caption: 'Our walk on Sunday. Mum and Leo kicked every single leaf.',
    picture: 'autumn',
    shows: ['anna', 'leo'],
    answers: ['heart'],
  },
  {
    on: '10-31',
    time: '18:20',
    by: 'leo',
    caption: 'I carved the big one. Ben helped a bit.',
    picture: 'pumpkins',
    answers: ['thank_you'],
  },
]

/** Of the last weeks, whatever the season: so many days ago, at this time. */
export const lately: (Moment & { ago: number; time: string; yearsBefore?: number })[] = [
  {
    ago: 17,
    time: '10:30',
    by: 'ida',
    caption: 'You and me on the lake, 1961. You rowed.',
    picture: 'rowing',
    shows: ['ida'],
    answers: ['heart'],
  },
  {
    ago: 13,
    time: '17:10',
    by: 'leo',
    caption: 'I drew your house and us',
    picture: 'crayons',
    shows: ['leo'],
    answers: ['heart', 'thank_you'],
  },
  {
    ago: 9,
    time: '15:25',
    by: 'anna',
    caption: 'Ninety candles would have been a fire. Happy birthday, Mum!',
    picture: 'birthday',
    answers: ['heart', 'thank_you'],
  },
  {
    ago: 8,
    time: '20:10',
    by: 'ben',
    caption: 'Good morning from the kitchen window',
    picture: 'morning-mist',
    isKept: true,
  },
  {
    ago: 6,
    time: '16:20',
    by: 'emma',
    caption: 'Your recipe. Tilly ate the middle.',
    picture: 'pie',
    shows: ['tilly'],
    answers: ['heart'],
  },
  {
    ago: 3,
    time: '11:45',
    by: 'emma',
    caption: 'My first long ride on the red bicycle. You held the saddle.',
    picture: 'bicycle',
    shows: ['emma'],
    answers: ['call_me'],
  },
]

/** The one that is on the screen when the demo opens. */
export const newest: Moment = {
  by: 'leo',
  caption: 'Biscuit waits for you at the window',
  picture: 'cat',
}
