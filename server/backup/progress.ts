/** Says how far it is: in one line of a terminal, or else in a line for each tenth. Returns the function that is told. */
export function sayProgress(what: string): (done: number, of: number) => void {
  const { stderr } = process
  let said = -1
  return (done, of) => {
    const step = stderr.isTTY ? 100 : 10
    const now = of === 0 ? step : Math.floor((done / of) * step)
    if (now === said) return
    said = now
    const line = `${what}: ${done} of ${of} photos`
    if (!stderr.isTTY) return void stderr.write(`${line}\n`)
    stderr.write(`\r${line}${done === of ? '\n' : ''}`)
  }
}
