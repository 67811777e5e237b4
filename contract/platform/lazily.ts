/**
 * A function that calls `make` at its first call, and gives the same value at each later one. To make a format of `Intl` takes
 * a slow phone some milliseconds. Made with their modules, all formats of a page would be made before its first picture.
 */
export function lazily<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
