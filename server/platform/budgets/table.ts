import { days, hours, minutes, seconds } from '../clock.ts'

/** How much a person, a group or an address may use: far more than a family needs, and too little to fill a server with. */
export type Budget = {
  /** In words for whoever runs the server. */
  what: string
  whom: 'person' | 'group' | 'address'
  variable: string
  /** What the variable says where nobody has set it. */
  fallback: string
  /** Of the refusal: 429 passes by itself, 409 and 507 need somebody to make room. */
  status: 409 | 429 | 507
  /** Counted anew after this time. Without it the budget is of what is there. */
  perMs?: number
  /** `what`: the kind of rows, in the plural. */
  sentence(limit: string, what: string): string
}

const deletePhotos = 'Delete photos you no longer need, or ask whoever runs this server for more room.'
/** Other groups of the primary caretaker are nothing that everybody in this one may know of, or whose photos they can delete. */
const groupIsFull =
  'This group can take no more photos now. Please ask your primary caretaker, or whoever runs this server, for more room.'

export const budgets = {
  uploads: {
    what: 'Pictures uploaded and not yet added, in bytes',
    whom: 'person',
    variable: 'UPLOAD_QUOTA',
    fallback: '1GB',
    status: 507,
    sentence: () =>
      'You have uploaded many pictures that are not in the gallery yet. Please add those first, or try again tomorrow.',
  },
  groupBytes: {
    what: 'Photos of one group, in bytes',
    whom: 'group',
    variable: 'GROUP_QUOTA',
    fallback: '250GB',
    status: 507,
    sentence: () => `Your family's room for photos is full. ${deletePhotos}`,
  },
  groupPhotos: {
    what: 'Photos of one group',
    whom: 'group',
    variable: 'GROUP_PHOTOS',
    fallback: '100000',
    status: 507,
    sentence: () => `Your family has as many photos as it may have. ${deletePhotos}`,
  },
  personBytes: {
    what: 'Photos of all groups of one primary caretaker, in bytes',
    whom: 'person',
    variable: 'PERSON_QUOTA',
    fallback: '500GB',
    status: 507,
    sentence: () => groupIsFull,
  },
  personPhotos: {
    what: 'Photos of all groups of one primary caretaker',
    whom: 'person',
    variable: 'PERSON_PHOTOS',
    fallback: '200000',
    status: 507,
    sentence: () => groupIsFull,
  },
  personGroups: {
    what: 'Groups of one primary caretaker',
    whom: 'person',
    variable: 'PERSON_GROUPS',
    fallback: '30',
    status: 409,
    sentence: (limit) =>
      `One person can be the primary caretaker of ${limit} family groups at most, with those deleted in the last 30 days. Please let somebody else be it, or ask whoever runs this server for more.`,
  },
  groupRows: {
    what: 'Rows of one kind of a group',
    whom: 'group',
    variable: 'GROUP_ROWS',
    fallback: '50000',
    status: 409,
    sentence: (limit, what) =>
      `Your family has added as many ${what} as it may (${limit}, with those that were deleted). Please ask whoever runs this server for more.`,
  },
  groupDevices: {
    what: 'Screens, or Echoes, of one group',
    whom: 'group',
    variable: 'GROUP_DEVICES',
    fallback: '100',
    status: 409,
    sentence: (limit) =>
      `Your family has as many devices of this kind as it may have (${limit}). Please remove one that nobody uses any more.`,
  },
  personStreams: {
    what: 'Open pages of one person that hear of changes, at this process',
    whom: 'person',
    variable: 'PERSON_STREAMS',
    fallback: '100',
    status: 429,
    sentence: (limit) =>
      `You have more than ${limit} pages open. This one hears of changes later. Please close some.`,
  },
  groupStreams: {
    what: 'Open pages of the screens of one group, at this process',
    whom: 'group',
    variable: 'GROUP_STREAMS',
    fallback: '300',
    status: 429,
    sentence: (limit) =>
      `The screens of this family have more than ${limit} pages open. This one hears of changes later. Please close some.`,
  },
  pairingStreams: {
    what: 'Open pages from one network that wait to be connected as a screen, at this process',
    whom: 'address',
    variable: 'PAIRING_STREAMS',
    fallback: '200',
    status: 429,
    sentence: (limit) =>
      `More than ${limit} pages in this network wait to be connected. This one hears of it later. Please close some.`,
  },
  personWrites: {
    what: 'Changes of one person in a minute',
    whom: 'person',
    variable: 'WRITES_A_MINUTE',
    fallback: '1200',
    status: 429,
    perMs: minutes(1),
    sentence: (limit) =>
      `You have changed more than ${limit} things within a minute. Please wait a minute, and go on then.`,
  },
  personCalls: {
    what: 'Calls of one person in a second',
    whom: 'person',
    variable: 'CALLS_A_SECOND',
    fallback: '20',
    status: 429,
    perMs: seconds(1),
    sentence: () => 'You have asked for very much within a few seconds. Please wait a moment, and try again.',
  },
  mails: {
    what: 'Mails to one address in a day',
    whom: 'address',
    variable: 'MAILS_TO_ADDRESS',
    fallback: '100',
    status: 429,
    perMs: days(1),
    sentence: () => 'This address has had many mails today, so none was sent. Please try again tomorrow.',
  },
  invitationMails: {
    what: 'Invitations mailed to one address in a day',
    whom: 'address',
    variable: 'INVITATIONS_TO_ADDRESS',
    fallback: '10',
    status: 429,
    perMs: days(1),
    sentence: () =>
      'This address has had many invitations today, so no mail was sent. Please try again tomorrow.',
  },
  resetMails: {
    what: 'Links for a new password to one address in an hour',
    whom: 'address',
    variable: 'RESETS_TO_ADDRESS',
    fallback: '10',
    status: 429,
    perMs: hours(1),
    sentence: () =>
      'Many links for a new password were asked for with this address. Those that were mailed work for an hour: please look for them, also among the unwanted mails. Then try again.',
  },
} as const satisfies Record<string, Budget>

export type BudgetName = keyof typeof budgets
export type BudgetVariable = (typeof budgets)[BudgetName]['variable']

/** In numbers or bytes. Infinity: no limit. */
export type Limits = Record<BudgetName, number>

export const budgetNames = Object.keys(budgets) as BudgetName[]

export function budgetOf(name: BudgetName): Budget {
  return budgets[name]
}

/** Whether it is written like `20GB`, and not like `20`. */
export function isInBytes(name: BudgetName): boolean {
  return budgets[name].fallback.endsWith('B')
}
