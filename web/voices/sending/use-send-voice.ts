import type { FamilyGroup } from '#contract/family/groups.ts'
import { useTakeBackAction } from '../../delivery/delivery.queries.ts'
import { useWhereItIs } from '../../delivery/room-state.ts'
import { useGroupMutation } from '../../family/selection/group-data.ts'
import { showToast } from '../../platform/toast-store.ts'
import { voicesWords } from '../words/voices-words.ts'
import { sendVoice, type VoiceToSend } from './send-voice.ts'

/** For the given group, also when another one is selected meanwhile. */
export function useSendVoice(group: FamilyGroup) {
  const where = useWhereItIs(group)
  const takeBackAction = useTakeBackAction(group)
  return useGroupMutation({
    run: (_selected, voice: VoiceToSend) => sendVoice(group.id, voice),
    touches: ['voices'],
    // The dialog says it.
    meta: { isQuiet: true },
    async onSuccess({ delivery }) {
      // Kept in memory since the dialog was opened: then it was only added.
      if (delivery === null) showToast({ title: voicesWords().isKept })
      else showToast({ title: voicesWords().sent, description: await where(), ...takeBackAction(delivery) })
    },
  })
}
