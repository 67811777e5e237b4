// Apart from the fields: the screen's page must stay small.

/** Milliseconds in which she can take a heart or "Thank you" back (decision 144). */
export const takenBackWithin = 10 * 60_000
/** A hand that shakes presses twice. For these milliseconds another press is the same one. */
const samePressFor = 2000

/** Whether a press now takes the answer back. `now` in epoch milliseconds. */
export function canBeTakenBack(answers: { kind: string; at: string }[], kind: string, now: number): boolean {
  const times = answers.filter((answer) => answer.kind === kind).map(({ at }) => Date.parse(at))
  const age = now - Math.max(...times)
  return age >= samePressFor && age < takenBackWithin
}
