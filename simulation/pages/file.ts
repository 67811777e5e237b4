/** A file whose bytes, and those of its parts, are there at once: those of Node come from a thread. */
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

  override slice(start = 0, end = this.size): SimulatedFile {
    return new SimulatedFile([new Uint8Array(this.content.subarray(start, end))], this.name)
  }

  override async arrayBuffer(): Promise<ArrayBuffer> {
    return new Uint8Array(this.content).buffer
  }
}
