export type CloudAnswer = { status: number; body?: unknown; headers?: Record<string, string> }

/** The state of the fake. A test reads it, and changes it to play Amazon's part. */
export type AlexaCloud = {
  url: string
  client: { id: string; secret: string }
  /** The scopes that Amazon gives the skill tokens for. */
  scopes: Set<string>
  /** The answer to every call: an error, or none at all. Null: the calls work. */
  trouble: CloudAnswer | 'silence' | null
  /** Method and path of every call that arrived, also of those that failed. */
  calls: string[]
  /** Accounts that have allowed notifications. */
  subscribed: Set<string>
  /** The limit of events for an account in a day. It applies to live skills only. */
  eventsADay: number
  /** The accepted events, in order. */
  events: ProactiveEvent[]
  devices: Map<string, FakeDevice>
  /** Content for devices that are offline, by ticket. */
  queue: Map<string, { type: string; deviceId: string }[]>
}

export type ProactiveEvent = {
  timestamp: string
  referenceId: string
  expiryTime: string
  event: { name: string; payload: Record<string, unknown> }
  localizedAttributes: Record<string, string>[]
  relevantAudience: { type: string; payload: { user?: string } }
}

/** `store` holds objects by "namespace/key". `result` is Amazon's result of a push to the device. */
export type FakeDevice = { store: Map<string, unknown>; result: string }
