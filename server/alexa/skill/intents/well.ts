import { findWatch } from '../../../life/watch.ts'
import { sayDone } from '../reply.ts'
import { onIntent } from '../request-context.ts'

/** "I am well": each word of hers is a sign of life, so it was recorded before. */
export const well = onIntent('WellIntent', async (context) => {
  const { app, echo, words } = context
  const watch = await findWatch(app, echo.family_group_id)
  const isTold = watch !== null && watch.on_at !== null
  return sayDone(context, isTold ? words.gladAndTold : words.glad)
})
