/** A file whose bytes are there at once: those of Node come from a thread. */
export class SimulatedFile extends File {
  readonly content: Uint8Array

  constructor(
    parts: (SimulatedFile | Uint8Array<ArrayBuffer>)[],
    name: string,
    options: FilePropertyBag = {},
  ) {
    const bytes = parts.map((part) => (part instanceof SimulatedFile ? part.content : part))
    super(bytes as Uint8Array<ArrayBuffer>[], name, options)
    this.content = Buffer.concat(bytes)
  }
}
