/** The family's own names: Amazon gets them with each opening. */
export const nameType = 'FamilyName'

/** Intents of Amazon's own. Of `RepeatIntent` each language has samples of ours, too. A skill that plays sound needs pause and resume. */
export const builtInIntents = [
  'AMAZON.HelpIntent',
  'AMAZON.StopIntent',
  'AMAZON.CancelIntent',
  'AMAZON.NavigateHomeIntent',
  'AMAZON.FallbackIntent',
  'AMAZON.NextIntent',
  'AMAZON.PreviousIntent',
  'AMAZON.RepeatIntent',
  'AMAZON.PauseIntent',
  'AMAZON.ResumeIntent',
  'AMAZON.YesIntent',
  'AMAZON.NoIntent',
] as const

type Slot = { name: string; type: string }

/** Our intents, each with what it takes from the sentence. */
export const ourIntents = {
  NewsIntent: null,
  WhoSentIntent: null,
  WhoIsOnIntent: null,
  WhenTakenIntent: null,
  LoveIntent: null,
  ThankYouIntent: null,
  TakeBackIntent: null,
  NoteIntent: { name: 'message', type: 'AMAZON.SearchQuery' },
  ReadNoteIntent: null,
  ListenIntent: null,
  WatchIntent: null,
  CallMeIntent: null,
  CallNotNeededIntent: null,
  CallPersonIntent: { name: 'person', type: nameType },
  WellIntent: null,
  RecommendationsIntent: null,
  TodayIntent: null,
  TomorrowIntent: null,
  WhenComesIntent: { name: 'person', type: nameType },
  WhatDayIntent: null,
  AddItemIntent: { name: 'item', type: 'AMAZON.SearchQuery' },
  RemoveItemIntent: { name: 'item', type: 'AMAZON.SearchQuery' },
  ReadListIntent: null,
  CartIntent: null,
  PauseRoomIntent: null,
  ResumeRoomIntent: null,
  LinkIntent: { name: 'code', type: 'AMAZON.NUMBER' },
} satisfies { [name: string]: Slot | null }

/** What the Alexa app shows before somebody has the skill. Amazon's limits: a summary of 160 characters, three phrases. */
type Store = {
  summary: string
  description: string
  phrases: [string, string, string]
  keywords: string[]
  /** What the widget shows. */
  widget: string
}

/** How the skill is spoken to in one language. */
export type Talk = {
  /** What people call the skill by. Amazon requires two words and reserves some. */
  invocationName: string
  /** How it is opened: "open sun porch". */
  opening: string
  samples: Record<keyof typeof ourIntents | 'AMAZON.RepeatIntent', string[]>
  /** Whom she may name before Amazon knows the family's own names; each with another way to say it. */
  names: [name: string, also: string][]
  store: Store
}
