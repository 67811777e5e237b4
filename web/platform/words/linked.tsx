import { Fragment, type ReactNode } from 'react'

/**
 * A sentence with links in it, which is one text for whoever translates it: `linked('Read the [terms](terms).', { terms:
 * (text) => <a href="/terms">{text}</a> })`.
 */
export function linked<Name extends string>(
  sentence: string,
  links: Record<Name, (text: string) => ReactNode>,
): ReactNode {
  const parts = sentence.split(/\[([^\]]+)\]\((\w+)\)/)
  return parts.map((part, index) => {
    if (index % 3 === 2) return null
    const make = index % 3 === 1 ? links[parts[index + 1] as Name] : null
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence keep their places.
    return <Fragment key={index}>{make ? make(part) : part}</Fragment>
  })
}
