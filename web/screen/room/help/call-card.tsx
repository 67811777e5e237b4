import { PhoneCall } from 'lucide-react'
import { getsThroughWithin } from '../connection/is-online.ts'
import { listed } from '../language/grammar/sentence.ts'
import { clockInWords, sinceInWords } from '../language/time-words.ts'
import { useWords } from '../language/use-words.ts'
import type { Words } from '../language/words.ts'
import { firstName } from '../scenes/words/first-name.ts'
import { useNow } from '../time/use-now.ts'
import { daysBetween } from '../time/wall-clock.ts'
import type { HelpProps } from './help-props.ts'
import type { StandingCall } from './standing-call.ts'

/** In characters. What is longer makes the card a band (help.css). */
const maxShort = 45

type CallCardProps = HelpProps & { call: StandingCall; onAsk: () => void }

/** How far it is with the call that she has asked for, as long as that is true, and the way to take it back. */
export function CallCard({ view, now, isOnline, call, onAsk, onPress }: CallCardProps) {
  const words = useWords()
  // `now` changes too seldom to tell how long a press has waited.
  const second = useNow(1000)
  const { call: told, waitsSince } = call
  const isWaiting = waitsSince !== null && (!isOnline || second - waitsSince > getsThroughWithin)
  const mayAskAgain = told !== null && waitsSince === null && now >= Date.parse(told.againAt)
  const askedOrAgain = call.isAgain ? words.askedAgain : words.askedForCall
  const asked = askedOrAgain(whenInWords(call.askedAt, now, view.timeZone, words))
  const goesOn = isWaiting ? words.callWaits(inOneLine(view.helpPhone)) : progressInWords(call, words)
  const isTaken = Boolean(told?.taken) && !isWaiting
  const isLong = mayAskAgain || goesOn.length > maxShort
  return (
    <section className={`call-card ${isTaken ? 'taken' : ''} ${isLong ? 'long' : ''}`}>
      <PhoneCall className="call-sign" aria-hidden />
      <div role="status">
        <p className="call-first">
          {isTaken && <PhoneCall aria-hidden />}
          {isTaken ? goesOn : asked}
        </p>
        <p>{isTaken ? asked : goesOn}</p>
      </div>
      <div className="call-buttons">
        <button
          type="button"
          className="answer"
          onClick={() => onPress({ type: 'call', isNeeded: false, deliveryId: null, callId: told?.callId })}
        >
          {words.notNeeded}
        </button>
        {mayAskAgain && (
          <button type="button" className="answer" onClick={onAsk}>
            {words.askAgain}
          </button>
        )}
      </div>
    </section>
  )
}

/** A number is not broken. */
function inOneLine(phone: string | null | undefined): string | null {
  return phone?.replace(/ /g, '\u00a0') ?? null
}

/** "at 8:16"; on another day "yesterday evening". */
function whenInWords(at: number, now: number, timeZone: string, words: Words): string {
  if (daysBetween(at, now, timeZone) > 0) return sinceInWords(at, now, timeZone, words)
  return words.atTime(clockInWords(at, timeZone, words))
}

function progressInWords({ call }: StandingCall, words: Words): string {
  if (!call) return words.tellingFamily
  if (call.taken) return words.isGoingToCall(firstName(call.taken.name))
  const names = [...new Set(call.asking.map(firstName))]
  const isFew = names.length === 1 || names.length === 2
  const asking = isFew ? words.askingNow(listed(names, words.language)) : words.tellingFamily
  return call.cannot ? `${words.cannotCall(firstName(call.cannot))} ${asking}` : asking
}
