/** What ends the asking for a call: somebody takes it, or she needs it no more. */
export const endsOfCalls: readonly string[] = ['call_taken', 'call_withdrawn']
