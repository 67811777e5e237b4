import { useEffect } from 'react'

/**
 * Puts what is new before the title of the page that is open, or in its place. The title of a page is an element of
 * its own, so this one is another: the first in the document is what the browser shows.
 */
export function usePageTitle({ urgent, unread }: { urgent: string | null; unread: number }): void {
  useEffect(() => {
    if (urgent === null && unread === 0) return
    const own = document.createElement('title')
    const write = () => {
      const titles = [...document.head.querySelectorAll('title')]
      const page = titles.find((title) => title !== own)?.textContent ?? ''
      const text = urgent ?? `(${unread}) ${page}`
      if (own.textContent !== text) own.textContent = text
      // A page that opens puts its title before all others.
      if (titles[0] !== own) document.head.prepend(own)
    }
    write()
    const observer = new MutationObserver(write)
    observer.observe(document.head, { childList: true, characterData: true, subtree: true })
    return () => {
      observer.disconnect()
      own.remove()
    }
  }, [urgent, unread])
}
