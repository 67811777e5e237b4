import clsx from 'clsx'
import { Tooltip } from 'radix-ui'
import type { ComponentProps } from 'react'
import { wasTabPressed } from './tab-key.ts'

/**
 * A square button with an icon. Its label is shown as a tooltip and read by screen readers. A dialog that opens gives
 * the focus to a button: nobody has asked for the tooltip then.
 */
export function IconButton({ label, className, ...rest }: ComponentProps<'button'> & { label: string }) {
  return (
    <Tooltip.Root>
      <Tooltip.Trigger
        type="button"
        aria-label={label}
        className={clsx(
          'grid size-11 shrink-0 place-items-center rounded-control transition-colors',
          className,
        )}
        onFocus={(event) => wasTabPressed() || event.preventDefault()}
        {...rest}
      />
      <Tooltip.Portal>
        <Tooltip.Content
          sideOffset={6}
          collisionPadding={8}
          className="z-50 max-w-80 rounded-lg bg-ink px-3 py-1.5 text-sm break-words text-paper shadow-pop"
        >
          {label}
        </Tooltip.Content>
      </Tooltip.Portal>
    </Tooltip.Root>
  )
}
