import { Switch as Radix } from 'radix-ui'
import type { ComponentProps } from 'react'

/** Takes effect at once. Its label is a `<label>` for the same id. */
export function Switch(props: Omit<ComponentProps<typeof Radix.Root>, 'className'>) {
  return (
    <Radix.Root
      {...props}
      className="relative h-8 w-14 shrink-0 rounded-full bg-line-strong transition-colors before:absolute before:-inset-2 data-[state=checked]:bg-pine disabled:opacity-55"
    >
      <Radix.Thumb className="block size-6 translate-x-1 rtl:-translate-x-1 rounded-full bg-surface transition-transform data-[state=checked]:translate-x-7 rtl:data-[state=checked]:-translate-x-7" />
    </Radix.Root>
  )
}
