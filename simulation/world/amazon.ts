import type { Directive, Request, Response } from 'ask-sdk-model'
import { type EchoNow, envelopeOf } from '#server/testing/alexa/envelope.ts'
import { signatureHeaders, testCertificate } from '#server/testing/alexa/signature.ts'

/** An Echo of the family: Amazon's ids, and ours. */
export type Linked = Pick<EchoNow, 'userId' | 'deviceId'> & { ourId: string }

export type Slide = { id: string; kind: string; title: string; imageUrl: string }

/** The slides that are on the screen. `inbox` is what the document reports with each. */
export type Slides = { slides: Slide[]; at: number; inbox: string }

type Asking = { echo: EchoNow; request: Partial<Request> & { type: string } }

/** What Amazon posts to the skill: signed, as the real one does it. */
export function skillRequest({ echo, request }: Asking) {
  const body = JSON.stringify(envelopeOf(echo, request))
  return { method: 'POST' as const, url: '/api/alexa/skill', body, headers: signatureHeaders(body) }
}

/** One that is good at the time of the simulation. */
export function certificateAt(now: number): string {
  const year = 365 * 86_400_000
  return testCertificate({ from: new Date(now - year), until: new Date(now + year) })
}

/** Null for a page without slides: the dark one, or the one that says that there is nothing yet. */
export function slidesIn(directive: Directive): Slides | null {
  const { datasources } = directive as { datasources?: { payload?: Partial<Slides> } }
  const { slides, at = 0, inbox = '' } = datasources?.payload ?? {}
  return slides ? { slides, at, inbox } : null
}

export function asksForCode(directive: Directive): boolean {
  const { datasources } = directive as { datasources?: { payload?: { code?: string } } }
  return datasources?.payload?.code !== undefined
}

export function spokenIn({ outputSpeech }: Response): string {
  return outputSpeech?.type === 'SSML' ? outputSpeech.ssml.replaceAll(/<[^>]*>/g, '').trim() : ''
}
