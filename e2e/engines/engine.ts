/** A browser with one page, driven by the standard protocol of its maker. Every call throws when it is refused. */
export type Engine = {
  open(url: string): Promise<void>
  /** The value of a JavaScript expression in the page, as JSON. */
  read<T>(expression: string): Promise<T>
  /** Presses the middle of the element with the mouse. `element`: an expression, see `find.ts`. */
  press(element: string): Promise<void>
  /** Presses the field and types into it. */
  type(element: string, text: string): Promise<void>
  /** Chooses a file, by its path, in an input that may be hidden. */
  choose(element: string, path: string): Promise<void>
  close(): Promise<void>
}
