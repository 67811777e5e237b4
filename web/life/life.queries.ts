import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { type AwayDates, type LifeChange, lifeApi } from '#contract/life.ts'
import { useDevices } from '../delivery/delivery.queries.ts'
import { groupMutation, useGroupQuery, useRefresh } from '../family/selection/group-data.ts'
import { groupKey, noticesKey } from '../family/selection/group-keys.ts'
import { call } from '../platform/server/api.ts'
import { useServerMutation } from '../platform/server/mutation.ts'

/** How the daily sign of life is set, and how today stands. Which devices are there, and connected, is part of it. */
export function useLife() {
  const life = useGroupQuery('life', (groupId) => call(lifeApi.read, { params: { groupId } }))
  const refresh = useRefresh()
  const devices = useDevices()
    .data?.map(({ id, openedAt, isConnected }) => `${id} ${openedAt} ${isConnected}`)
    .join()
  const known = useRef(devices)
  useEffect(() => {
    if (known.current !== undefined && known.current !== devices) void refresh('life')
    known.current = devices
  })
  return life
}

/** The form says what went wrong. */
export const useChangeLife = groupMutation({
  run: (groupId, body: LifeChange) => call(lifeApi.change, { params: { groupId }, body }),
  touches: ['life'],
  meta: { isQuiet: true },
})

/** The family has talked with the loved one, and goes on. */
export const useGoOn = groupMutation({
  run: (groupId) => call(lifeApi.change, { params: { groupId }, body: { goesOn: true } }),
  touches: ['life'],
})

export const useAddAway = groupMutation({
  run: (groupId, body: AwayDates) => call(lifeApi.addAway, { params: { groupId }, body }),
  touches: ['life'],
  meta: { isQuiet: true },
})

export const useRemoveAway = groupMutation({
  run: (groupId, awayId: string) => call(lifeApi.removeAway, { params: { groupId, awayId } }),
  touches: ['life'],
})

/** In any of the person's groups. The caller shows the server's sentence when somebody else was first. */
export function useTakeAlarm(groupId: string) {
  return useAlarmMutation(groupId, () => call(lifeApi.take, { params: { groupId } }))
}

/** The caller shows the server's sentence. */
export function useGiveAlarmBack(groupId: string) {
  return useAlarmMutation(groupId, () => call(lifeApi.giveBack, { params: { groupId } }))
}

function useAlarmMutation(groupId: string, run: () => Promise<unknown>) {
  const client = useQueryClient()
  const keys = [groupKey(groupId, 'life'), groupKey(groupId, 'activity'), noticesKey]
  return useServerMutation({
    run,
    key: groupKey(groupId, 'life'),
    meta: { isQuiet: true },
    refresh: () => Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey }))),
  })
}
