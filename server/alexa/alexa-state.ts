import type { AmazonAnswer } from './outbound/amazon-client.ts'

/** What one process keeps of Amazon, to be had again at any time. */
export type AlexaState = {
  /** Signing certificates by their address, once their chain has been checked. */
  certificates: Map<string, string>
  /** Access tokens by their scope. */
  tokens: Map<string, { token: string; goodUntil: number }>
  /** Tokens that are being asked for. */
  asking: Map<string, Promise<string | AmazonAnswer>>
}

declare module '../platform/context.ts' {
  interface App {
    alexa: AlexaState
  }
}

export function openAlexa(): AlexaState {
  return { certificates: new Map(), tokens: new Map(), asking: new Map() }
}
