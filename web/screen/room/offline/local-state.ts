import * as z from 'zod/mini'
import { type LocalStore, localStore, type Schema } from '../../../platform/local-store.ts'
import {
  Absence,
  ClockOffset,
  CrashCount,
  DeviceId,
  IsTold,
  KeptView,
  PendingReports,
  PendingVoices,
  Refusal,
  Said,
  SentPress,
  Unplayed,
} from './kept-schemas.ts'

const version = 1

/** What this page keeps in localStorage, through reloads and power cuts. */
export const localState = {
  /** Known while this screen is paired, also when the view is lost. */
  deviceId: store('device', DeviceId),
  /** The server's last view. */
  view: store('view', KeptView),
  /** Oldest first. */
  reports: store('reports', PendingReports),
  sentPress: store('sent', SentPress),
  /** The deliveries whose films it has said that it cannot play; the oldest first. */
  unplayed: store('unplayed', Unplayed),
  /** Oldest first. */
  voices: store('voices', PendingVoices),
  /** What she has said last. */
  said: store('said', Said),
  /** She has read who hears what she says. */
  voiceTold: store('voice-told', IsTold),
  /** Milliseconds that the server's clock is ahead of the device's. */
  clockOffset: store('clock', ClockOffset),
  absence: store('away', Absence),
  /** That nobody will call, or has heard what she said, until it was read. */
  refusal: store('refusal', Refusal),
  /** Crashes in a row. */
  crashes: store('crashes', CrashCount),
}

migrate()

/** Removes everything: the pairing has ended. */
export function forgetLocalState(): void {
  for (const store of Object.values(localState)) store.remove()
}

function store<Value>(name: string, schema: Schema<Value>): LocalStore<Value> {
  return localStore({ key: `sunporch-screen-${name}`, version, schema })
}

/**
 * Takes over what releases before version 1 have kept: bare values under other keys. An older release
 * that is deployed again does not find the new keys, and so never reads a shape that it does not know.
 */
function migrate(): void {
  const device = z.object({ deviceId: DeviceId }).safeParse(readOld('view'))
  if (device.success) localState.deviceId.write(device.data.deviceId)
  adopt('view', KeptView, localState.view.write)
  adopt('reports', PendingReports, (old) =>
    localState.reports.write([...old, ...(localState.reports.read() ?? [])]),
  )
  adopt('clock', ClockOffset, localState.clockOffset.write)
  adopt('away', Absence, localState.absence.write)
  adopt('stumbles', CrashCount, localState.crashes.write)
}

/** Leaves the old value where it is when the new one cannot be written. */
function adopt<Value>(name: string, schema: Schema<Value>, write: (value: Value) => boolean): void {
  const old = readOld(name)
  if (old === undefined) return
  const parsed = schema.safeParse(old)
  if (!parsed.success || write(parsed.data)) localStorage.removeItem(oldKey(name))
}

/** Undefined where there is none; null where it is no JSON. */
function readOld(name: string): unknown {
  try {
    const text = localStorage.getItem(oldKey(name))
    return text === null ? undefined : parseJson(text)
  } catch {
    // The browser does not allow this site to store anything.
    return undefined
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function oldKey(name: string): string {
  return `sunporch-${name}`
}
