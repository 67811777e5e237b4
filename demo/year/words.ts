import type { NewContentItem } from '#contract/content.ts'
import type { NewNote } from '#contract/notes/notes.ts'
import type { NewScheduleEntry } from '#contract/schedule.ts'
import type { NewShoppingItem } from '#contract/shopping/shopping.ts'
import type { NewVisit } from '#contract/visits/visits.ts'
import type { Who } from './people.ts'

/** `sentAgo`: so many days ago it was sent to the screen. `photo`: the caption of what is shown with what Leo plays. */
export type Recommendation = NewContentItem & {
  by: 'anna' | 'ben'
  name: string
  sentAgo?: number
  photo?: string
}

export const recommendations: Recommendation[] = [
  {
    name: 'novel',
    by: 'anna',
    type: 'audiobook',
    title: 'Pride and Prejudice',
    description: 'A chapter each evening, as you read it to us.',
  },
  {
    name: 'garden',
    by: 'anna',
    type: 'audiobook',
    title: 'The Secret Garden',
    description: 'For rainy afternoons.',
  },
  {
    name: 'film',
    by: 'ben',
    type: 'movie',
    title: 'Singin’ in the Rain',
    provider: 'prime_video',
    description: 'You saw it four times at the Odeon.',
  },
  {
    name: 'planet',
    by: 'ben',
    type: 'tv_show',
    title: 'Our Planet',
    provider: 'netflix',
    description: 'The one with the whales.',
    sentAgo: 11,
  },
  {
    name: 'baking',
    by: 'anna',
    type: 'tv_show',
    title: 'The Great British Baking Show',
    provider: 'netflix',
  },
  {
    name: 'piano',
    by: 'ben',
    type: 'music',
    title: 'Clair de Lune',
    description: 'Dad played it on Sundays.',
  },
  {
    name: 'dance',
    by: 'anna',
    type: 'music',
    title: 'Moonlight Serenade',
    description: 'Mind the carpet when you dance.',
    sentAgo: 5,
  },
  {
    name: 'joy',
    by: 'anna',
    type: 'music',
    title: 'Ode to Joy',
    provider: 'elsewhere',
    description: 'Leo on his toy piano, at the school concert.',
    sentAgo: 4,
    photo: 'I drew your house and us',
  },
]

export type Plan = Pick<NewScheduleEntry, 'isRecurring' | 'recurringPattern' | 'isNextPhoto'> & {
  by: 'anna' | 'ben'
  /** What is sent: the name of a recommendation or a note, or the caption of a photo. */
  content?: string
  note?: string
  photo?: string
  time: string
  /** The first time: so many days from today, or the next such day of the week (1 is Monday). */
  first: { days: number } | { weekday: number }
  isPaused?: boolean
}

/** Made so many weeks ago, so that there are some that were sent. */
export const plansSince = 3

export const plans: Plan[] = [
  {
    by: 'anna',
    content: 'novel',
    time: '19:30',
    first: { days: -20 },
    isRecurring: true,
    recurringPattern: 'daily',
  },
  {
    by: 'ben',
    content: 'piano',
    time: '16:00',
    first: { days: -18 },
    isRecurring: true,
    recurringPattern: 'weekly',
  },
  {
    by: 'anna',
    note: 'bins',
    time: '08:15',
    first: { days: -16 },
    isRecurring: true,
    recurringPattern: 'weekly',
  },
  { by: 'ben', content: 'film', time: '15:00', first: { weekday: 6 } },
  { by: 'ben', photo: 'Good morning from the kitchen window', time: '08:30', first: { days: 1 } },
  {
    by: 'anna',
    content: 'baking',
    time: '11:00',
    first: { days: 4 },
    isRecurring: true,
    recurringPattern: 'monthly',
  },
  {
    by: 'ben',
    content: 'garden',
    time: '14:30',
    first: { days: 2 },
    isRecurring: true,
    recurringPattern: 'weekly',
    isPaused: true,
  },
]

/** `ago`: so many days ago it was written. */
export const notes: (Pick<NewNote, 'text' | 'stays' | 'isSent'> & { by: Who; name: string; ago: number })[] =
  [
    {
      name: 'bins',
      by: 'anna',
      ago: 21,
      text: 'Maggie takes the bins out today. Leave the door on the latch.',
      stays: 'evening',
    },
    {
      name: 'sister',
      by: 'ida',
      ago: 10,
      text: 'Nine sleeps until your birthday cake, and I shall want the corner piece.',
      stays: 'week',
      isSent: true,
    },
    {
      name: 'coat',
      by: 'anna',
      ago: 1,
      text: 'Your blue coat is at the cleaner’s. I bring it on Monday.',
      stays: 'week',
      isSent: true,
    },
  ]

/** Something that somebody said or played, and sent so many days ago. */
export type Spoken = { by: Who; ago: number; time: string; words: string }

/** The recording that the demo sends as a voice. No person speaks in it: Leo plays his toy piano (`sounds/toy-piano.ts`). */
export const spoken: Spoken = {
  by: 'leo',
  ago: 2,
  time: '17:35',
  words: 'Your cradle song, on my toy piano. I practised all week.',
}

/** `in`: so many days from today is the first day. */
export const visits: (Omit<NewVisit, 'date' | 'endDate'> & {
  by: 'anna' | 'ben'
  in: number
  days?: number
})[] = [
  { by: 'anna', in: 0, who: 'Ben', what: 'comes for supper', time: '19:00', endTime: '20:30' },
  { by: 'anna', in: 1, who: 'Nurse Mary', what: 'blood pressure', time: '09:30', repeats: 'weekly' },
  {
    by: 'ben',
    in: 2,
    who: null,
    what: 'Singing in the church hall',
    time: '15:00',
    endTime: '16:30',
    repeats: 'weekly',
  },
  { by: 'anna', in: 4, who: 'Anna and Leo', what: 'lunch', time: '12:30' },
  { by: 'anna', in: 8, who: 'Dr Osei', what: 'eyes, Ben drives you', time: '10:15' },
  { by: 'ben', in: 12, days: 3, who: 'Ida', what: 'stays with you' },
]

/** The first one is the oldest. */
export const shopping: (NewShoppingItem & { by: Who; isBought?: boolean; isSent?: boolean })[] = [
  { by: 'emma', name: 'Birthday candles', quantity: '1 box', isBought: true },
  { by: 'anna', name: 'Earl Grey', quantity: '2', notes: 'Loose, not bags', isBought: true },
  { by: 'ben', name: 'Light bulbs', quantity: '3', notes: 'Small screw, warm white', isBought: true },
  { by: 'anna', name: 'Oat biscuits', quantity: '2', isBought: true },
  { by: 'ben', name: 'Large-print crossword book', quantity: '1', isSent: true },
  { by: 'anna', name: 'Wool socks, size 6', quantity: '2 pairs', isSent: true },
  { by: 'leo', name: 'Cat treats', quantity: '1', notes: 'For when Biscuit visits' },
  { by: 'emma', name: 'Butter', quantity: '250 g' },
  { by: 'anna', name: 'Oranges', quantity: '6' },
  { by: 'ida', name: 'Peppermint tea', quantity: '1' },
  { by: 'ben', name: 'Hand cream', quantity: '1', notes: 'The one in the green tube' },
]
