type Sender = { firstName: string | null; lastName: string | null }

/** How the loved one calls the sender. An e-mail address is never said aloud. */
export function spokenName(sender: Sender | null, { yourFamily }: { yourFamily: string }): string {
  return sender?.firstName ?? sender?.lastName ?? yourFamily
}

export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** A text in one line of at most `max` characters, with "…" at its end if it was longer. */
export function shortened(text: string, max: number): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  const characters = [...line]
  return characters.length > max ? `${characters.slice(0, max - 1).join('')}…` : line
}

/** The text with a full stop, unless it ends a sentence already: "At the lake.", "Who is this?" */
export function ended(text: string): string {
  return /[.!?…。！？]["'”’)»]*$/u.test(text.trimEnd()) ? text.trimEnd() : `${text.trimEnd()}.`
}
