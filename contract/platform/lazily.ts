/**
 * What `make` makes, when it is first asked for. A format of `Intl` takes a slow phone some milliseconds to make, and those
 * of all a page's modules together would come before the first picture.
 */
export function lazily<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
