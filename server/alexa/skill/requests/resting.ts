import { isDark, rest, sayPaused } from '../dark.ts'
import { sayAtRest } from '../in-memory.ts'
import { presentInbox } from '../present-inbox.ts'
import { argumentsOf, handler, isByRoutine, isIntent, isRequest } from '../request-context.ts'
import { answerButtons, opening } from './touch.ts'

// In a room that rests these answer in place of the usual handlers. What neither names is answered as always.

/** What would pass something on, or tell of it. */
const restsInMemory = [
  'AMAZON.ResumeIntent',
  'AMAZON.StartOverIntent',
  'AddItemIntent',
  'CallMeIntent',
  'CallNotNeededIntent',
  'CallPersonIntent',
  'CartIntent',
  'ListenIntent',
  'LoveIntent',
  'NoteIntent',
  'PauseRoomIntent',
  'ReadListIntent',
  'ReadNoteIntent',
  'RecommendationsIntent',
  'RemoveItemIntent',
  'ResumeRoomIntent',
  'TakeBackIntent',
  'ThankYouIntent',
  'TodayIntent',
  'TomorrowIntent',
  'WatchIntent',
  'WellIntent',
  'WhenComesIntent',
]

const playing = ['listen', 'with-sound']
const restingButtons = [...answerButtons.keys(), ...playing]

export const inMemory = handler(
  (input) => isIntent(input, restsInMemory) || restingButtons.includes(argumentsOf(input)[0] ?? ''),
  async (context) => sayAtRest(context),
  { during: 'in_memory' },
)

/** What would light up the pictures, or be heard. */
const restsInPause = [
  'NewsIntent',
  'ListenIntent',
  'AMAZON.NextIntent',
  'AMAZON.PreviousIntent',
  'AMAZON.RepeatIntent',
  'AMAZON.ResumeIntent',
  'AMAZON.StartOverIntent',
  'ReadNoteIntent',
  'RecommendationsIntent',
  'WatchIntent',
  'WhenTakenIntent',
  'WhoIsOnIntent',
  'WhoSentIntent',
]

export const paused = handler(
  (input) =>
    isRequest(input, 'LaunchRequest') ||
    isIntent(input, restsInPause) ||
    [...opening, ...playing].includes(argumentsOf(input)[0] ?? ''),
  async (context) => sayPaused(context),
  { during: 'paused' },
)

/** In quiet hours a routine opens the skill for nobody. The pictures come when these end. */
export const asleep = handler(
  (input) => isRequest(input, 'LaunchRequest') && isByRoutine(input),
  async (context) => (isDark(context) ? rest(context) : presentInbox(context)),
  { during: 'quiet' },
)
