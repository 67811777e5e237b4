/** Says how far it is: in one line of a terminal, or else in a line for each tenth. Returns the function that is told. */
export function sayProgress(
  what: string,
  { things = 'photos', to = process.stderr }: { things?: string; to?: NodeJS.WriteStream } = {},
): (done: number, of: number) => void {
  let said = -1
  return (done, of) => {
    const step = to.isTTY ? 100 : 10
    const now = of === 0 ? step : Math.floor((done / of) * step)
    if (now === said) return
    said = now
    const line = `${what}: ${done} of ${of} ${things}`
    if (!to.isTTY) return void to.write(`${line}\n`)
    to.write(`\r${line}${done === of ? '\n' : ''}`)
  }
}
