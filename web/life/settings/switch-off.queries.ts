import { lifeApi } from '#contract/life.ts'
import { groupMutation } from '../../family/selection/group-data.ts'
import { call } from '../../platform/server/api.ts'
import { lifeWords } from './life-words.ts'

export const useSwitchLifeOff = groupMutation({
  run: (groupId) => call(lifeApi.change, { params: { groupId }, body: { isOn: false } }),
  touches: ['life'],
  meta: {
    get success() {
      return lifeWords().isOff
    },
  },
})
