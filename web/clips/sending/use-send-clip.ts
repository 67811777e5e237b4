import type { FamilyGroup } from '#contract/family/groups.ts'
import { useTakeBackAction } from '../../delivery/delivery.queries.ts'
import { useWhereItIs } from '../../delivery/room-state.ts'
import { useGroupMutation } from '../../family/selection/group-data.ts'
import { showToast } from '../../platform/toast-store.ts'
import { clipsWords } from '../words/clips-words.ts'
import { type ClipToSend, type Step, sendClip } from './send-clip.ts'

type Sending = { clip: ClipToSend; signal: AbortSignal; onStep: (step: Step) => void }

/** For the given group, also when another one is selected meanwhile. */
export function useSendClip(group: FamilyGroup) {
  const where = useWhereItIs(group)
  const takeBackAction = useTakeBackAction(group)
  return useGroupMutation({
    run: (_selected, { clip, ...sending }: Sending) => sendClip(group.id, clip, sending),
    touches: ['clips'],
    // The dialog says it.
    meta: { isQuiet: true },
    async onSuccess({ delivery }) {
      // In memory, also since the dialog was opened, it was only added.
      if (delivery === null) showToast({ title: clipsWords().isKept })
      else showToast({ title: clipsWords().sent, description: await where(), ...takeBackAction(delivery) })
    },
  })
}
