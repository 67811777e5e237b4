// What is needed once she has asked for a call, in one chunk.

export { CallCard } from './call-card.tsx'
export { standingCall } from './standing-call.ts'
