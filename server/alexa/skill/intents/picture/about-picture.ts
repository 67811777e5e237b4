import { spokenDate } from '../../../language/local-time.ts'
import { spokenPeople } from '../../../language/picture-words.ts'
import { findCurrent } from '../../present-inbox.ts'
import { sayDone } from '../../reply.ts'
import { onIntent } from '../../request-context.ts'

/** "Who is on the picture?" */
export const whoIsOn = onIntent('WhoIsOnIntent', async (context) => {
  const { words } = context
  const item = await findCurrent(context)
  if (!item) return sayDone(context, words.nothingHere)
  if (item.kind !== 'photo') return sayDone(context, words.noPicture)
  return sayDone(context, spokenPeople(item.facts.people, words) || words.nobodyNamed)
})

/** "When was it taken?" */
export const whenTaken = onIntent('WhenTakenIntent', async (context) => {
  const { words, info } = context
  const item = await findCurrent(context)
  if (!item) return sayDone(context, words.nothingHere)
  if (item.kind !== 'photo') return sayDone(context, words.noPicture)
  const { takenOn } = item.facts
  return sayDone(context, takenOn ? words.takenOn(spokenDate(takenOn, info.locale)) : words.takenUnknown)
})
